import type { Moves } from '@/shared/states/moves';

/**
 * What people do with an order and in which of its states (docs/contract#3.4.14): 0 to be paid, 1 paid, 2 completed, 3 cancelled,
 * 4 being refunded, 5 refunded, 6 closed. Payment, completion and closing are the server's own.
 */
export const orderMoves = {
  cancel: { from: ['0'], to: '3', permission: 'sales:order:cancel' },
  refund: { from: ['1'], to: '4', permission: 'sales:order:refund' },
  confirm: { from: ['4'], to: '5', permission: 'sales:order:refund' },
  refuse: { from: ['4'], to: '1', permission: 'sales:order:refund' },
} as const satisfies Moves;
