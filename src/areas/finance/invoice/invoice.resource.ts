import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { dateTime, id, entry, money } from '@/shared/api/fields';

/** An application for an invoice (docs/contract#3.4.18). */
export const invoiceSchema = z.object({
  id,
  applyNo: z.string().max(32).nullish(),
  applicantType: entry('biz_member_type', 1).nullish(),
  applicantName: z.string().max(100).nullish(),
  orderNos: z.array(z.string()).nullish(),
  amount: money,
  invoiceType: entry('biz_invoice_type', 1),
  titleType: entry('biz_invoice_title_type', 1),
  invoiceTitle: z.string().max(100),
  taxNo: z.string().max(20).nullish(),
  bankName: z.string().max(50).nullish(),
  bankAccount: z.string().max(30).nullish(),
  registerAddress: z.string().max(200).nullish(),
  registerPhone: z.string().max(20).nullish(),
  invoiceContent: z.string().max(50).nullish(),
  email: z.string().max(50).nullish(),
  receiverName: z.string().max(30).nullish(),
  receiverPhone: z.string().max(20).nullish(),
  receiverAddress: z.string().max(200).nullish(),
  expressCompany: z.string().max(30).nullish(),
  expressNo: z.string().max(30).nullish(),
  invoiceStatus: entry('biz_invoice_status', 1).nullish(),
  invoiceCode: z.string().max(12).nullish(),
  invoiceNo: z.string().max(20).nullish(),
  invoiceFile: z.string().max(255).nullish(),
  invoiceTime: dateTime.nullish(),
  rejectReason: z.string().max(200).nullish(),
  handleBy: z.string().max(64).nullish(),
  remark: z.string().max(500).nullish(),
  applyTime: dateTime.nullish(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const invoices = resource({
  schema: invoiceSchema,
  path: '/biz/invoice',
  permission: 'finance:invoice',
  nameOf: ({ applyNo, id: own }) => applyNo ?? String(own),
});
