import { auditMoves } from '@/shared/states/recordMoves';

/** What can be done with a certification (docs/contract#3.4.26); that one has expired is the server's own move. */
export const certMoves = {
  ...auditMoves('member:cert'),
  revoke: { field: 'auditStatus', from: ['1'], to: '4', permission: 'member:cert:revoke' as const },
};
