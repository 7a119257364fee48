import { Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '@/shared/settings/useFormats';
import { saveExport } from '@/shared/list/transfer/exportJob';
import { EXPORT_LIMIT } from '@/shared/list/transfer/exportList';
import { mendableRows, retryImport } from '@/shared/list/transfer/importJob';
import { type ExportJob, type Job, useJobs } from '@/shared/list/transfer/jobs';
import styles from './jobs.module.css';

interface JobLineProps {
  job: Job;
  /** Called before the list of an export is opened again. */
  onLeave: () => void;
  /** Opens the result of an import. */
  onShow: () => void;
  onRemove: () => void;
}

/** One export or import: its name, progress or result, and what can be done with it. */
export function JobLine({ job, onLeave, onShow, onRemove }: JobLineProps) {
  const { t } = useTranslation('transfer');
  const navigate = useNavigate();
  const name = t(`jobs.${job.kind}`, { title: job.title });
  const percent = job.total > 0 ? Math.floor((job.done / job.total) * 100) : 0;
  const isRunning = job.state === 'running';
  const canRepeat = job.kind === 'export' && !isRunning && (job.choice !== undefined || !job.server);
  const hasFile = job.kind === 'export' && Boolean(job.file ?? job.server?.fileName);
  const mendable = job.kind === 'import' ? mendableRows(job).length : 0;

  const action = (label: string, onClick: (() => void) | undefined) => (
    <Button key={label} size="small" aria-label={t('jobs.of', { action: label, name })} onClick={onClick}>
      {label}
    </Button>
  );
  function again(lost: ExportJob) {
    if (lost.run || !lost.choice) return lost.run?.();
    // The columns are the list's: it offers the export with the same choices.
    onLeave();
    useJobs.setState({ reopened: lost });
    void navigate(lost.choice.address);
  }
  return (
    <li className={styles.job}>
      <strong>{name}</strong>
      {isRunning && <Progress size="small" percent={percent} showInfo={false} aria-label={t(`${job.kind}.progress`)} />}
      <p data-failed={job.state === 'failed'}>
        <JobState job={job} />
      </p>
      <div className={styles.actions}>
        {isRunning && action(t('jobs.stop'), job.stop)}
        {job.kind === 'export' && hasFile && action(t('jobs.download'), () => saveExport(job.id))}
        {canRepeat && !hasFile && action(t('jobs.again'), () => again(job))}
        {job.kind === 'import' && job.work && action(t('jobs.result'), onShow)}
        {job.kind === 'import' &&
          !isRunning &&
          mendable > 0 &&
          action(t('import.again', { count: mendable }), () => retryImport(job))}
        {!isRunning && action(t('jobs.remove'), onRemove)}
      </div>
    </li>
  );
}

/** How far a job is, or how it ended. */
function JobState({ job }: { job: Job }): ReactNode {
  const { t } = useTranslation('transfer');
  const { number } = useFormats();
  const { kind, state } = job;
  if (kind === 'import') {
    if (!job.work) return t('jobs.lostImport', { done: number(job.done), total: number(job.total) });
    const { sent, total, saved, failed, left } = job.work.sending;
    if (state === 'running') return t('import.sending', { sent: number(sent), total: number(total) });
    const bad = failed.length + job.work.spec.refused.length;
    const result = t('import.result', { good: number(saved.length), bad: number(bad) });
    return left > 0 ? `${result} ${t('import.left', { count: left })}` : result;
  }
  switch (state) {
    case 'running':
      return job.total > 0 && t('export.counted', { done: number(job.done), total: number(job.total) });
    case 'done':
      return t(job.total >= EXPORT_LIMIT ? 'export.capped' : 'export.done', { count: job.total });
    case 'failed':
      return t('jobs.failed', { reason: job.failure });
    default:
      return t(`jobs.${state}`);
  }
}
