import { fromCents } from '@/shared/lib/money';
import { cents } from '@/shared/lib/rules/orderMoney';
import {
  type LineAmounts,
  netOfLine,
  shareOf,
  statementOf,
  type StatementLine,
} from '@/shared/lib/rules/settlementMoney';
import { ago, creditCode, day, digits, mobile, person, pick } from './made';

/* The finance seeds: every status, uneven amounts, dates relative to today. */

const PAYERS = [
  '星禾智能科技',
  '澜序人力资源',
  '知微文化传媒',
  '云栖谷教育',
  '拓岸物流',
  '明屿餐饮管理',
  '栎木精密制造',
  '蔚然生物医药',
];
const BANKS = ['招商银行深圳高新园支行', '中国建设银行广州天河支行', '中国工商银行杭州西湖支行', '宁波银行南山支行'];
const PRODUCTS = ['企业会员·年度版', '职位置顶 7 天', '简历下载包 100 份', '汉字录入大赛报名', '办公自动化课程'];
const DAY = 1440;

const payerOf = (n: number) => `深圳${pick(PAYERS, n)}有限公司`;
/** Returns an amount with odd cents, always the same for the same `n`. */
const amountOf = (n: number) => fromCents(BigInt(19_900 + ((n * 73_331) % 900_000)));
const stampOf = (n: number) =>
  ago(n * DAY)
    .slice(0, 10)
    .replaceAll('-', '');
const voucher = (n: number) => `/api/biz/evidence/voucher/${n}.svg`;

const orderNoOf = (n: number) => `DD${stampOf(n % 40)}${digits(n * 7 + 1000, 6)}`;

/** Collections: those of today first; then pending, received, rejected and settled ones. */
export const collectionsSeed = () =>
  Array.from({ length: 46 }, (_, n) => {
    const collectionStatus = pick(['0', '1', '1', '3', '2', '0', '1'], n);
    const done = collectionStatus !== '0';
    const payTime = ago(90 + n * 610);
    return {
      id: 6001 + n,
      collectionNo: `SK${stampOf(n % 30)}${digits(n + 1, 4)}`,
      orderNo: orderNoOf(n),
      payerName: payerOf(n),
      payChannel: pick(['3', '1', '2', '3', '9'], n),
      amount: Number(amountOf(n)),
      payerBank: pick(BANKS, n),
      payerAccount: `6222${digits(n * 7_919_113 + 37, 15)}`,
      tradeNo: `${stampOf(n % 30)}${digits(n * 991, 10)}`,
      voucherImgs: [voucher(6001 + n)],
      payTime,
      collectionStatus,
      confirmBy: done ? person(n).name : null,
      confirmTime: done ? ago(30 + n * 600) : null,
      rejectReason: collectionStatus === '2' ? '未查到该笔到账' : null,
      remark: n % 6 === 0 ? '客户已电话确认付款' : null,
      createTime: ago(60 + n * 605),
    };
  });

/** Applications for invoices of every kind and status. One has an invalid tax number. */
export const invoicesSeed = () =>
  Array.from({ length: 42 }, (_, n) => {
    const invoiceStatus = pick(['0', '1', '3', '0', '4', '2', '3', '5', '6', '0'], n);
    const paper = invoiceStatus === '4' || n % 3 === 2;
    const company = n % 7 !== 6;
    const issued = ['3', '4', '5'].includes(invoiceStatus);
    const tax = creditCode('91', 440_305, n + 300);
    return {
      id: 7001 + n,
      applyNo: `KP${stampOf(n % 28)}${digits(n + 1, 4)}`,
      applicantType: company ? '1' : '3',
      applicantName: company ? payerOf(n) : person(n).name,
      orderNos: [orderNoOf(n + 60), ...(n % 4 === 0 ? [orderNoOf(n + 110)] : [])],
      amount: Number(amountOf(n + 60)),
      invoiceType: paper ? '3' : pick(['1', '2'], n),
      titleType: company ? '1' : '2',
      invoiceTitle: company ? payerOf(n === 9 ? n + 1 : n) : person(n).name,
      taxNo: company ? (n === 3 ? `${tax.slice(0, -1)}0` : tax) : null,
      bankName: pick(BANKS, n),
      bankAccount: digits(n * 7_919_113 + 4_000_000_000, 16),
      registerAddress: '深圳市南山区科苑南路 2666 号',
      registerPhone: '0755-86000000',
      invoiceContent: '*信息技术服务*信息服务费',
      email: paper ? null : `finance${n}@example.com`,
      receiverName: paper ? person(n).name : null,
      receiverPhone: paper ? mobile(n) : null,
      receiverAddress: paper ? `深圳市南山区科苑南路 ${2000 + n} 号` : null,
      expressCompany: invoiceStatus === '4' ? '顺丰速运' : null,
      expressNo: invoiceStatus === '4' ? `SF${digits(n * 7_919_113, 12)}` : null,
      invoiceStatus,
      invoiceCode: null,
      invoiceNo: issued ? `2644200000${digits(n * 7919, 10)}` : null,
      invoiceFile: issued && !paper ? `/api/biz/evidence/invoice/${7001 + n}.pdf` : null,
      invoiceTime: issued ? ago(n * 700) : null,
      rejectReason: invoiceStatus === '2' ? '发票抬头与付款方不一致' : invoiceStatus === '5' ? '订单已退款' : null,
      handleBy: issued || invoiceStatus === '2' ? person(n + 5).name : null,
      remark: null,
      applyTime: ago(200 + n * 730),
    };
  });

