import type { Moves } from '@/shared/resource/transitions/moves';

/**
 * The status changes that people make to an order (docs/contract#3.4.14). 0 is unpaid, 1 paid, 2 completed, 3 canceled,
 * 4 refund requested, 5 refunded and 6 closed. The server itself sets paid, completed and closed. After a partial
 * refund, the server resets the order to 1.
 */
export const orderMoves = {
  cancel: { from: ['0'], to: '3', permission: 'sales:order:cancel' },
  refund: { from: ['1'], to: '4', permission: 'sales:order:refund' },
  confirm: { from: ['4'], to: '5', permission: 'sales:order:refund' },
  refuse: { from: ['4'], to: '1', permission: 'sales:order:refund' },
} as const satisfies Moves;
