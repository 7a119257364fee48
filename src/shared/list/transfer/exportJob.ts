import i18next from 'i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { withoutEmpty } from '@/shared/api/crudApi';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { newKey } from '@/shared/form/move/newKey';
import type { Column } from '../column';
import {
  EXPORT_LIMIT,
  type Export,
  exportList,
  type ExportProps,
  ONE_REQUEST,
  type SheetColumn,
  sheetColumns,
} from './exportList';
import { type ExportChoice, type ExportJob, useJobs } from './jobs';
import { changeJob, putJob, removeJob } from './keptJobs';
import { saveFile, stamped } from './saveFile';
import { noteExported, orderExport, stopServerJob } from './server/serverJob.api';
import { saveServerFile, syncServerJobs } from './serverJobs';

interface Order<T extends object> extends Pick<Export<T>, 'params'> {
  api: ExportProps<T>['api'];
  title: string;
  choice: ExportChoice;
  columns: readonly Column<T>[];
  /** The keys of the columns that the export omits. */
  hidden: readonly string[];
  /** The number of rows, if known. */
  total: number | undefined;
}

/**
 * Starts an export that continues while the user works on other pages. If the browser creates the file and the user is
 * still on the list's page at the end, the file is saved. Otherwise a notice says where the file is.
 */
export function startExport<T extends object>(order: Order<T>): void {
  const { title, choice, total = 0 } = order;
  const id = newKey();
  const run = () => {
    const stopper = new AbortController();
    putJob({ id, kind: 'export', title, choice, state: 'running', done: 0, total, run, stop: () => stopper.abort() });
    void work(id, order, stopper.signal);
  };
  run();
  if (total === 0 || total > ONE_REQUEST) notify.info(i18next.t('transfer:export.goesOn', { title }));
}

async function work<T extends object>(id: string, order: Order<T>, signal: AbortSignal): Promise<void> {
  const { title, choice, api, params, hidden, total = 0 } = order;
  const { pathname } = location;
  try {
    const columns = await sheetColumns(order.columns, hidden, i18next.t('shared:crud.comma'));
    if (total > ONE_REQUEST && (await takenByServer(id, order, columns, signal))) return;
    const { file, count, isPartial } = await exportList({
      api,
      params,
      columns,
      format: choice.format,
      signal,
      onProgress: (done, total) => changeJob(id, { done, total }),
    });
    void noteExported({ list: api.path, title, params: filtersOf(params), rows: count });
    changeJob<ExportJob>(id, {
      state: 'done',
      done: count,
      total: count,
      isPartial,
      file: { blob: file, name: stamped(title, choice.format) },
      isNew: true,
    });
    const message = i18next.t(count >= EXPORT_LIMIT ? 'transfer:export.capped' : 'transfer:export.done', { count });
    if (location.pathname === pathname) saveExport(id);
    const shown = location.pathname === pathname ? message : i18next.t('transfer:export.ready', { title });
    if (isPartial) notify.warning(`${shown}${i18next.t('transfer:export.partial')}`);
    else notify.success(shown);
  } catch (error) {
    if (signal.aborted) return changeJob(id, { state: 'stopped' });
    const failure = errorTextNow(error);
    changeJob(id, { state: 'failed', failure, isNew: true });
    if (!alreadyShown(error)) notify.error(i18next.t('transfer:export.failed', { title, reason: failure }));
  }
}

/**
 * Asks the server to create the file. The server continues after the user closes the window or signs out. Resolves to
 * false if the server leaves the export to the browser.
 */
async function takenByServer<T extends object>(
  key: string,
  { title, choice, api, params }: Order<T>,
  columns: readonly SheetColumn<T>[],
  signal: AbortSignal,
): Promise<boolean> {
  const taken = await orderExport({
    list: api.path,
    title,
    params: filtersOf(params),
    columns: columns.map(({ cell: _cell, kind, labels, ...column }) => ({
      ...column,
      kind: kind ?? null,
      labels: Object.fromEntries(labels),
    })),
    format: choice.format,
    key,
    address: choice.address,
  });
  if (taken === undefined) return false;
  // The user stopped the export before the server accepted it.
  if (signal.aborted) await stopServerJob(taken);
  await syncServerJobs();
  removeJob(key);
  return true;
}

/** The filters and the sort of a list as texts, without the page. */
function filtersOf(params: Export<never>['params']): Record<string, string> {
  const { pageNum: _, pageSize: __, ...filters } = withoutEmpty(params);
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
}

/** Saves the file of a finished export. The user can save the file again until the job is removed. */
export function saveExport(id: string): void {
  const job = useJobs.getState().jobs.find((one) => one.id === id);
  if (job?.kind === 'export' && job.server) return void saveServerFile(job);
  if (job?.kind !== 'export' || !job.file) return;
  saveFile(job.file.blob, job.file.name);
  changeJob<ExportJob>(id, { isSaved: true, isNew: false });
}
