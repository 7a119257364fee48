import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { invoiceSchema } from '@/areas/finance/invoice/invoice.resource';
import { isInvoiceCode, isInvoiceNo, isPaper } from '@/areas/finance/invoice/invoice.rules';
import { type InvoiceMove, invoiceMoves, mayMove } from '@/areas/finance/invoice/invoice.states';
import { fromCents, type Money } from '@/shared/lib/money';
import { leftOf } from '@/shared/lib/rules/orderMoney';
import { crud } from '../crud';
import { act, NOT_ALLOWED, reasonOf } from '../moves';
import { revealOf } from '../reveal';
import { refuse, textOf, timestamp } from '../respond';
import { invoicesSeed } from '../seeds/finance';
import { defineTable } from '../table';
import { sumHandler } from '../totals';
import { checkInvoiceable, ordersInvoiced } from './orders';

const invoiceRow = z.object(invoiceSchema.shape).extend({ id: z.number() });
type InvoiceRow = z.infer<typeof invoiceRow>;

/** The applications for invoices. */
export const invoices = defineTable({ name: 'invoices', idKey: 'id', schema: invoiceRow, seed: invoicesSeed });

interface Buyer {
  orderNo: string;
  orderStatus: string;
  buyerType: string;
  buyerName: string;
  payAmount: Money | null;
  refundAmount?: Money | null | undefined;
}

const path = '/biz/invoice';
const resource = {
  path,
  table: invoices,
  permission: 'finance:invoice',
  range: 'applyTime',
  sort: { field: 'applyTime', order: 'desc' },
  sortable: ['amount', 'applyTime', 'invoiceTime'],
  secrets: { bankAccount: 'bank', registerPhone: 'phone', receiverPhone: 'phone' },
  maskRecord: true,
  filters: {
    applyNo: 'like',
    applicantType: 'eq',
    applicantName: 'like',
    invoiceType: 'eq',
    titleType: 'eq',
    invoiceTitle: 'like',
    invoiceStatus: 'eq',
  },
} as const;

/** Returns the status after a status change. Throws a refusal if the application does not allow it. */
function moved(move: InvoiceMove, row: InvoiceRow): string {
  if (!mayMove(move, row)) refuse(move === 'pass' || move === 'reject' ? '该记录已审核，请勿重复操作' : NOT_ALLOWED);
  return invoiceMoves[move].to;
}

/** Applications for invoices (docs/contract#3.4.18): audited, issued, sent, canceled. */
export const invoiceHandlers: RequestHandler[] = [
  ...crud({ ...resource, verbs: ['list', 'get'], permissions: { get: 'finance:invoice:get' } }),
  sumHandler({ ...resource, fields: ['amount'] }),
  revealOf(path, `${resource.permission}:get`, resource),
  act({
    path,
    table: invoices,
    verb: 'audit',
    permission: invoiceMoves.pass.permission,
    change: async (row, body, call) => {
      const verdict =
        body.invoiceStatus === '1' ? 'pass' : body.invoiceStatus === '2' ? 'reject' : refuse('参数错误', 400);
      const invoiceStatus = moved(verdict, row);
      const rejectReason = verdict === 'reject' ? reasonOf(body, 'rejectReason', '请输入驳回原因') : null;
      if (verdict === 'pass') await checkInvoiceable(row);
      if (verdict === 'reject') await ordersInvoiced(row.orderNos, '0');
      return { invoiceStatus, rejectReason, handleBy: call.user.userName };
    },
  }),
  act({
    path,
    table: invoices,
    verb: 'issue',
    permission: invoiceMoves.issue.permission,
    change: async (row, body, call) => {
      const invoiceStatus = moved('issue', row);
      await checkInvoiceable(row);
      const [invoiceNo, invoiceCode, invoiceFile] = ['invoiceNo', 'invoiceCode', 'invoiceFile'].map((name) =>
        textOf(body, name),
      ) as [string, string, string];
      if (!isInvoiceNo(invoiceNo)) refuse('发票号码为8位或20位数字');
      if (invoiceCode && !isInvoiceCode(invoiceCode)) refuse('发票代码为10位或12位数字');
      if (!isPaper(row) && !invoiceFile) refuse('请上传电子发票文件');
      const others = (await invoices.all()).filter(({ id }) => id !== row.id);
      if (others.some((other) => other.invoiceNo === invoiceNo && (other.invoiceCode ?? '') === invoiceCode))
        refuse('发票号码已存在');
      await ordersInvoiced(row.orderNos, '2');
      return {
        invoiceStatus,
        invoiceNo,
        invoiceCode: invoiceCode || null,
        invoiceFile: invoiceFile || null,
        invoiceTime: timestamp(),
        handleBy: call.user.userName,
      };
    },
  }),
  act({
    path,
    table: invoices,
    verb: 'send',
    permission: invoiceMoves.send.permission,
    change: (row, body, call) => {
      const invoiceStatus = moved('send', row);
      const [expressCompany, expressNo] = [textOf(body, 'expressCompany'), textOf(body, 'expressNo')];
      if (!expressCompany || !expressNo) refuse('请输入快递公司和快递单号');
      return { invoiceStatus, expressCompany, expressNo, handleBy: call.user.userName };
    },
  }),
  act({
    path,
    table: invoices,
    verb: 'red',
    permission: invoiceMoves.red.permission,
    change: async (row, body, call) => {
      const invoiceStatus = moved('red', row);
      const rejectReason = reasonOf(body, 'reason', '请输入红冲原因');
      await ordersInvoiced(row.orderNos, '0');
      return { invoiceStatus, rejectReason, handleBy: call.user.userName };
    },
  }),
];

/** Simulates a buyer who applies for an invoice for a paid order. */
export async function applyForInvoice(order: Buyer): Promise<void> {
  const { orderNo, buyerType, buyerName } = order;
  const amount = fromCents(leftOf(order));
  await checkInvoiceable({ orderNos: [orderNo], amount });
  const id = await invoices.nextId();
  const company = buyerType !== '3';
  await invoices.insert({
    id,
    applyNo: `KP${timestamp().replaceAll(/\D/g, '').slice(0, 8)}${id}`,
    applicantType: buyerType,
    applicantName: buyerName,
    orderNos: [orderNo],
    amount,
    invoiceType: '1',
    titleType: company ? '1' : '2',
    invoiceTitle: buyerName,
    taxNo: company ? '91440300MA5TE2T002' : null,
    invoiceContent: '*信息技术服务*信息服务费',
    email: 'finance@example.com',
    invoiceStatus: '0',
    applyTime: timestamp(),
  });
  await ordersInvoiced([orderNo], '1');
}
