import { isCreditCode } from '@/shared/lib/rules/creditCode';

/**
 * True for a tax number (docs/contract#3.4.18). A tax number has 15, 17 or 20 characters, each a digit or a capital
 * letter. A valid credit code of 18 characters is also a tax number.
 */
export const isTaxNo = (text: string) =>
  /^(?:[0-9A-Z]{15}|[0-9A-Z]{17}|[0-9A-Z]{20})$/.test(text) || (text.length === 18 && isCreditCode(text));

/** True for an invoice number: 8 digits, or 20 digits for a fully digital invoice. */
export const isInvoiceNo = (text: string) => /^(?:\d{8}|\d{20})$/.test(text);

/** True for an invoice code: 10 or 12 digits. Fully digital invoices have no code. */
export const isInvoiceCode = (text: string) => /^(?:\d{10}|\d{12})$/.test(text);

/** True for an invoice on paper, which is sent by post: 增值税纸质专用发票. */
export const isPaper = ({ invoiceType }: { invoiceType: string }) => invoiceType === '3';
