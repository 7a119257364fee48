import { auditMoves } from '@/shared/transitions/recordMoves';

const permission = 'approval:course';
const approved = { auditStatus: ['1'] };

/** The status changes of a course (docs/contract#3.2, docs/contract#3.4.4). */
export const courseMoves = {
  ...auditMoves(permission),
  shelve: {
    field: 'shelfStatus',
    from: ['0', '2'],
    to: '1',
    permission: `${permission}:shelf` as const,
    when: approved,
  },
  unshelve: { field: 'shelfStatus', from: ['1'], to: '2', permission: `${permission}:shelf` as const, when: approved },
  recommend: {
    field: 'isRecommend',
    from: ['N'],
    to: 'Y',
    permission: `${permission}:recommend` as const,
    when: approved,
  },
  unrecommend: { field: 'isRecommend', from: ['Y'], to: 'N', permission: `${permission}:recommend` as const },
};
