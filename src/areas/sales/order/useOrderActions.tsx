import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { useSession } from '@/shared/auth/session';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { possibleFirst, type RowAction } from '@/shared/list/actions/RowActions';
import { needsOther } from '@/shared/lib/rules/settlementMoney';
import { allows } from '@/shared/resource/transitions/moves';
import { useNeeds } from '@/shared/resource/transitions/useNeeds';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import { AuditTimeline } from '@/shared/review/AuditTimeline';
import { Notes } from '@/shared/record/notes/Notes';
import { Facts } from '@/shared/record/Facts';
import { type FactSpec, groupOf } from '@/shared/record/factsOf';
import { useFormats } from '@/shared/settings/useFormats';
import { wordOf } from '@/shared/lib/wordOf';
import { movementsQuery, type Order, orders } from './order.resource';
import { type OrderAction, OrderMoveModal } from './OrderMoveModal';
import { orderMoves } from './order.states';
import { useQuery } from '@tanstack/react-query';
import { DictTag } from '@/shared/dict/DictTag';
import { fromCents } from '@/shared/lib/money';
import { leftOf } from '@/shared/lib/rules/orderMoney';
import { Section } from '@/shared/record/Section';
import styles from './order.module.css';
import { momentsOf } from './moments';

/** Row actions of an order: view, status changes, remark. */
export function useOrderActions(): (order: Order) => RowAction[] {
  const open = useOpenDialog();
  const { t } = useTranslation(['sales', 'shared']);
  const needs = useNeeds('biz_order_status');
  const { user, config } = useSession();
  const begin = (chosen: OrderAction) => open((close) => <OrderMoveModal {...chosen} onClose={close} />);
  function whyNot(move: 'refund' | 'confirm' | 'cancel', { orderStatus, refundById }: Order) {
    if (!allows(orderMoves[move], orderStatus)) return needs(orderMoves[move]);
    return move === 'confirm' && needsOther(config.fourEyes, refundById, user?.userId) && t('order.otherConfirms');
  }

  return (order) => [
    {
      label: t('shared:action.detail'),
      permission: 'sales:order:get',
      onClick: () => open((close) => <OrderDrawer order={order} onClose={close} />),
    },
    ...possibleFirst(
      (['refund', 'confirm', 'cancel'] as const).map((move) => ({
        label: t(`order.moves.${move}`),
        permission: orderMoves[move].permission,
        danger: move === 'cancel',
        disabledReason: whyNot(move, order),
        onClick: () => begin({ order, action: move }),
      })),
    ),
    { label: t('order.note'), permission: 'sales:order:edit', onClick: () => begin({ order, action: 'remark' }) },
  ];
}

/** All data of an order, including its history. */
function OrderDrawer({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('sales');
  const { yuan } = useFormats();
  const withAmount = (log: NonNullable<Order['auditLogs']>[number]) => {
    const amount = log.amount === undefined || log.amount === null ? '' : yuan(log.amount);
    return { ...log, remark: [amount, log.remark].filter(Boolean).join(' · ') };
  };
  return (
    <RecordDrawer
      api={orders}
      row={order}
      reveal="sales:order:get"
      title={t('order.detailOf', { name: order.orderNo })}
      onClose={onClose}
    >
      {(row) => (
        <>
          {orderFacts(t, row).map((group) => (
            <Facts key={group.title} row={row} group={group} />
          ))}
          <MoneyLine order={row} />
          <AuditTimeline
            logs={(row.auditLogs ?? []).map((log) => withAmount(log))}
            actionLabel={(action) => wordOf(t, 'order.log', action)}
          />
          <Notes kind={orders.permission} id={row.id} />
        </>
      )}
    </RecordDrawer>
  );
}

/** The facts of an order by group (docs/contract#3.4.14). The refund group needs a refund reason or a refund time. */
function orderFacts(t: TFunction<'sales'>, { refundReason, refundTime }: Order) {
  const group = (name: 'order' | 'product' | 'buyer' | 'payment' | 'refund', facts: readonly FactSpec<Order>[]) =>
    groupOf(t, orders, t(`order.groups.${name}`), facts);
  const groups = [
    group('order', [
      { name: 'orderNo', as: 'copy' },
      'orderType',
      'orderStatus',
      'invoiceStatus',
      'createTime',
      'buyerRemark',
      'remark',
    ]),
    group('product', ['productName', 'quantity', { name: 'unitPrice', as: 'money' }, 'effectiveTime', 'expireTime']),
    group('buyer', ['buyerName', 'buyerType', { name: 'buyerPhone', secret: 'phone' }]),
    group('payment', [
      'totalAmount',
      'discountAmount',
      'payAmount',
      'payChannel',
      { name: 'tradeNo', as: 'copy' },
      'payTime',
    ]),
  ];
  return refundReason || refundTime
    ? [...groups, group('refund', ['refundAmount', 'refundTime', 'refundReason'])]
    : groups;
}

const DICTS = {
  collection: 'biz_collection_status',
  invoice: 'biz_invoice_status',
  settlement: 'biz_settle_status',
} as const;

/** The timeline of an order's money: ordered, collected, invoiced, refunded, settled. */
function MoneyLine({ order }: { order: Order }) {
  const { t } = useTranslation('sales');
  const formats = useFormats();
  const { data: movements } = useQuery(movementsQuery(order.id));
  return (
    <Section title={t('order.money.title')}>
      <ol className={styles.line}>
        {momentsOf(order, movements ?? []).map(({ key, kind, time, amount, no, status, by, reason }) => (
          <li key={key} className={styles[kind]}>
            <time>{formats.time(time)}</time>
            <span>
              <strong>{t(`order.money.${kind}`)}</strong> {no && <bdi>{no}</bdi>}{' '}
              {status && kind in DICTS && <DictTag dictType={DICTS[kind as keyof typeof DICTS]} value={status} />}
              {(by || reason) && <bdi>{[by, reason].filter(Boolean).join(' · ')}</bdi>}
            </span>
            <span className={styles.amount}>{formats.money(amount)}</span>
          </li>
        ))}
        <li className={styles.left}>
          <span />
          <strong>{t('order.money.left')}</strong>
          <strong className={styles.amount}>{formats.money(fromCents(leftOf(order)))}</strong>
        </li>
      </ol>
    </Section>
  );
}
