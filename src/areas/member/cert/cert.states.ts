import { auditMoves, type RecordMoves } from '@/shared/transitions/recordMoves';

/** The status changes of a certification (docs/contract#3.4.26); the server sets the expired status. */
export const certMoves = {
  ...auditMoves('member:cert'),
  revoke: { field: 'auditStatus', from: ['1'], to: '4', permission: 'member:cert:revoke' },
} as const satisfies RecordMoves;
