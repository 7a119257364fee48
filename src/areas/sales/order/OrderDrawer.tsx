import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton, Timeline } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordQuery } from '@/shared/crud/recordQuery';
import { TableFailure } from '@/shared/crud/TableFailure';
import { Facts } from '@/shared/review/Facts';
import { Section } from '@/shared/review/Section';
import { type Order, type OrderLog, orders } from './order.api';
import { orderFacts } from './order.facts';

/** Everything about an order, and what has happened to it. */
export function OrderDrawer({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('sales');
  const [open, setOpen] = useState(true);
  const { data, isError, error, refetch } = useQuery(recordQuery(orders, order.id));
  return (
    <Drawer
      open={open}
      size={760}
      title={t('order.detailOf', { name: order.orderNo })}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
      styles={{ body: { padding: 0 } }}
    >
      {isError && <TableFailure error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton active paragraph={{ rows: 12 }} style={{ padding: 24 }} />}
      {data && (
        <>
          {orderFacts(t, data).map((group) => (
            <Facts key={group.title} row={data} group={group} />
          ))}
          <History logs={data.auditLogs ?? []} />
        </>
      )}
    </Drawer>
  );
}

/** What has happened, newest first. */
function History({ logs }: { logs: readonly OrderLog[] }) {
  const { t, i18n } = useTranslation('sales');
  const words = (action: string) => (i18n.exists(`sales:order.log.${action}`) ? t(`order.log.${action}`) : action);
  return (
    <Section title={t('order.history')}>
      {logs.length === 0 && <p>{t('order.noHistory')}</p>}
      <Timeline
        items={logs.map(({ id, action, operatorName, operateTime, remark }) => ({
          key: String(id),
          color: COLOURS[action] ?? 'blue',
          content: (
            <>
              <strong>{words(action)}</strong> <bdi>{operatorName}</bdi> <time>{operateTime}</time>
              {remark && <div>{remark}</div>}
            </>
          ),
        }))}
      />
    </Section>
  );
}

const COLOURS: Readonly<Record<string, string>> = {
  pay: 'green',
  complete: 'green',
  confirm: 'red',
  cancel: 'gray',
  close: 'gray',
};
