import { type RecordMoves, reviewMoves } from '@/shared/resource/transitions/recordMoves';

const permission = 'approval:position';

/** The status changes of a position (docs/contract#3.2, docs/contract#3.4.5). */
export const positionMoves = {
  ...reviewMoves(permission),
  offline: { field: 'positionStatus', from: ['1'], to: '4', permission: `${permission}:offline` },
  top: {
    field: 'isTop',
    from: ['N'],
    to: 'Y',
    permission: `${permission}:top`,
    when: { positionStatus: ['1'] },
  },
  untop: { field: 'isTop', from: ['Y'], to: 'N', permission: `${permission}:top` },
} as const satisfies RecordMoves;
