import { type RecordMoves, reviewMoves } from '@/shared/resource/transitions/recordMoves';

const permission = 'approval:course';
const approved = { auditStatus: ['1'] } as const;

/** The status changes of a course (docs/contract#3.2, docs/contract#3.4.4). */
export const courseMoves = {
  ...reviewMoves(permission),
  shelve: {
    field: 'shelfStatus',
    from: ['0', '2'],
    to: '1',
    permission: `${permission}:shelf`,
    when: approved,
  },
  unshelve: { field: 'shelfStatus', from: ['1'], to: '2', permission: `${permission}:shelf`, when: approved },
  recommend: {
    field: 'isRecommend',
    from: ['N'],
    to: 'Y',
    permission: `${permission}:recommend`,
    when: approved,
  },
  unrecommend: { field: 'isRecommend', from: ['Y'], to: 'N', permission: `${permission}:recommend` },
} as const satisfies RecordMoves;
