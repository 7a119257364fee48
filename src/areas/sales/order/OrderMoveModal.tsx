import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { useFormats } from '@/shared/settings/useFormats';
import { EditModal } from '@/shared/form/EditModal';
import { storedIn } from '@/shared/form/stored';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { moveOf, useAmount, useNow } from '@/shared/form/move/move';
import { allows } from '@/shared/resource/transitions/moves';
import { fromCents, isPositive } from '@/shared/lib/money';
import { leftOf, type MoneyOrder, refundProblem } from '@/shared/lib/rules/orderMoney';
import { type Order, orders } from './order.resource';
import { orderMoves } from './order.states';
import { RefundDecision } from './RefundDecision';
import { RefundFacts } from './RefundFacts';
import { useDict } from '@/shared/dict/useDict';
import { wordOf } from '@/shared/lib/wordOf';
import { MAX_MONEY } from '@/shared/form/fields/money';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';

const { Field } = itemsOf(orders);

/** The form item for the refund amount, which must be more than 0 and at most the amount not refunded yet. */
function RefundItem({ order }: { order: MoneyOrder }) {
  const { t } = useTranslation('sales');
  const { money } = useFormats();
  const moneyRule = useMoneyRule({ min: -MAX_MONEY });
  const most = money(fromCents(leftOf(order)));
  const rule = ruleOf((amount?: number | null) => {
    const problem = refundProblem(amount, order);
    return problem && t(`order.refundProblem.${problem}`, { most });
  });
  return (
    <Field name="refundAmount" required validateFirst rules={[moneyRule, rule]} extra={t('order.refundMost', { most })}>
      <MoneyField />
    </Field>
  );
}

/** An action on an order that opens a dialog. */
export interface OrderAction {
  order: Order;
  action: 'remark' | 'cancel' | 'refund' | 'confirm';
}

/** The dialog to add a remark, to cancel or refund, or to decide on a requested refund. */
export function OrderMoveModal({ order, action, onClose }: OrderAction & { onClose: () => void }) {
  const { t } = useTranslation('sales');
  const { yuan } = useFormats();
  const now = useOrderNow();
  const amountIn = useAmount();
  const { id } = order;
  const dialog = { path: orders.path, title: t(`order.deeds.${action}`, { name: order.orderNo }), onClose };
  if (action === 'remark')
    return (
      <EditModal
        {...dialog}
        start={storedIn(orders, order)}
        save={({ remark }, key) => orders.save({ id, remark: remark ?? '' }, key)}
      >
        <RemarkItem />
      </EditModal>
    );
  const asked = {
    ...dialog,
    danger: true,
    kind: `order.${action}`,
    move: moveOf(orders, order, action, {
      may: ({ orderStatus }) => allows(orderMoves[action], orderStatus),
      now,
      ...(action === 'confirm' && { amount: amountIn('refundAmount') }),
    }),
  };
  if (action === 'cancel')
    return (
      <ReasonModal
        {...asked}
        label={t('order.reason')}
        okText={t('order.cancelOrder')}
        done={t('order.done.cancel')}
        presets={presetsOf(t, 'order.presets.cancel')}
        run={(reason, key) => orders.act('cancel', { id, reason }, key)}
      />
    );
  if (action === 'refund')
    return (
      <ReasonModal
        {...asked}
        wide
        start={{ refundAmount: Number(fromCents(leftOf(order))) }}
        label={t('order.refundReason')}
        okText={({ refundAmount }) => {
          const typed = String(refundAmount ?? '');
          return `${t('order.moves.refund')}${isPositive(typed) ? ` ${yuan(typed)}` : ''}`;
        }}
        done={({ refundAmount }) => t('order.done.refund', { amount: yuan(String(refundAmount)) })}
        presets={presetsOf(t, 'order.presets.refund')}
        run={(reason, key, { refundAmount }) => orders.act('refund', { id, reason, refundAmount }, key)}
      >
        <RefundFacts order={order} />
        <RefundItem order={order} />
      </ReasonModal>
    );
  return <RefundDecision order={order} dialog={asked} />;
}

/**
 * Returns a function that describes the last change of an order from its history. Without a history, the function
 * describes the order's status.
 */
function useOrderNow(): (order: Order) => string {
  const { t } = useTranslation('sales');
  const { yuan } = useFormats();
  const states = useDict('biz_order_status');
  const now = useNow();
  return ({ auditLogs, orderStatus }) => {
    const [last] = auditLogs ?? [];
    if (!last) return now({ what: states.find(({ value }) => value === orderStatus)?.label ?? orderStatus });
    const amount = last.amount === undefined || last.amount === null ? '' : ` ${yuan(last.amount)}`;
    const what = `${wordOf(t, 'order.log', last.action)}${amount}`;
    return now({
      who: last.operatorName,
      when: last.operateTime,
      what: [what, last.remark].filter(Boolean).join(' · '),
    });
  };
}
