import { allows, type Moves } from '@/shared/resource/transitions/moves';
import { isPaper } from './invoice.rules';

/** The status changes of an invoice application (docs/contract#3.4.18). Only the applicant can withdraw it (0 to 6). */
export const invoiceMoves = {
  pass: { from: ['0'], to: '1', permission: 'finance:invoice:audit' },
  // A passed application can still be rejected, because a refund may lower the amount that can be invoiced.
  reject: { from: ['0', '1'], to: '2', permission: 'finance:invoice:audit' },
  issue: { from: ['1'], to: '3', permission: 'finance:invoice:issue' },
  send: { from: ['3'], to: '4', permission: 'finance:invoice:send' },
  red: { from: ['3', '4'], to: '5', permission: 'finance:invoice:red' },
} as const satisfies Moves;

export type InvoiceMove = keyof typeof invoiceMoves;

/** True when the status change is allowed. Only paper invoices can be sent. */
export const mayMove = (move: InvoiceMove, row: { invoiceStatus?: string | null | undefined; invoiceType: string }) =>
  allows(invoiceMoves[move], row.invoiceStatus) && (move !== 'send' || isPaper(row));
