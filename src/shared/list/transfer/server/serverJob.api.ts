import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { id, numeric } from '@/shared/api/fields';
import { post, request, requestFile } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import type { Id } from '@/shared/lib/id';
import { isRecord } from '@/shared/lib/json';

/** The path of the exports that the server makes. The calls are this project's proposal (docs/contract#2.42). */
export const SERVER_JOBS = '/system/job';

const text = z.string().nullish();

/** A column of the file; `field` is a field of the row, or the name of a column that the list computes. */
const columnSchema = z.object({
  field: z.string().max(100),
  title: z.string().max(100),
  /** How the value is formatted, such as `money` or `time`. */
  kind: text,
  /** The labels for the values of the field, in the user's language. */
  labels: z.record(z.string(), z.string()),
  /** True when the list shows something other than the value, such as a waiting time. */
  computed: z.boolean(),
});

/** The body of an export request. A repeated request has the same `key`. */
export const exportOrderSchema = z.object({
  /** The path of the list. */
  list: z.string().max(200),
  title: z.string().max(100),
  /** The filters and the sort of the list, as in its query. */
  params: z.record(z.string(), z.string()),
  columns: z.array(columnSchema),
  format: z.enum(['xlsx', 'csv']),
  key: z.string().max(64),
  /** The address of the list's page, where the user can repeat the export. */
  address: z.string().max(2000).nullish(),
});
export type ExportOrder = z.infer<typeof exportOrderSchema>;

/** An export that the browser made: the list, its filters and the number of rows in the file. */
export const exportedSchema = exportOrderSchema
  .pick({ list: true, title: true, params: true })
  .extend({ rows: z.number().nullable() });
export type Exported = z.infer<typeof exportedSchema>;

/** An export of the user as the server returns it. */
export const serverJobSchema = z.object({
  id,
  title: text,
  /** One of `running`, `done`, `failed`, `stopped`. */
  state: text,
  done: numeric.nullish(),
  total: numeric.nullish(),
  /** The name of the file, while the file exists. */
  fileName: text,
  /** Why the export failed. */
  msg: text,
  /** True once the file was downloaded. */
  fetched: z.boolean().nullish(),
  /** The same address and format as in the request (`exportOrderSchema`). */
  address: text,
  format: text,
});
export type ServerJob = z.infer<typeof serverJobSchema>;

/**
 * Requests an export and returns its id. Returns undefined if the server leaves the exports of this list to the
 * browser.
 */
export async function orderExport(order: ExportOrder): Promise<Id | undefined> {
  const answer = await unlessMissing(post(`${SERVER_JOBS}/export`, order), () => undefined);
  const given = isRecord(answer) ? answer.id : undefined;
  return (typeof given === 'number' || typeof given === 'string') && given !== '' ? given : undefined;
}

/** Records an export that the browser made, if the server has the call; never rejects. */
export const noteExported = (data: Exported): Promise<unknown> =>
  request({ method: 'post', url: `${SERVER_JOBS}/exported`, data, quiet: true }).catch(() => undefined);

/** The user's exports, newest first. Rejects with ApiError `missing` if the server makes no exports. */
export const fetchServerJobs = () => fetchRows(serverJobSchema, { url: `${SERVER_JOBS}/mine`, quiet: true }, 'id');

/** Stops a running export, or removes an ended export with its file. */
export const stopServerJob = (jobId: Id) => post(`${SERVER_JOBS}/stop`, { id: jobId });

export const fetchJobFile = (jobId: Id) => requestFile({ url: `${SERVER_JOBS}/file`, params: { id: String(jobId) } });
