import { isPositive, type Money } from '@/shared/lib/money';
import { useFormats } from '@/shared/settings/useFormats';
import { keysOf } from '@/shared/api/queryKeys';
import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMissing } from '@/shared/api/optional';
import { useCan } from '@/shared/auth/Can';
import { TableFailure } from '@/shared/display/TableFailure';
import { changeOf, shortSpan } from './figures';
import { type MoneyFlow, moneyReport } from './weclome.api';
import styles from './WeclomePage.module.css';

/** Money received, refunded, paid out and due. Hidden if the user may see no amount or the server lacks the call. */
export function MoneyCards() {
  const { t, i18n } = useTranslation('overview');
  const mayCollect = useCan('finance:collection:list');
  const mayOrder = useCan('sales:order:list');
  const maySettle = useCan('finance:settlement:list');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: keysOf('/report/statistics').call('money'),
    queryFn: ({ signal }) => moneyReport(signal),
    enabled: mayCollect || mayOrder || maySettle,
  });
  if (!(mayCollect || mayOrder || maySettle) || isMissing(error)) return null;
  if (isPending || !data)
    return (
      <Card size="small" title={t('weclome.money.title')}>
        {error ? <TableFailure error={error} onRetry={() => void refetch()} /> : <Skeleton active title={false} />}
      </Card>
    );
  const { day, monthFrom, beforeFrom, beforeTo, received, refunded, paidOut, due } = data;
  const spans = {
    month: shortSpan(monthFrom, day, i18n.language),
    before: shortSpan(beforeFrom, beforeTo, i18n.language),
  };
  if (!received && !refunded && !paidOut && !due) return null;
  return (
    <section aria-label={t('weclome.money.title')} className={styles.money} data-row>
      {received && <Flow title={t('weclome.money.received')} flow={received} spans={spans} />}
      {refunded && <Flow title={t('weclome.money.refunded')} flow={refunded} spans={spans} />}
      {(paidOut || due) && (
        <Flow
          title={t('weclome.money.paidOut')}
          flow={paidOut}
          spans={spans}
          first={due && [t('weclome.money.due', { count: due.count }), due.amount]}
        />
      )}
    </section>
  );
}

interface FlowProps {
  title: string;
  flow: MoneyFlow | null | undefined;
  /** The formatted periods. `month` is this month until today. `before` covers the same days of the previous month. */
  spans: { month: string; before: string };
  /** Name and amount of an additional line at the top. */
  first?: readonly [name: string, amount: Money | null] | null | undefined;
}

function Flow({ title, flow, spans, first }: FlowProps) {
  const { t, i18n } = useTranslation('overview');
  const { yuan } = useFormats();
  const change = flow ? changeOf(flow.month, flow.before, i18n.language) : undefined;
  const lines: (readonly [name: string, amount: Money | null])[] = [
    ...(first ? [first] : []),
    ...(flow
      ? ([
          [t('weclome.money.day'), flow.day],
          [t('weclome.money.month', { span: spans.month }), flow.month],
        ] as const)
      : []),
  ];
  return (
    <Card size="small" title={title}>
      <dl className={styles.flow}>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{yuan(amount)}</dd>
          </div>
        ))}
      </dl>
      {flow && isPositive(flow.before) && (
        <p className={styles.where}>
          {t(change === undefined ? 'weclome.money.baseOnly' : 'weclome.money.base', {
            change,
            span: spans.before,
            amount: yuan(flow.before),
          })}
        </p>
      )}
    </Card>
  );
}
