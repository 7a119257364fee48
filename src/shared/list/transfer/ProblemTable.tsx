import { useTranslation } from 'react-i18next';
import { PlainTable } from '@/shared/display/PlainTable';
import styles from './transfer.module.css';
import type { Refused } from './importSpec';

interface ProblemTableProps {
  /** The rows with their problems; a row without a problem has the `reason` ''. */
  rows: readonly Refused[];
  /** The columns of the sheet; the first two identify a row and stay next to the problem. */
  columns: readonly { label: string; index: number }[];
}

/** The rows of a sheet: the row number, the first two columns, the problem, and then the other columns. */
export function ProblemTable({ rows, columns }: ProblemTableProps) {
  const { t } = useTranslation(['transfer', 'shared']);
  const cells = columns.map(({ label, index }) => ({
    key: index,
    title: label,
    render: (_: unknown, { row }: Refused) => row.cells[index] || '-',
  }));
  return (
    <PlainTable<Refused>
      aria-label={t('import.problem')}
      rowKey={({ row }) => row.number}
      dataSource={[...rows]}
      pagination={{ pageSize: 10, showSizeChanger: false, size: 'small' }}
      columns={[
        { key: 'number', title: t('import.row'), render: (_, { row }) => row.number },
        ...cells.slice(0, 2),
        {
          key: 'problem',
          title: t('import.problem'),
          render: (_, { reason }) => (reason ? <span className={styles.wrong}>{reason}</span> : '-'),
        },
        ...cells.slice(2),
      ]}
    />
  );
}
