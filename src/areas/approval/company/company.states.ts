import { auditMoves } from '@/shared/lib/recordMoves';

const permission = 'approval:company';

/** What can be done with a company and in which of its states (contract 3.2, 3.4.1). */
export const companyMoves = {
  ...auditMoves(permission),
  disable: { field: 'status', from: ['0'], to: '1', permission: `${permission}:status`, when: { auditStatus: ['1'] } },
  enable: { field: 'status', from: ['1'], to: '0', permission: `${permission}:status`, when: { auditStatus: ['1'] } },
  remove: { field: 'auditStatus', from: ['2', '3'], to: '', permission: `${permission}:remove` },
};
