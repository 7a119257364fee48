import type { Moves } from '@/shared/states/moves';

const permission = 'finance:collection:confirm';

/** What can be done with a collection and in which state (docs/contract#3.4.17); 3 已核销 is the server's own. */
export const collectionMoves = {
  confirm: { from: ['0'], to: '1', permission },
  reject: { from: ['0'], to: '2', permission },
} as const satisfies Moves;
