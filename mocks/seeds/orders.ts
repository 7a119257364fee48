import { addMoney, fromCents, toCents } from '@/shared/lib/money';
import { timestamp } from '../respond';

const HOUR = 3_600_000;

/** Order type, product, unit price. */
const PRODUCTS = [
  ['1', '企业会员年度套餐', '1999.00'],
  ['1', '企业会员季度套餐', '799.50'],
  ['2', '前端工程化实战课', '268.80'],
  ['3', '全国打字竞赛报名', '68.00'],
  ['4', '职位置顶推广', '20.00'],
  ['5', '办公软件技能测试', '49.90'],
  ['1', '个人会员年卡', '168.00'],
] as const;
/** Buyer type, name. */
const BUYERS = [
  ['1', '深圳市示例科技有限公司'],
  ['1', '杭州示例网络有限公司'],
  ['1', '成都示例餐饮管理有限公司'],
  ['2', '示例职业技术学院'],
  ['2', '示例技师学院'],
  ['3', '李晓彤'],
  ['3', '王子涵'],
] as const;
const STATES = ['1', '2', '0', '1', '4', '2', '1', '3', '5', '1', '6', '2'] as const;

/** Sixty orders with every status, the newest a few hours old. The paid amount matches the status. */
export function ordersSeed() {
  const now = Date.now();
  return [
    ...Array.from({ length: 60 }, (_, index) => order(index + 1, now)),
    ...Array.from({ length: 3 }, (_, index) => transfer(61 + index, now)),
  ];
}

/** Returns an order paid by bank transfer whose buyer applies for an invoice. The finance mock uses it. */
function transfer(id: number, now: number) {
  const plain = order(2, now - id * HOUR);
  return {
    ...plain,
    id,
    orderNo: `SO${plain.createTime.slice(0, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}`,
    orderType: '1',
    productName: '企业会员两年套餐',
    unitPrice: 1999,
    quantity: 1,
    totalAmount: 1999,
    discountAmount: 0,
    payAmount: 1999,
    buyerType: '1',
    buyerName: `东莞示例电子有限公司（${id - 60}）`,
    buyerRemark: '对公转账，付款后请开票',
    orderStatus: '0',
    invoiceStatus: '0',
  };
}

function order(id: number, now: number) {
  const [orderType, productName, unitPrice] = PRODUCTS[id % PRODUCTS.length] ?? PRODUCTS[0];
  const [buyerType, buyerName] = BUYERS[(id * 3) % BUYERS.length] ?? BUYERS[0];
  const orderStatus = STATES[id % STATES.length] ?? '1';
  const quantity = orderType === '4' ? 7 : 1 + (id % 3 === 0 ? 1 : 0);
  const total = addMoney(Array.from({ length: quantity }, () => unitPrice));
  const discountAmount = id % 5 === 0 ? '10.00' : '0.00';
  const paid = !['0', '3', '6'].includes(orderStatus);
  const payable = fromCents((toCents(total) ?? 0n) - (toCents(discountAmount) ?? 0n));
  const time = (hours: number) => timestamp(new Date(now - (id * 11 - hours) * HOUR));
  // A few paid orders have a partial refund. In status 4 half is requested, and in status 5 everything is refunded.
  const partly = orderStatus === '1' && id % 24 === 9;
  const refundable = orderStatus === '4' || orderStatus === '5' || partly;
  const half = fromCents((toCents(payable) ?? 0n) / 2n);
  const refundAmount = refundable ? (orderStatus === '5' ? payable : partly ? '30.00' : half) : '0.00';
  const log = (
    action: string,
    fromStatus: string,
    toStatus: string,
    hours: number,
    operatorName: string = buyerName,
  ) => ({
    action,
    fromStatus,
    toStatus,
    remark: action === 'refund' ? '未使用，买家申请退款' : action === 'cancel' ? '买家要求取消' : '',
    operatorName,
    operateTime: time(hours),
  });
  const logs = [
    log('order', '', '0', 0),
    ...(paid ? [log('pay', '0', '1', 1)] : []),
    ...(orderStatus === '2' ? [log('complete', '1', '2', 6, '系统')] : []),
    ...(orderStatus === '3' ? [log('cancel', '0', '3', 1)] : []),
    ...(orderStatus === '6' ? [log('close', '0', '6', 0.5, '系统')] : []),
    ...(refundable ? [log('refund', '1', '4', 4)] : []),
    ...(orderStatus === '5' || partly ? [log('confirm', '4', orderStatus, 8, '系统管理员')] : []),
  ];
  return {
    id,
    orderNo: `SO${time(0).slice(0, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}`,
    orderType,
    productId: (id % PRODUCTS.length) + 1,
    productName,
    quantity,
    unitPrice: Number(unitPrice),
    buyerType,
    buyerId: 1000 + (id % 40),
    buyerName,
    buyerPhone: `138${String(10_000_000 + id * 37_411).slice(0, 8)}`,
    totalAmount: Number(total),
    discountAmount: Number(discountAmount),
    payAmount: Number(payable),
    payChannel: paid ? (['1', '2', '3', '4', '9'][id % 5] ?? '1') : null,
    tradeNo: paid ? `TEST${String(id * 7_919).padStart(12, '0')}` : null,
    payTime: paid ? time(1) : null,
    orderStatus,
    invoiceStatus: paid && !refundable ? String(id % 3) : '0',
    refundAmount: Number(refundAmount),
    refundReason: refundable ? '未使用，买家申请退款' : null,
    refundTime: orderStatus === '5' || partly ? time(8) : null,
    effectiveTime: paid ? time(1) : null,
    expireTime: paid ? timestamp(new Date(now + (365 * 24 - id * 11) * HOUR)) : null,
    buyerRemark: id % 4 === 0 ? '请尽快开通' : null,
    remark: null,
    createTime: time(0),
    auditLogs: logs.map((entry, no) => ({ id: no + 1, ...entry })).toReversed(),
  };
}
