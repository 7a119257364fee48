import { http, HttpResponse, type RequestHandler } from 'msw';
import { z } from 'zod';
import {
  type Exported,
  exportedSchema,
  type ExportOrder,
  exportOrderSchema,
  SERVER_JOBS,
} from '@/shared/list/transfer/server/serverJob.api';
import { type Cell, toFile } from '@/shared/list/transfer/sheet/sheet';
import type { Kind } from '@/shared/api/fields';
import { type Call, may, secured } from '../access';
import { listOf, MISSING } from '../crud';
import { publish } from '../events/hub';
import { withFacts } from '../facts';
import { inTurn } from '../inTurn';
import { api, bodyOf, fail, forbidden, ok, refuse, timestamp } from '../respond';
import { watermark } from '../system/settings';
import { defineTable } from '../table';
import { noteOperation } from '../writes/operationLog';
import { noteRight } from '../writes/uses';

/** Max number of rows in a file, and the page size with which the list is read. */
const MAX_ROWS = 100_000;
const PAGE = 1000;
/** The duration of an export in milliseconds: a fixed part, and a part for each row. */
const START = 1500;
const EACH_ROW = 1;
/** How long a file is kept, in milliseconds: one day. */
const LIFETIME = 86_400_000;

/** An export as stored. `rows` contains the cells as JSON, read when the export was ordered. */
const jobRow = z.object({
  id: z.number(),
  userId: z.number(),
  key: z.string(),
  permission: z.string(),
  title: z.string(),
  format: z.enum(['xlsx', 'csv']),
  address: z.string().nullish(),
  kinds: z.array(z.string().nullable()),
  rows: z.string(),
  total: z.number(),
  start: z.number(),
  createTime: z.string(),
  stopped: z.boolean(),
  fetched: z.boolean(),
});
type JobRow = z.infer<typeof jobRow>;

const jobs = defineTable<JobRow>({ name: 'exportJobs', idKey: 'id', schema: jobRow, seed: () => [] });

const endOf = ({ start, total }: Pick<JobRow, 'start' | 'total'>) => start + START + total * EACH_ROW;

/** The exports made by the server (docs/contract#2.42). Each user sees only their own. */
export const jobHandlers: RequestHandler[] = [
  http.post(
    api(`${SERVER_JOBS}/export`),
    withFacts(secured(null, inTurn(order)), {
      body: { schema: exportOrderSchema, required: ['list', 'columns', 'key'] },
    }),
  ),
  http.get(
    api(`${SERVER_JOBS}/mine`),
    secured(null, async (call) =>
      ok(await Promise.all((await ownJobs(call)).toReversed().map((job) => shown(job, call)))),
    ),
  ),
  http.post(
    api(`${SERVER_JOBS}/stop`),
    secured(
      null,
      inTurn(async (call) => {
        const job = await ownJob((await bodyOf(call.request)).id, call);
        if (!job.stopped && endOf(job) > Date.now()) await jobs.update(job.id, { stopped: true, rows: '[]' });
        else await jobs.remove(job.id);
        return ok();
      }),
    ),
  ),
  http.post(
    api(`${SERVER_JOBS}/exported`),
    withFacts(secured(null, exported), { body: { schema: exportedSchema, required: ['list', 'title', 'rows'] } }),
  ),
  http.get(api(`${SERVER_JOBS}/file`), secured(null, file)),
];

/** Reads the list with the rights of the user, so that the file contains masked numbers and no hidden rows. */
async function order(call: Call): Promise<Response> {
  const { data } = exportOrderSchema.safeParse(await bodyOf(call.request));
  if (!data) return fail('请求参数格式错误', 400);
  const list = listOf(data.list);
  // A null id makes the browser create an export that the mock cannot create.
  if (!list || data.columns.some(({ computed }) => computed)) return ok({ id: null });
  const permission = `${list.permission}:export`;
  if (!(await may(call.user, permission))) throw forbidden(new URL(call.request.url).pathname);
  const known = (await ownJobs(call)).find(({ key }) => key === data.key);
  if (known) return ok({ id: known.id });
  const rows = await readRows(data, list.answer, call);
  const { title, format, key, address } = data;
  const job = await jobs.insert({
    id: await jobs.nextId(),
    userId: call.user.userId,
    key,
    permission,
    title,
    format,
    address: address ?? null,
    kinds: data.columns.map(({ kind }) => kind ?? null),
    rows: JSON.stringify([data.columns.map((column) => column.title), ...rows, ...(await markRows(call))]),
    total: rows.length,
    start: Date.now(),
    createTime: timestamp(),
    stopped: false,
    fetched: false,
  });
  noteRight(call.user.userId, permission);
  await noteExport(call, { ...data, rows: rows.length });
  const say = () => publish('export', { id: job.id, status: 'done' }, { userIds: [job.userId] });
  setTimeout(say, endOf(job) - Date.now());
  return ok({ id: job.id });
}

