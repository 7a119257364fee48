import { Alert, Form, Modal, Progress, Radio } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { alreadyShown } from '@/shared/api/ApiError';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { columnKey } from '../column';
import { hiddenColumns } from '../tools/useTableView';
import type { ExportProps } from './exportList';
import { EXPORT_LIMIT, exportList, sheetColumns } from './exportList';
import { saveFile, stamped } from './saveFile';
import type { SheetFormat } from './sheet';

interface Choice {
  format: SheetFormat;
  columns: 'shown' | 'all';
}

/** Lets the user choose format and columns, then writes the file with a progress bar; can be cancelled at any time. */
export function ExportModal<T extends object>(props: ExportProps<T> & { title: string; onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [form] = Form.useForm<Choice>();
  const name = useId();
  const [open, setOpen] = useState(true);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [failure, setFailure] = useState('');
  const running = useRef<AbortController>(undefined);
  const [search] = useSearchParams();
  const { api, address, columns, title, onClose } = props;
  useEffect(() => () => running.current?.abort(), []);

  async function start({ format, columns: which }: Choice) {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    const state = address.read(search);
    setFailure('');
    setProgress({ done: 0, total: 0 });
    const notShown = columns.filter(({ exportOnly }) => exportOnly).map(columnKey);
    const hidden = which === 'all' ? [] : [...(state.hidden ?? hiddenColumns(api.path)), ...notShown];
    const done = (count: number) => t(count >= EXPORT_LIMIT ? 'export.capped' : 'export.done', { count });
    try {
      const { file, count } = await exportList({
        api,
        params: address.params(state),
        columns: await sheetColumns(columns, hidden, t('crud.comma')),
        format,
        signal,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      saveFile(file, stamped(title, format));
      notify.success(done(count));
      setOpen(false);
    } catch (error) {
      if (!signal.aborted && !alreadyShown(error)) setFailure(errorText(error));
    }
    running.current = undefined;
    setProgress(undefined);
  }

  const percent = progress?.total ? Math.floor((progress.done / progress.total) * 100) : 0;
  return (
    <Modal
      open={open}
      title={t('export.title', { title })}
      okText={t('export.start')}
      cancelText={t(progress ? 'export.stop' : 'action.cancel')}
      okButtonProps={{ loading: progress !== undefined }}
      onOk={form.submit}
      onCancel={() => (running.current ? running.current.abort() : setOpen(false))}
      mask={{ closable: false }}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      <Form
        form={form}
        name={name}
        layout="vertical"
        initialValues={{ format: 'xlsx', columns: 'shown' } satisfies Choice}
        onFinish={(choice: Choice) => void start(choice)}
        disabled={progress !== undefined}
      >
        <Form.Item name="format" label={t('export.format')}>
          <Radio.Group
            options={[
              { value: 'xlsx', label: 'Excel (.xlsx)' },
              { value: 'csv', label: 'CSV (.csv)' },
            ]}
          />
        </Form.Item>
        <Form.Item name="columns" label={t('export.columns')} extra={t('export.hint')}>
          <Radio.Group
            options={[
              { value: 'shown', label: t('export.shown') },
              { value: 'all', label: t('export.all') },
            ]}
          />
        </Form.Item>
      </Form>
      {progress && (
        <>
          <Progress percent={percent} aria-label={t('export.progress')} />
          <div role="status">{t('export.counted', { done: progress.done, total: progress.total })}</div>
        </>
      )}
    </Modal>
  );
}
