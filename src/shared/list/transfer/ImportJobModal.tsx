import { Button, Flex, Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '@/shared/display/useDialogs';
import { retryableRows, retryImport, retryName, watchImport } from './importJob';
import { ImportResult } from './ImportResult';
import { type ImportJob, useJobs } from './jobs';

/** The size of an import dialog: the title and the buttons stay visible while the rows scroll. */
export const IMPORT_LAYOUT = {
  width: 880,
  style: { top: 32 },
  styles: { body: { maxHeight: 'calc(100dvh - 200px)', overflow: 'auto' } },
  mask: { closable: false },
} as const;

/** Returns the import job `id`. While the calling dialog is mounted, no notice announces the end of the import. */
export function useImport(id: string): ImportJob | undefined {
  useEffect(() => (id ? watchImport(id) : undefined), [id]);
  return useJobs(({ jobs }) => jobs.find((job): job is ImportJob => job.id === id && job.kind === 'import'));
}

/** The progress or result of an import that was started in another dialog. */
export function ImportJobModal({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('transfer');
  const modal = useModal(onClose);
  const job = useImport(id);
  if (!job?.work) return null;
  return (
    <Modal
      {...modal}
      {...IMPORT_LAYOUT}
      title={t('import.title', { title: job.title })}
      footer={<ImportButtons job={job} onClose={modal.onCancel} />}
    >
      <ImportResult {...job} work={job.work} />
    </Modal>
  );
}

interface ImportButtonsProps {
  job: ImportJob;
  onClose: () => void;
  /** A button that starts another import. */
  another?: ReactNode;
}

/**
 * The buttons below an import. The user can stop a running import or continue it in the background. After the import,
 * the user can send the unsent rows, and retry failed rows that the server may now accept.
 */
export function ImportButtons({ job, onClose, another }: ImportButtonsProps) {
  const { t } = useTranslation(['transfer', 'shared']);
  const count = retryableRows(job).length;
  if (job.state === 'running')
    return (
      <Flex wrap gap={8} justify="flex-end">
        <Button onClick={job.stop}>{t('import.stop')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('import.behind')}
        </Button>
      </Flex>
    );
  return (
    <Flex wrap gap={8} justify="flex-end">
      <Button onClick={onClose}>{t('shared:action.close')}</Button>
      {another}
      {count > 0 && (
        <Button type="primary" onClick={() => retryImport(job)}>
          {t(retryName(job), { count })}
        </Button>
      )}
    </Flex>
  );
}
