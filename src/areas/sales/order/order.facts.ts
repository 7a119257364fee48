import type { TFunction } from 'i18next';
import type { FactGroup } from '@/shared/record/Facts';
import type { Order } from './order.resource';

/** The facts of an order by group (docs/contract#3.4.14); the refund group only if there is a refund. */
export function orderFacts(t: TFunction<'sales'>, order: Order): FactGroup<Order>[] {
  const label = (name: keyof Order & string) => t(`order.${name}`);
  const plain = (...names: (keyof Order & string)[]) => names.map((name) => ({ name, label: label(name) }));
  const money = (...names: (keyof Order & string)[]) =>
    names.map((name) => ({ name, label: label(name), as: 'money' as const }));
  const dict = (name: keyof Order & string, type: string) => ({ name, label: label(name), dict: type });
  const copy = (name: keyof Order & string) => ({ name, label: label(name), as: 'copy' as const });
  const groups: FactGroup<Order>[] = [
    {
      title: t('order.groups.order'),
      facts: [
        copy('orderNo'),
        dict('orderType', 'biz_order_type'),
        dict('orderStatus', 'biz_order_status'),
        dict('invoiceStatus', 'biz_order_invoice_status'),
        ...plain('createTime', 'buyerRemark', 'remark'),
      ],
    },
    {
      title: t('order.groups.product'),
      facts: [...plain('productName', 'quantity'), ...money('unitPrice'), ...plain('effectiveTime', 'expireTime')],
    },
    {
      title: t('order.groups.buyer'),
      facts: [
        ...plain('buyerName'),
        dict('buyerType', 'biz_member_type'),
        { name: 'buyerPhone', label: label('buyerPhone'), secret: 'phone' },
      ],
    },
    {
      title: t('order.groups.payment'),
      facts: [
        ...money('totalAmount', 'discountAmount', 'payAmount'),
        dict('payChannel', 'biz_pay_channel'),
        copy('tradeNo'),
        ...plain('payTime'),
      ],
    },
  ];
  const refunded = order.refundReason || order.refundTime;
  const refund = {
    title: t('order.groups.refund'),
    facts: [...money('refundAmount'), ...plain('refundTime', 'refundReason')],
  };
  return refunded ? [...groups, refund] : groups;
}
