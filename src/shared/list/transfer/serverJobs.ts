import i18next from 'i18next';
import { isMissing } from '@/shared/api/optional';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import type { Id } from '@/shared/lib/id';
import { inAppPath } from '@/shared/lib/safeUrl';
import { onLive } from '@/shared/api/stream/live';
import { type ExportJob, isOnServer, useJobs } from './jobs';
import { changeJob, putServerJobs, removeJob } from './keptJobs';
import { saveFile, stamped } from './saveFile';
import { fetchJobFile, fetchServerJobs, type ServerJob, stopServerJob } from './server/serverJob.api';

/** The polling interval for running exports, in milliseconds; a live event announces the end of an export earlier. */
const PAUSE = 5000;

const hasRunning = () => useJobs.getState().jobs.some((job) => isOnServer(job) && job.state === 'running');

/**
 * Adds the user's exports on the server to the jobs, and announces when an export ends. Fetches the exports at once,
 * after each live event, and periodically while an export is running. Returns a function to stop fetching and remove
 * the exports from this window.
 */
export function followServerJobs(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let last = Promise.resolve();
  async function sync() {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped) return;
    const isOver = await syncServerJobs(() => !isStopped).catch(isMissing);
    if (isOver === true) stop();
    else plan();
  }
  /** Sends the requests one after another, so that an older response never arrives last. */
  const look = () => (last = last.then(sync));
  function plan() {
    if (!isStopped && hasRunning()) timer ??= setTimeout(() => void look(), PAUSE);
  }
  const unlisten = onLive((events) =>
    events.some(({ kind }) => kind === 'export' || kind === 'reset') ? look() : undefined,
  );
  const unsubscribe = useJobs.subscribe(plan);
  function stop() {
    isStopped = true;
    clearTimeout(timer);
    unlisten();
    unsubscribe();
  }
  void look();
  return () => {
    stop();
    if (useJobs.getState().jobs.some(isOnServer)) putServerJobs([]);
  };
}

/** Fetches the exports on the server; drops the response if `isWanted` returns false by then. */
export async function syncServerJobs(isWanted = () => true): Promise<void> {
  const rows = await fetchServerJobs();
  const before = new Map(useJobs.getState().jobs.map((job) => [job.id, job]));
  if (!isWanted() || (rows.length === 0 && ![...before.values()].some(isOnServer))) return;
  const jobs = rows.map((row) => toJob(row, before.get(localId(row.id))));
  putServerJobs(jobs);
  const ended = jobs.filter(({ id, state }) => before.get(id)?.state === 'running' && state !== 'running');
  if (ended.length === 0) return;
  await i18next.loadNamespaces('transfer');
  for (const { title, state, failure } of ended) {
    if (state === 'done') notify.success(i18next.t('transfer:export.ready', { title }));
    if (state === 'failed') notify.error(i18next.t('transfer:export.failed', { title, reason: failure }));
  }
}

const localId = (id: Id) => `server ${id}`;

function toJob(row: ServerJob, before: { state: string; isNew?: boolean } | undefined): ExportJob {
  const { id, title, msg, fileName, fetched, format } = row;
  const address = inAppPath(row.address);
  const states = ['running', 'done', 'failed', 'stopped'] as const;
  const state = states.find((one) => one === row.state) ?? 'lost';
  const isKnown = before !== undefined && before.state === state;
  return {
    id: localId(id),
    kind: 'export',
    title: title ?? '',
    state,
    done: Number(row.done ?? 0),
    total: Number(row.total ?? 0),
    failure: msg ?? '',
    isNew: isKnown ? before.isNew === true : (state === 'done' && !fetched) || (state === 'failed' && Boolean(before)),
    server: { id, ...(state === 'done' && fileName && { fileName }) },
    ...(address && { choice: { address, format: format === 'csv' ? 'csv' : 'xlsx', columns: 'shown' } }),
    stop: () => void stopped(id),
  };
}

/** Stops an export on the server. If the call fails, shows the error, because the export then continues. */
async function stopped(id: Id): Promise<void> {
  await shown(async () => {
    await stopServerJob(id);
    await syncServerJobs();
  });
}

/** Removes an ended export and its file, on the server too. */
export async function removeServerJob(job: ExportJob): Promise<void> {
  removeJob(job.id);
  await shown(() => stopServerJob(job.server?.id ?? ''));
}

/** Downloads the file of an export. */
export async function saveServerFile({ id, title, server }: ExportJob): Promise<void> {
  await shown(async () => {
    const { blob } = await fetchJobFile(server?.id ?? '');
    saveFile(blob, server?.fileName ?? stamped(title, blob.type.startsWith('text/csv') ? 'csv' : 'xlsx'));
    changeJob<ExportJob>(id, { isNew: false });
  });
}

async function shown(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    notify.error(errorTextNow(error));
  }
}
