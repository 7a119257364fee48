import { useTranslation } from 'react-i18next';
import { PlainTable } from '@/shared/display/PlainTable';
import styles from './WeclomePage.module.css';

interface RankTableProps<Row extends object> {
  title: string;
  /** The rows in order, best first. */
  rows: readonly Row[];
  /** The fields shown, with their titles. */
  columns: readonly (readonly [field: keyof Row & string, title: string])[];
}

/** A numbered table of ranked rows; the first three stand out. */
export function RankTable<Row extends object>({ title, rows, columns }: RankTableProps<Row>) {
  const { t } = useTranslation('overview');
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
          render: (_: unknown, { row }: (typeof numbered)[number]) => String(row[field] ?? '-'),
        })),
      ]}
    />
  );
}
