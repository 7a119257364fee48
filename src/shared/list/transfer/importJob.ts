import i18next from 'i18next';
import { endsSeries, isTemporary } from '@/shared/api/ApiError';
import { queryClient } from '@/shared/api/queryClient';
import { invalidateResource } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { newKey } from '@/shared/form/move/newKey';
import type { ImportRow } from './importRows';
import type { ImportSpec, Refused, Saved } from './importSpec';
import { type ImportJob, useJobs } from './jobs';
import { changeJob, putJob, removeJob } from './keptJobs';

/** Max number of rows sent in parallel. */
const CONCURRENCY = 3;

/** The imports whose progress a dialog shows. When any other import ends, a notice announces the end. */
const watched = new Set<string>();

/** Registers a dialog that shows the import `id`. Returns a function to unregister the dialog. */
export function watchImport(id: string): () => void {
  watched.add(id);
  return () => void watched.delete(id);
}

/** Marks the result of an import as seen. */
export const seeImport = (id: string) => changeJob(id, { isNew: false });

/** Removes an import whose result the user has seen. Keeps a running import, and a result that is still new. */
export function dismissImport(id: string): void {
  const job = useJobs.getState().jobs.find((one) => one.id === id);
  if (job && job.state !== 'running' && !job.isNew) removeJob(id);
}

/** Starts an import that continues while the user works on other pages. Returns the id of the job. */
export function startImport(spec: ImportSpec, rows: readonly ImportRow[]): string {
  const id = newKey();
  void sendRows(id, spec, rows);
  return id;
}

/** The rows to send on a retry: rows that failed temporarily, and rows that are not sent yet. */
export function retryableRows({ work }: ImportJob): ImportRow[] {
  const { failed = [], left = [] } = work?.sending ?? {};
  return [...failed.flatMap((one) => (one.isTemporary ? one.row : [])), ...left];
}

/** The message key of the button that sends the `retryableRows`. */
export const retryName = ({ work }: ImportJob) => (work?.sending.left.length ? 'import.rest' : 'import.again');

/**
 * Sends the `retryableRows` as part of the same job. Each row keeps its idempotency key, so that a server that supports
 * the key does not save a row twice if only the response was lost.
 */
export function retryImport(job: ImportJob): void {
  if (!job.work || job.state === 'running') return;
  const { saved, failed } = job.work.sending;
  void sendRows(job.id, job.work.spec, retryableRows(job), { saved, failed: failed.filter((one) => !one.isTemporary) });
}

/**
 * Sends each row in its own request, a few requests in parallel. Stops early if the user stops the import or the
 * session ends. Collects the rejected rows with their reasons.
 */
async function sendRows(
  id: string,
  spec: ImportSpec,
  rows: readonly ImportRow[],
  before: { saved: readonly Saved[]; failed: readonly Refused[] } = { saved: [], failed: [] },
): Promise<void> {
  const { title, path, send, secret } = spec;
  const waiting = [...rows];
  const failed = [...before.failed];
  const saved = [...before.saved];
  const { importKeys, idempotency } = useSession.getState().config;
  const importKey = importKeys ? newKey() : undefined;
  let sent = 0;
  const run: { end: 'done' | 'stopped' | 'failed' } = { end: 'done' };
  const progress = () => ({
    done: sent,
    work: { spec, sending: { sent, total: rows.length, failed: [...failed], saved: [...saved], left: [...waiting] } },
  });
  const stop = () => {
    run.end = 'stopped';
  };
  putJob({ id, kind: 'import', title, state: 'running', total: rows.length, stop, ...progress() });
  const worker = async () => {
    for (let row = waiting.shift(); row; row = run.end === 'done' ? waiting.shift() : undefined) {
      try {
        const answer = await send(row.values, { importKey, key: idempotency ? `${id}-${row.number}` : undefined });
        saved.push({ row, note: secret?.of(answer) });
      } catch (error) {
        if (endsSeries(error)) {
          run.end = 'failed';
          waiting.unshift(row);
          return;
        }
        failed.push({
          row,
          reason: errorTextNow(error),
          isTemporary: isTemporary(error),
        });
      }
      sent += 1;
      changeJob<ImportJob>(id, progress());
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  failed.sort((a, b) => a.row.number - b.row.number);
  changeJob<ImportJob>(id, { state: run.end, isNew: true, ...progress() });
  const result = { title, good: saved.length, bad: failed.length + spec.refused.length };
  const isKnown = useJobs.getState().jobs.some((job) => job.id === id);
  if (isKnown && !watched.has(id) && run.end === 'done') notify.info(i18next.t('transfer:import.ended', result));
  await invalidateResource(queryClient, path);
}
