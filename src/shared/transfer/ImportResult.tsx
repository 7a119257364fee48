import { DownloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '@/shared/ui/PlainTable';
import { saveFile, stamped } from './saveFile';
import styles from './transfer.module.css';
import type { Refused, Sending } from './useSending';

const loadSheet = () => import('./sheet');

interface ImportResultProps {
  title: string;
  header: readonly string[];
  sending: Sending;
  /** The rows that the check refused, which were not sent. */
  refused: readonly Refused[];
}

/**
 * The progress and result of an import: rows saved, rows refused by the check or the server and why, and all of these
 * as one file to correct.
 */
export function ImportResult({ title, header, sending, refused }: ImportResultProps) {
  const { t } = useTranslation();
  const { busy, sent, total, left } = sending;
  const failed = [...sending.failed, ...refused].toSorted((a, b) => a.row.number - b.row.number);
  async function save() {
    const { toFile } = await loadSheet();
    const rows = failed.map(({ row, reason }) => [...header.map((_, index) => row.cells[index] ?? ''), reason]);
    saveFile(await toFile('xlsx', [[...header, t('import.problem')], ...rows]), stamped(title, 'xlsx'));
  }
  return (
    <div className={styles.step}>
      <Progress
        percent={Math.floor((sent / Math.max(total, 1)) * 100)}
        aria-label={t('import.progress')}
        {...(sending.failed.length > 0 && { status: 'exception' })}
      />
      <p role="status">
        {busy
          ? t('import.sending', { sent, total })
          : t('import.result', { good: sent - sending.failed.length, bad: failed.length })}
        {!busy && left > 0 && ` ${t('import.left', { count: left })}`}
      </p>
      {failed.length > 0 && (
        <PlainTable<Refused>
          rowKey={({ row }) => row.number}
          dataSource={failed}
          pagination={{ pageSize: 10, showSizeChanger: false, size: 'small' }}
          columns={[
            { key: 'number', title: t('import.row'), render: (_, { row }) => row.number },
            { dataIndex: 'reason', title: t('import.problem') },
            ...header.map((label, index) => ({
              key: index,
              title: label,
              render: (_: unknown, { row }: Refused) => row.cells[index] || '-',
            })),
          ]}
        />
      )}
      {!busy && failed.length > 0 && (
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => void save()}>
          {t('import.saveFailed')}
        </Button>
      )}
    </div>
  );
}
