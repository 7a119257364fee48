import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { nextFirst } from '@/shared/list/actions/nextFirst';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { needsOther } from '@/shared/rules/settlementMoney';
import { allows } from '@/shared/transitions/moves';
import { useNeeds } from '@/shared/transitions/useNeeds';
import type { Order } from './order.resource';
import { OrderDrawer } from './OrderDrawer';
import { type OrderAction, OrderMoveModal } from './OrderMoveModal';
import { orderMoves } from './order.states';

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
    ...nextFirst(
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
