import { z } from 'zod';
import { useSession } from '@/shared/auth/session';
import { markUnsaved } from '@/shared/storage/unsaved';
import { tabStorage } from '@/shared/storage/tabStorage';
import { type ExportJob, isOnServer, type Job, KEPT_JOBS, useJobs } from './jobs';

/** Adds a job at the top, or replaces the job with the same id. */
export function putJob(job: Job): void {
  const { jobs } = useJobs.getState();
  const isKnown = jobs.some(({ id }) => id === job.id);
  setJobs(isKnown ? jobs.map((one) => (one.id === job.id ? job : one)) : [job, ...jobs]);
}

/** Changes a job. Does nothing if the user has removed the job. */
export function changeJob<J extends Job>(id: string, change: Partial<Omit<J, 'id' | 'kind'>>): void {
  setJobs(useJobs.getState().jobs.map((job) => (job.id === id ? { ...job, ...change } : job)));
}

/** Replaces the listed server exports with `server`. Exports that are already listed keep their position. */
export function putServerJobs(server: readonly ExportJob[]): void {
  const { jobs } = useJobs.getState();
  const kept = jobs.flatMap((job) => (isOnServer(job) ? (server.find(({ id }) => id === job.id) ?? []) : job));
  setJobs([...server.filter(({ id }) => !jobs.some((job) => job.id === id)), ...kept]);
}

export const removeJob = (id: string) => setJobs(useJobs.getState().jobs.filter((job) => job.id !== id));

/** Marks all results as seen. */
export const markJobsSeen = () => setJobs(useJobs.getState().jobs.map((job) => ({ ...job, isNew: false })));

/**
 * Adds the jobs that were unfinished, failed or not saved when this tab was reloaded, with the state `lost`. Drops the
 * jobs of another user, because the current user may have no access to the lists.
 */
export function recallJobs(): void {
  const kept = keptSchema.safeParse(tabStorage.get(KEPT_JOBS)).data;
  const { jobs } = useJobs.getState();
  const lost = kept?.user === userNow() ? kept.jobs.map(lostJob) : [];
  setJobs([...jobs, ...lost.filter(({ id }) => !jobs.some((job) => job.id === id))]);
}

const lostJob = ({ choice, ...job }: z.infer<typeof keptSchema>['jobs'][number]): Job => {
  const lost = { ...job, state: 'lost', isNew: true } as const;
  return choice ? { ...lost, kind: 'export', choice } : { ...lost, kind: 'import' };
};

function setJobs(jobs: readonly Job[]): void {
  const losable = jobs.filter(isLosable);
  if (losable.length === 0) tabStorage.remove(KEPT_JOBS);
  else tabStorage.set(KEPT_JOBS, keptSchema.parse({ user: userNow(), jobs: losable }));
  // Makes the guards for unsaved input also ask for confirmation before the user loses a running job.
  markUnsaved(
    KEPT_JOBS,
    KEPT_JOBS,
    jobs.some((job) => job.state === 'running' && !isOnServer(job)),
  );
  useJobs.setState({ jobs });
}

/** True if a reload would lose something the user may want: running or failed work, or a file not saved yet. */
const isLosable = (job: Job) =>
  !isOnServer(job) &&
  (['running', 'failed', 'lost'].includes(job.state) ||
    (job.kind === 'export' && job.state === 'done' && !job.isSaved));

const userNow = () => String(useSession.getState().user?.userId ?? '');

/** The stored part of the jobs; functions, rows and files exist only in memory. */
const keptSchema = z.object({
  user: z.string(),
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      done: z.number(),
      total: z.number(),
      /** The choices of an export; missing for an import, because its file cannot be opened again. */
      choice: z
        .object({ address: z.string(), format: z.enum(['xlsx', 'csv']), columns: z.enum(['shown', 'all']) })
        .optional(),
    }),
  ),
});
