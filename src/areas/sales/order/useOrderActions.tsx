import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { useSession } from '@/shared/auth/session';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { possibleFirst, type RowAction } from '@/shared/list/actions/RowActions';
import { needsOther } from '@/shared/rules/settlementMoney';
import { allows } from '@/shared/transitions/moves';
import { useNeeds } from '@/shared/transitions/useNeeds';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import { AuditTimeline } from '@/shared/review/AuditTimeline';
import { Notes } from '@/shared/notes/Notes';
import { type FactGroup, Facts } from '@/shared/record/Facts';
import { useFormats } from '@/shared/settings/useFormats';
import { wordOf } from '@/shared/lib/wordOf';
import { type Order, orders } from './order.resource';
import { type OrderAction, OrderMoveModal } from './OrderMoveModal';
import { orderMoves } from './order.states';
import { MoneyLine } from './MoneyLine';

/** Row actions of an order: view, status changes, remark. */
export function useOrderActions(open: OpenDialog): (order: Order) => RowAction[] {
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

/** All data of an order, with its history. */
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
      id={order.id}
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

/** The facts of an order by group (docs/contract#3.4.14); the refund group only if there is a refund. */
function orderFacts(t: TFunction<'sales'>, order: Order): FactGroup<Order>[] {
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
