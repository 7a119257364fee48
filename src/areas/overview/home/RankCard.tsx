import { useFormats } from '@/shared/settings/useFormats';
import { keysOf } from '@/shared/api/queryKeys';
import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { Hint } from '@/shared/home/Hint';
import { Loaded } from './Charts';
import { usePeriodWords } from './Figures';
import { listRanks, listTags, type Span } from './weclome.api';
import styles from './WeclomePage.module.css';
import { PlainTable } from '@/shared/display/PlainTable';

/** The ranking of the most active users, best first. */
export function RankCard({ span }: { span: Span }) {
  const { t } = useTranslation('overview');
  const query = useQuery({
    queryKey: keysOf('/analysis').call('rank-list', span),
    queryFn: ({ signal }) => listRanks(signal, span),
  });
  const title = t('weclome.rank.title');
  const periodOf = usePeriodWords();
  const chosen = Boolean(span.beginTime ?? span.endTime);
  const by = [t('weclome.rank.by'), ...(chosen ? [periodOf(span)] : [])].join(' · ');
  return (
    <Loaded title={title} query={query}>
      {(rows) => (
        <Card title={title} size="small" extra={<Hint>{by}</Hint>}>
          <RankTable
            title={title}
            rows={rows}
            columns={[
              ['operatorName', t('weclome.rank.operatorName')],
              ['pondName', t('weclome.rank.pondName')],
              // Shows the value that determines the rank if the server returns it. The rows are always in ranked order.
              ...(rows.some(({ operCount }) => typeof operCount === 'number')
                ? ([['operCount', t('weclome.rank.operCount')]] as const)
                : []),
              ['inspectionTime', t('weclome.rank.inspectionTime')],
            ]}
          />
        </Card>
      )}
    </Loaded>
  );
}

/** The most used words. A word that is used more often is displayed larger. */
export function TagCloud() {
  const { t } = useTranslation('overview');
  const query = useQuery({
    queryKey: keysOf('/analysis').call('tag-cloud'),
    queryFn: ({ signal }) => listTags(signal),
  });
  const title = t('weclome.tags.title');
  return (
    <Loaded title={title} query={query}>
      {(rows) => {
        const most = Math.max(...rows.map(({ value }) => value ?? 0), 1);
        return (
          <Card title={title} size="small" extra={<Hint>{t('weclome.tags.by')}</Hint>}>
            <ul className={styles.tags}>
              {rows.map(({ name, value }) => (
                <li
                  key={name}
                  style={{ fontSize: 12 + Math.round((Math.max(0, value ?? 0) / most) * 16) }}
                  aria-label={t('weclome.tags.weight', { name, count: value })}
                >
                  {name}
                </li>
              ))}
            </ul>
          </Card>
        );
      }}
    </Loaded>
  );
}

interface RankTableProps<Row extends object> {
  title: string;
  /** The rows in order, best first. */
  rows: readonly Row[];
  /** The fields to show, with their titles. */
  columns: readonly (readonly [field: keyof Row & string, title: string])[];
}

/** A numbered table of ranked rows. The first three are highlighted. */
function RankTable<Row extends object>({ title, rows, columns }: RankTableProps<Row>) {
  const { t } = useTranslation('overview');
  const { time } = useFormats();
  const numbered = rows.map((row, index) => ({ row, no: index + 1 }));
  return (
    <PlainTable
      aria-label={title}
      rowKey="no"
      dataSource={numbered}
      columns={[
        {
          dataIndex: 'no',
          title: t('weclome.rank.no'),
          render: (no: number) => <span className={no <= 3 ? styles.leader : styles.place}>{no}</span>,
        },
        ...columns.map(([field, label]) => ({
          key: field,
          title: label,
          render: (_: unknown, { row }: (typeof numbered)[number]) => time(String(row[field] ?? '')),
        })),
      ]}
    />
  );
}
