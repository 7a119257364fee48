import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProblemTable } from './ProblemTable';
import { saveFile, stamped } from './saveFile';
import styles from './transfer.module.css';
import type { Refused } from './importSpec';
import type { ImportJob, ImportWork } from './jobs';

const loadSheet = () => import('./sheet/sheet');

/**
 * Shows the progress and the result of an import. The result lists the rows that the check or the server refused, with
 * reasons. The user can download a file with the rows that were not imported, correct the file, and import it again.
 */
export function ImportResult({ title, state, work }: ImportJob & { work: ImportWork }) {
  const { t } = useTranslation(['transfer', 'shared']);
  const { spec, sending } = work;
  const { header, first, refused, secret } = spec;
  const { sent, total, left, saved } = sending;
  const busy = state === 'running';
  const failed = [...sending.failed, ...refused].toSorted((a, b) => a.row.number - b.row.number);
  const missing = [...failed, ...left.map((row) => ({ row, reason: t('import.unsent') }))];
  const noted = saved.flatMap(({ row, note }) => (note === undefined ? [] : { row, reason: note }));
  // Puts the columns that identify a row first, whatever their position in the sheet.
  const columns = header
    .map((label, index) => ({ label, index }))
    .toSorted((a, b) => rank(a.index) - rank(b.index) || a.index - b.index);
  function rank(index: number) {
    const found = first.indexOf(index);
    return found < 0 ? first.length : found;
  }
  async function save(rows: readonly Refused[], label: string, name: string) {
    const { toFile } = await loadSheet();
    const cells = rows.map(({ row, reason }) => [...header.map((_, index) => row.cells[index] ?? ''), reason]);
    saveFile(await toFile('xlsx', [[...header, label], ...cells]), stamped(name, 'xlsx'));
  }
  return (
    <div className={styles.step}>
      <Progress
        percent={Math.floor((sent / Math.max(total, 1)) * 100)}
        aria-label={t('import.progress')}
        {...(sending.failed.length > 0 && { status: 'exception' })}
      />
      <p role="status">
        {busy ? t('import.sending', { sent, total }) : t('import.result', { good: saved.length, bad: failed.length })}
        {!busy && left.length > 0 && ` ${t('import.left', { count: left.length })}`}
      </p>
      {!busy && secret && saved.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            noted.length > 0 ? t('import.secretOnce', { count: noted.length, label: secret.label }) : secret.otherwise
          }
          action={
            noted.length > 0 && (
              <Button size="small" onClick={() => void save(noted, secret.label, `${title}-${secret.label}`)}>
                {t('import.saveSecret', { label: secret.label })}
              </Button>
            )
          }
        />
      )}
      {failed.length > 0 && <ProblemTable rows={failed} columns={columns} />}
      {!busy && missing.length > 0 && (
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          onClick={() => void save(missing, t('import.problem'), title)}
        >
          {t('import.saveMissing')}
        </Button>
      )}
    </div>
  );
}
