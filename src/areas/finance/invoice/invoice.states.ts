import { allows, type Moves } from '@/shared/states/moves';
import { isPaper } from './invoice.rules';

/** What can be done with an invoice application and in which state (docs/contract#3.4.18); 0 → 6 is the applicant's own. */
export const invoiceMoves = {
  pass: { from: ['0'], to: '1', permission: 'finance:invoice:audit' },
  reject: { from: ['0'], to: '2', permission: 'finance:invoice:audit' },
  issue: { from: ['1'], to: '3', permission: 'finance:invoice:issue' },
  send: { from: ['3'], to: '4', permission: 'finance:invoice:send' },
  red: { from: ['3', '4'], to: '5', permission: 'finance:invoice:red' },
} as const satisfies Moves;

/** One of them. */
export type InvoiceMove = keyof typeof invoiceMoves;

/** Whether a move may be made with an application; only paper is sent. */
export const mayMove = (move: InvoiceMove, row: { invoiceStatus?: string | null | undefined; invoiceType: string }) =>
  allows(invoiceMoves[move], row.invoiceStatus) && (move !== 'send' || isPaper(row));
