import { type RecordMoves, reviewMoves } from '@/shared/resource/transitions/recordMoves';

/** The status changes of a certification (docs/contract#3.4.26). The server sets the status "expired". */
export const certMoves = {
  ...reviewMoves('member:cert'),
  revoke: { field: 'auditStatus', from: ['1'], to: '4', permission: 'member:cert:revoke' },
} as const satisfies RecordMoves;
