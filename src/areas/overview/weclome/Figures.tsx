import { keysOf } from '@/shared/api/queryKeys';
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Card, Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/list/TableFailure';
import { inRow, signed } from './figures';
import { Hint } from './WaitingCard';
import { listFigures, type Span } from './weclome.api';
import styles from './WeclomePage.module.css';

/** The platform's figures: Chinese names come from the server; other languages translate the known keys. */
export function Figures({ span }: { span: Span }) {
  const { t, i18n } = useTranslation('overview');
  const periodOf = usePeriodWords();
  const figures = useQuery({
    queryKey: keysOf('/report/statistics').list(span),
    queryFn: ({ signal }) => listFigures(signal, span),
  });
  const nameOf = (key: string, name: string) =>
    i18n.language === 'zh-CN' ? name : t(`weclome.figure.${key}`, { defaultValue: name });
  return (
    <Card size="small" title={t('weclome.figures')} extra={<Hint>{periodOf(span)}</Hint>}>
      <section aria-label={t('weclome.figures')}>
        {figures.isPending && <Skeleton active />}
        {figures.isError && <TableFailure error={figures.error} onRetry={() => void figures.refetch()} />}
        {figures.isSuccess && figures.data.length === 0 && <Empty description={t('weclome.empty')} />}
        <dl className={styles.figures} style={inRow(figures.data?.length ?? 0)}>
          {figures.data?.map(({ statKey, statName, statValue, dayIncrease, weekRatio }) => (
            <div key={statKey}>
              <dt>{nameOf(statKey, statName)}</dt>
              <dd>{typeof statValue === 'number' ? statValue.toLocaleString(i18n.language) : '-'}</dd>
              {!NOW.has(statKey) && (
                <dd className={styles.where}>
                  {typeof dayIncrease === 'number' && <span>{t('weclome.today', { count: dayIncrease })}</span>}
                  {typeof weekRatio === 'number' && <Ratio ratio={weekRatio} />}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

/** Figures of this moment: how many of them are new, and their change by week, mean nothing. */
const NOW: ReadonlySet<string> = new Set(['onlineTotal']);

/** Returns the period of figures in words. */
export function usePeriodWords(): (span: Span) => string {
  const { t } = useTranslation('overview');
  return ({ beginTime, endTime }) => {
    if (beginTime && endTime) return t('weclome.period.between', { from: beginTime, to: endTime });
    if (beginTime) return t('weclome.period.from', { from: beginTime });
    return endTime ? t('weclome.period.to', { to: endTime }) : t('weclome.period.all');
  };
}

function Ratio({ ratio }: { ratio: number }) {
  const { t, i18n } = useTranslation('overview');
  return (
    <span className={styles.ratio}>
      {t('weclome.week', { ratio: signed(ratio, i18n.language) })}
      {ratio > 0 && <ArrowUpOutlined aria-label={t('weclome.up')} />}
      {ratio < 0 && <ArrowDownOutlined aria-label={t('weclome.down')} />}
    </span>
  );
}
