import { SwapOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportJobModal } from '@/shared/list/transfer/ImportJobModal';
import { useJobs } from '@/shared/list/transfer/jobs';
import { readJobs, recallJobs, removeJob } from '@/shared/list/transfer/keptJobs';
import { removeServerJob } from '@/shared/list/transfer/serverJobs';
import { JobLine } from './JobLine';
import styles from './jobs.module.css';

/** The exports and imports of this window, in the header: their progress and results; hidden while there are none. */
export function JobsButton() {
  const { t } = useTranslation('transfer');
  const [open, setOpen] = useState(false);
  const [shownId, setShownId] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const jobs = useJobs((store) => store.jobs);
  useEffect(() => recallJobs(), []);
  // What is listed in front of the user is no longer new.
  const hasNew = jobs.some(({ isNew }) => isNew);
  useEffect(() => {
    if (open && hasNew) readJobs();
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
