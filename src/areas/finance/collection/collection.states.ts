import type { Moves } from '@/shared/resource/transitions/moves';

const permission = 'finance:collection:confirm';

/** The status changes of a collection (docs/contract#3.4.17). The server itself sets status 3 (已核销, settled). */
export const collectionMoves = {
  confirm: { from: ['0'], to: '1', permission },
  reject: { from: ['0'], to: '2', permission },
} as const satisfies Moves;
