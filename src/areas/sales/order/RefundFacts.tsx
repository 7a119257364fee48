import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { factsOf } from '@/shared/record/factsOf';
import { useFormats } from '@/shared/settings/useFormats';
import { useDict } from '@/shared/dict/useDict';
import { fromCents, isPositive, type Money } from '@/shared/lib/money';
import { cents, leftOf, refundedOf, stateAfterRefund } from '@/shared/lib/rules/orderMoney';
import { FactList } from '@/shared/record/Facts';
import { ConsequenceList } from '@/shared/display/ConsequenceList';
import { movementsQuery, type Order, orders } from './order.resource';

interface RefundFactsProps {
  order: Order;
  /** The requested amount to confirm, or 0 for a rejection. If undefined, uses the amount typed in the form. */
  asked?: Money;
}

/** Data to read before a refund: buyer, product, amounts, invoice, settlement, and the irreversible consequences. */
export function RefundFacts({ order, asked }: RefundFactsProps) {
  const { t } = useTranslation('sales');
  const { money } = useFormats();
  const states = useDict('biz_settle_status');
  const { data: movements } = useQuery(movementsQuery(order.id));
  const typed = Form.useWatch<Money | null | undefined>('refundAmount', Form.useFormInstance());
  const amount = asked ?? typed ?? 0;
  const left = leftOf(order) - cents(amount);
  const settlements = movements?.filter(({ kind }) => kind === 'settlement') ?? [];
  const isSettled = settlements.length > 0;
  const stateOf = (status: string) => states.find(({ value }) => value === status)?.label ?? status;
  const facts = factsOf(t, orders, [
    'buyerName',
    'productName',
    'payAmount',
    { name: 'refundedAmount', label: t('order.refunded'), show: () => money(fromCents(refundedOf(order))) },
    'invoiceStatus',
    ...(movements
      ? [
          {
            name: 'orderNo' as const,
            label: t('order.settled'),
            show: () =>
              settlements.map(({ no, status }) => `${no} ${stateOf(status)}`).join(t('shared:crud.comma')) ||
              t('order.notSettled'),
          },
        ]
      : []),
  ]);
  const rest = money(fromCents(left));
  return (
    <>
      <FactList row={order} title={t('order.title')} facts={facts} columns={2} />
      {isPositive(amount) && left >= 0 && (
        <ConsequenceList
          lines={[
            asked === undefined && t('order.follows.asked'),
            stateAfterRefund(order, amount) === '1'
              ? t(isSettled ? 'order.follows.partSettled' : 'order.follows.part', { rest })
              : t(isSettled ? 'order.follows.allSettled' : 'order.follows.all'),
            order.invoiceStatus === '2' && t('order.follows.invoiced'),
            isSettled && t('order.follows.settled'),
            t('order.follows.final'),
          ]}
        />
      )}
    </>
  );
}
