import { keysOf } from '@/shared/api/queryKeys';
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Card, Empty, Skeleton, Statistic } from 'antd';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/list/TableFailure';
import { listFigures, type Span } from './weclome.api';
import styles from './WeclomePage.module.css';

/** The platform's figures: Chinese names come from the server; other languages translate the known keys. */
export function Figures({ span }: { span: Span }) {
  const { t, i18n } = useTranslation('overview');
  const figures = useQuery({
    queryKey: keysOf('/report/statistics').list(span),
    queryFn: ({ signal }) => listFigures(signal, span),
  });
  const nameOf = (key: string, name: string) =>
    i18n.language === 'zh-CN' ? name : t(`weclome.figure.${key}`, { defaultValue: name });
  return (
    <section aria-label={t('weclome.figures')} className={`${styles.figures} ${styles.wide}`}>
      {figures.isPending && <Skeleton active />}
      {figures.isError && <TableFailure error={figures.error} onRetry={() => void figures.refetch()} />}
      {figures.isSuccess && figures.data.length === 0 && <Empty description={t('weclome.empty')} />}
      {figures.data?.map(({ statKey, statName, statValue, dayIncrease, weekRatio }) => (
        <Card key={statKey} size="small">
          <Statistic title={nameOf(statKey, statName)} value={statValue ?? '-'} />
          <p className={styles.where}>
            {typeof dayIncrease === 'number' && <span>{t('weclome.today', { count: dayIncrease })}</span>}
            {typeof weekRatio === 'number' && <Ratio ratio={weekRatio} />}
          </p>
        </Card>
      ))}
    </section>
  );
}

function Ratio({ ratio }: { ratio: number }) {
  const { t } = useTranslation('overview');
  return (
    <span className={styles.ratio}>
      {t('weclome.week', { ratio })}
      {ratio > 0 && <ArrowUpOutlined aria-label={t('weclome.up')} />}
      {ratio < 0 && <ArrowDownOutlined aria-label={t('weclome.down')} />}
    </span>
  );
}