/** Logs an export that the browser has made. */
async function exported(call: Call): Promise<Response> {
  const { data } = exportedSchema.safeParse(await bodyOf(call.request));
  if (!data) return fail('请求参数格式错误', 400);
  const list = listOf(data.list);
  const permission = list && `${list.permission}:export`;
  if (permission && !(await may(call.user, permission))) throw forbidden(new URL(call.request.url).pathname);
  if (permission) noteRight(call.user.userId, permission);
  await noteExport(call, data);
  return ok();
}

/** Logs an export with its list, conditions and number of rows. */
async function noteExport(call: Call, { title, rows, list, params: conditions }: Exported): Promise<void> {
  await noteOperation({ ...call, about: { name: title, rows, list, conditions } }, title.slice(0, 50), 5);
}

/** Returns the rows with the watermark, to be added below the data; empty if the configuration requires none. */
const markRows = async ({ user }: Call): Promise<Cell[][]> =>
  (await watermark()) === 'true'
    ? [[`${user.userName} ${(user.phonenumber ?? user.loginName).slice(-4)} ${timestamp().slice(0, 16)}`]]
    : [];

async function readRows({ params, columns }: ExportOrder, answer: Answer, call: Call): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (let pageNum = 1; rows.length < MAX_ROWS; pageNum++) {
    const query = new URLSearchParams({ ...params, pageNum: String(pageNum), pageSize: String(PAGE) });
    const { data } = (await (await answer({ ...call, query })).json()) as { data: { records: object[] } };
    for (const row of data.records) rows.push(columns.map((column) => cellOf(row, column)));
    if (data.records.length < PAGE) break;
  }
  return rows.slice(0, MAX_ROWS);
}
type Answer = (call: Call) => Promise<Response> | Response;

function cellOf(row: object, { field, labels }: ExportOrder['columns'][number]): Cell {
  const word = (value: unknown): Cell => {
    if (value === null || value === undefined) return '';
    return labels[String(value)] ?? (typeof value === 'number' ? value : String(value));
  };
  const value = (row as Record<string, unknown>)[field];
  if (Array.isArray(value)) return value.map(word).join('、');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : word(value);
}

/** Returns the user's exports. Those older than a day are removed. */
async function ownJobs({ user }: Call): Promise<JobRow[]> {
  for (const { id, start } of await jobs.all()) if (start < Date.now() - LIFETIME) await jobs.remove(id);
  return (await jobs.all()).filter(({ userId }) => userId === user.userId);
}

/** Returns one of the user's exports. An export of somebody else counts as missing. */
const ownJob = async (id: unknown, call: Call): Promise<JobRow> =>
  (await ownJobs(call)).find((job) => String(job.id) === String(id)) ?? refuse(MISSING);

async function stateOf(job: JobRow, { user }: Call) {
  if (job.stopped) return 'stopped';
  if (endOf(job) > Date.now()) return 'running';
  return (await may(user, job.permission)) ? 'done' : 'failed';
}

async function shown(job: JobRow, call: Call) {
  const { id, title, total, start, fetched, createTime, format, address } = job;
  const state = await stateOf(job, call);
  const done = state === 'running' ? Math.floor((total * (Date.now() - start)) / (endOf(job) - start)) : total;
  const name = `${title}-${createTime.replaceAll(/[-:]/g, '').replace(' ', '-').slice(0, 13)}.${format}`;
  return {
    id,
    title,
    state,
    done: Math.max(done, 0),
    total,
    fileName: state === 'done' ? name : null,
    msg: state === 'failed' ? '您已没有导出该列表的权限' : null,
    fetched,
    address: address ?? null,
    format,
  };
}

async function file(call: Call): Promise<Response> {
  const job = await ownJob(call.query.get('id'), call);
  const { format, rows, kinds } = job;
  if ((await stateOf(job, call)) !== 'done') return fail('文件尚未生成或已失效');
  await jobs.update(job.id, { fetched: true });
  // The client sent the kind of each column when it ordered the export.
  const blob = await toFile(
    format,
    JSON.parse(rows) as Cell[][],
    kinds.map((kind) => (kind ?? undefined) as Kind | undefined),
  );
  return new HttpResponse(await blob.arrayBuffer(), { headers: { 'content-type': blob.type } });
}
