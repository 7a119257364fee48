import { useTranslation } from 'react-i18next';
import { RecordDrawer } from '@/shared/record/RecordDrawer';
import { AuditTimeline } from '@/shared/review/AuditTimeline';
import { Notes } from '@/shared/notes/Notes';
import { Facts } from '@/shared/record/Facts';
import { useFormats } from '@/shared/settings/useFormats';
import { wordOf } from '@/shared/lib/wordOf';
import { MoneyLine } from './MoneyLine';
import { type Order, orders } from './order.resource';
import { orderFacts } from './order.facts';

/** All data of an order, with its history. */
export function OrderDrawer({ order, onClose }: { order: Order; onClose: () => void }) {
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
