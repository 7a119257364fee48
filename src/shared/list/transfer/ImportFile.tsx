import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTouch } from '@/shared/lib/isTouch';
import type { ImportField } from './importRows';
import { LIMITS, SheetError } from './sheet/readSheet';
import { saveFile } from './saveFile';
import styles from './transfer.module.css';
import type { SheetAnswer } from './sheet/read.worker';

const loadSheet = () => import('./sheet/sheet');

interface ImportFileProps {
  title: string;
  fields: readonly ImportField[];
  onRead: (rows: string[][]) => void;
}

/** Accepts a dropped or chosen file, and offers a template for download. */
export function ImportFile({ title, fields, onRead }: ImportFileProps) {
  const { t } = useTranslation(['transfer', 'shared']);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function read(file: File | undefined) {
    if (!file || busy) return;
    setFailure('');
    setBusy(true);
    try {
      onRead(await readInWorker(file));
    } catch (error) {
      const problem = error instanceof SheetError ? error.problem : 'broken';
      setFailure(t(`import.bad.${problem}`, { rows: LIMITS.rows, columns: LIMITS.columns }));
    }
    setBusy(false);
  }
  async function template() {
    const { toFile } = await loadSheet();
    const header = fields.map(({ label, required }) => (required ? `${label} *` : label));
    saveFile(
      await toFile('xlsx', [header, fields.map(({ example }) => example)]),
      `${t('import.template')}-${title}.xlsx`,
    );
  }
  return (
    <div className={styles.step}>
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => void template()}>
        {t('import.getTemplate')}
      </Button>
      <label htmlFor={id} className={styles.drop} aria-busy={busy}>
        <InboxOutlined aria-hidden="true" />
        <span>{busy ? t('import.reading') : t(isTouch ? 'shared:upload.pick' : 'import.choose')}</span>
        <small>{t('import.limits', { rows: LIMITS.rows })}</small>
        <input
          id={id}
          type="file"
          accept=".xlsx,.csv"
          disabled={busy}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {failure && <Alert type="error" showIcon title={failure} />}
    </div>
  );
}

/** Timeout for reading a file, in milliseconds (docs/quality#row-108). */
const TIMEOUT = 15_000;

/** Reads a sheet in a worker, so that the page stays responsive. Rejects with SheetError, also after `TIMEOUT`. */
async function readInWorker(file: File): Promise<string[][]> {
  if (file.size > LIMITS.bytes) throw new SheetError('size');
  const buffer = await file.arrayBuffer();
  const worker = new Worker(new URL('./sheet/read.worker.ts', import.meta.url), { type: 'module' });
  let clock: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<SheetAnswer>((resolve) => {
      clock = setTimeout(() => resolve({ problem: 'slow' }), TIMEOUT);
      worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => resolve(data);
      worker.onerror = () => resolve({ problem: 'broken' });
      worker.postMessage(buffer, [buffer]);
    });
    if ('problem' in answer) throw new SheetError(answer.problem);
    return answer.rows;
  } finally {
    clearTimeout(clock);
    worker.terminate();
  }
}
