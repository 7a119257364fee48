import { SwapOutlined } from '@ant-design/icons';
import { Button, Popover, Progress } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportJobModal } from '@/shared/list/transfer/ImportJobModal';
import { type ExportJob, type Job, useJobs } from '@/shared/list/transfer/jobs';
import { markJobsSeen, recallJobs, removeJob } from '@/shared/list/transfer/keptJobs';
import { removeServerJob } from '@/shared/list/transfer/serverJobs';
import styles from './jobs.module.css';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '@/shared/settings/useFormats';
import { saveExport } from '@/shared/list/transfer/exportJob';
import { EXPORT_LIMIT } from '@/shared/list/transfer/exportList';
import { retryableRows, retryImport, retryName } from '@/shared/list/transfer/importJob';

/**
 * Shows the exports and imports of this window, and the user's exports on the server, with progress and results. Hidden
 * if there are none.
 */
export function JobsButton() {
  const { t } = useTranslation('transfer');
  const [open, setOpen] = useState(false);
  const [shownId, setShownId] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const jobs = useJobs((store) => store.jobs);
  useEffect(() => recallJobs(), []);
  // While the list of jobs is open, the effect below marks new jobs as seen.
  const hasNew = jobs.some(({ isNew }) => isNew);
  useEffect(() => {
    if (open && hasNew) markJobsSeen();
  }, [open, hasNew]);

  const running = jobs.filter(({ state }) => state === 'running').length;
  const fresh = jobs.filter(({ isNew }) => isNew).length;
  const result = shownId !== undefined && <ImportJobModal id={shownId} onClose={() => setShownId(undefined)} />;
  if (jobs.length === 0) return null;
  const count = running || fresh;
  return (
    <>
      <Popover
        trigger="click"
        placement="bottom"
        getPopupContainer={(anchor) => anchor.parentElement ?? document.body}
        title={t('jobs.title')}
        open={open}
        onOpenChange={setOpen}
        content={
          <ul className={styles.list} aria-label={t('jobs.title')}>
            {jobs.map((job) => (
              <JobLine
                key={job.id}
                job={job}
                onLeave={() => setOpen(false)}
                onShow={() => {
                  setOpen(false);
                  setShownId(job.id);
                }}
                onRemove={() => {
                  button.current?.focus();
                  if (job.kind === 'export' && job.server) void removeServerJob(job);
                  else removeJob(job.id);
                }}
              />
            ))}
          </ul>
        }
      >
        <Button
          ref={button}
          type="text"
          icon={<SwapOutlined rotate={90} aria-hidden="true" />}
          aria-expanded={open}
          aria-label={t(running > 0 ? 'jobs.running' : fresh > 0 ? 'jobs.new' : 'jobs.title', { count })}
        >
          {count > 0 && (
            <span className={styles.count} data-new={running === 0} aria-hidden="true">
              {count}
            </span>
          )}
        </Button>
      </Popover>
      {result}
    </>
  );
}

interface JobLineProps {
  job: Job;
  /** Closes the popover with the jobs before the app navigates to the list of an export. */
  onLeave: () => void;
  /** Opens the result of an import. */
  onShow: () => void;
  onRemove: () => void;
}

/** One export or import: its name, progress or result, and its actions. */
function JobLine({ job, onLeave, onShow, onRemove }: JobLineProps) {
  const { t } = useTranslation('transfer');
  const navigate = useNavigate();
  const name = t(`jobs.${job.kind}`, { title: job.title });
  const percent = job.total > 0 ? Math.floor((job.done / job.total) * 100) : 0;
  const isRunning = job.state === 'running';
  const canRepeat = job.kind === 'export' && !isRunning && (job.choice !== undefined || !job.server);
  const hasFile = job.kind === 'export' && Boolean(job.file ?? job.server?.fileName);
  const retryable = job.kind === 'import' ? retryableRows(job).length : 0;

  const action = (label: string, onClick: (() => void) | undefined) => (
    <Button key={label} size="small" aria-label={t('jobs.of', { action: label, name })} onClick={onClick}>
      {label}
    </Button>
  );
  function again(lost: ExportJob) {
    if (lost.run || !lost.choice) return lost.run?.();
    // An export needs the columns of its list. So this opens the list, which offers the export with the same choices.
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
          retryable > 0 &&
          action(t(retryName(job), { count: retryable }), () => retryImport(job))}
        {!isRunning && action(t('jobs.remove'), onRemove)}
      </div>
    </li>
  );
}

/** The progress of a job, or its result. */
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
    return left.length > 0 ? `${result} ${t('import.left', { count: left.length })}` : result;
  }
  switch (state) {
    case 'running':
      return job.total > 0 && t('export.counted', { done: number(job.done), total: number(job.total) });
    case 'done':
      return (
        t(job.total >= EXPORT_LIMIT ? 'export.capped' : 'export.done', { count: job.total }) +
        (job.isPartial ? t('export.partial') : '')
      );
    case 'failed':
      return t('jobs.failed', { reason: job.failure });
    default:
      return t(`jobs.${state}`);
  }
}