/** The platform's fee, in percent. */
export const FEE_RATE = 6;

interface SettledOrder {
  orderNo: string;
  productName: string;
  payTime?: string | null | undefined;
}

/** Returns the lines of a settlement for its orders with their amounts. */
export const linesOf = (orders: readonly { order: SettledOrder; line: LineAmounts }[]) =>
  orders.map(({ order: { orderNo, productName, payTime }, line }) => ({
    orderNo,
    productName,
    amount: fromCents(line.amount),
    refund: fromCents(line.refund),
    fee: fromCents(line.fee),
    settleAmount: fromCents(netOfLine(line)),
    payTime,
  }));

/** Returns the totals of a settlement's lines and the amount owed. */
export const sumsOf = (items: readonly StatementLine[], adjustAmount = '0.00') => ({
  ...statementOf(items, adjustAmount),
  feeRate: FEE_RATE,
  orderCount: items.length,
});

/** Settlements of the last months, with every status. */
export const settlementsSeed = () =>
  Array.from({ length: 36 }, (_, n) => {
    const settleStatus = pick(['0', '1', '3', '4', '2', '5', '4'], n);
    const months = 1 + Math.floor(n / 6);
    const [periodStart, periodEnd] = monthBefore(months);
    const items = linesOf(
      Array.from({ length: 3 + (n % 9) }, (_, no) => {
        const [paid, refund] = [cents(amountOf(n * 11 + no)), (n + no) % 8 === 5 ? 3_000n : 0n];
        return {
          order: {
            orderNo: `DD${periodStart.replaceAll('-', '').slice(0, 6)}${digits(no + 1, 2)}${digits(n * 31 + no, 6)}`,
            productName: pick(PRODUCTS, n + no),
            payTime: `${periodStart.slice(0, 7)}-${digits(no + 1, 2)} 10:2${no % 10}:00`,
          },
          line: { amount: paid, refund, fee: shareOf(paid - refund, FEE_RATE) },
        };
      }),
    );
    const audited = ['3', '4', '5'].includes(settleStatus);
    const paid = settleStatus === '4';
    const targetName = n % 3 === 2 ? person(n).name : `深圳${pick(PAYERS, n)}有限公司`;
    return {
      id: 8001 + n,
      settleNo: `JS${periodStart.replaceAll('-', '').slice(0, 6)}${digits(n + 1, 4)}`,
      targetType: n % 3 === 2 ? '3' : '1',
      targetId: 1001 + n,
      targetName,
      periodStart,
      periodEnd,
      period: `${periodStart}~${periodEnd}`,
      ...sumsOf(items, n % 5 === 0 ? '-10.00' : '0.00'),
      accountName: targetName,
      bankName: pick(BANKS, n),
      bankAccount: `6214${digits(n * 7_919_113 + 53, 15)}`,
      settleStatus,
      auditBy: audited ? person(n + 2).name : null,
      auditById: audited ? 9000 + n : null,
      auditTime: audited ? ago(n * 800 + 500) : null,
      payBy: paid ? person(n + 4).name : null,
      payById: paid ? 9100 + n : null,
      payTime: paid ? ago(n * 800) : null,
      payVoucher: paid ? voucher(8001 + n) : null,
      payFlowNo: paid ? `FK${digits(n * 7_919_113, 14)}` : null,
      failReason: settleStatus === '2' ? '金额有误，请调整' : settleStatus === '5' ? '银行退回：户名与账号不符' : null,
      items,
      createTime: ago(n * 900 + 300),
    };
  });

/** Returns the first and last day of the month that was this number of months ago. */
function monthBefore(months: number): [string, string] {
  const [year = 0, month = 0] = day(0).split('-').map(Number);
  const dayOf = (index: number, date: number) => new Date(Date.UTC(year, index, date)).toISOString().slice(0, 10);
  return [dayOf(month - 1 - months, 1), dayOf(month - months, 0)];
}
