import { type RecordMoves, reviewMoves } from '@/shared/resource/transitions/recordMoves';

const permission = 'approval:personal';

/** The status changes of a creator (docs/contract#3.2, docs/contract#3.4.3). */
export const personalMoves = {
  ...reviewMoves(permission),
  disable: { field: 'status', from: ['0'], to: '1', permission: `${permission}:status` },
  enable: { field: 'status', from: ['1'], to: '0', permission: `${permission}:status` },
} as const satisfies RecordMoves;
