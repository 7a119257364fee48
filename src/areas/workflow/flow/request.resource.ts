import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRow, fetchRows, segment } from '@/shared/api/crudApi';
import { type Resource, resource } from '@/shared/resource/resource';
import { keysOf } from '@/shared/api/queryKeys';
import type { Id } from '@/shared/lib/id';
import { dateTime, id, numeric } from '@/shared/api/fields';
import { post } from '@/shared/api/http';
import { pageAt, type Waiting, withWaiting } from './flow.api';
import { unlessMissing } from '@/shared/api/optional';

/** A request (docs/contract#2.23). */
export const businessSchema = z.object({
  id,
  title: z.string(),
  userId: id.nullish(),
  tableId: z.string().nullish(),
  procDefId: z.string(),
  procDefKey: z.string().nullish(),
  procInstId: z.string().nullish(),
  procName: z.string().nullish(),
  currentTask: z.string().nullish(),
  applyer: z.string().nullish(),
  /** The status of the request: 1 in progress, 2 finished, 3 withdrawn, 4 stopped because a step had no candidate. */
  status: z.number().nullable(),
  /** The result: 1 in progress, 2 passed, 3 rejected, 4 withdrawn, 5 deleted, 6 stopped. */
  result: z.number().nullable(),
  applyTime: dateTime.nullish(),
  /**
   * The id of the deployment. Allows readers of the request to see its diagram. Missing in lists. Our proposal
   * (docs/contract#2.55).
   */
  deploymentId: z.string().nullish(),
});

/** A request with the status of its process, and in a list also with its pending steps. */
export type Business = z.infer<typeof businessSchema> & { waiting?: readonly Waiting[] };

const PATH = '/act/business';

/** The API of the user's own requests. */
export const requests: Resource<Business> = {
  ...resource({
    schema: businessSchema,
    path: PATH,
    permission: 'activiti:business',
    messages: 'workflow:request',
    nameOf: ({ title }) => title,
  }),
  list: async (params: object, signal?: AbortSignal) => {
    const page = await pageAt(businessSchema, `${PATH}/list/my`, { ...params }, signal);
    return withWaiting(page, ({ status, procInstId }) => (status === 1 ? procInstId : undefined), signal);
  },
};

/** A file that is already stored. */
export const fileSchema = z.object({ name: z.string(), url: z.string(), size: z.number().optional().nullable() });

/** The form of a leave (docs/contract#2.24); `duration` is in hours. */
export const leaveSchema = z.object({
  id,
  type: numeric,
  title: z.string(),
  description: z.string(),
  startDate: dateTime,
  endDate: dateTime,
  duration: z.number().nullable(),
  attachments: z.array(fileSchema).nullish(),
  createTime: dateTime.nullish(),
});
export type Leave = z.infer<typeof leaveSchema>;

/** The form of a purchase (docs/contract#2.25), with the lines that add up to the amount. */
export const purchaseSchema = z.object({
  id,
  title: z.string(),
  money: numeric,
  description: z.string(),
  lines: z.array(z.object({ name: z.string(), amount: numeric })).nullish(),
  attachments: z.array(fileSchema).nullish(),
  createTime: dateTime.nullish(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** A future step of a request. If `needs` lists variables without a value, the request may still skip this step. */
export const previewSchema = z.object({
  taskDefKey: z.string(),
  taskName: z.string().nullish(),
  people: z.array(z.string()).nullish(),
  roles: z.array(z.string()).nullish(),
  /** True if the candidate is a department head and the department is not known yet. */
  deptHeader: z.boolean().nullish(),
  needs: z.array(z.string()).nullish(),
});

/**
 * Fetches the steps that a request with the given values would pass. Returns an empty list if the server lacks the
 * call.
 */
export const previewQuery = (
  procDefId: string,
  variables: { duration?: number | undefined; money?: number | undefined; values?: unknown },
) =>
  queryOptions({
    queryKey: keysOf('/act/process/preview').call(procDefId, variables),
    queryFn: ({ signal }) =>
      unlessMissing(
        fetchRows(previewSchema, {
          method: 'post',
          url: '/act/process/preview',
          data: { procDefId, ...variables },
          signal,
          quiet: true,
        }),
        () => [],
      ),
    retry: false,
  });

/** The forms built into this product, named after their endpoints. */
export type FormKind = 'leave' | 'purchase' | 'general';

/** Returns the form of a definition: its own form (docs/contract#2.20), or the general form. */
export function formOf(procDefKey: string | null | undefined): FormKind {
  if (procDefKey === 'leave' || procDefKey === 's-leave') return 'leave';
  return procDefKey === 'purchase' ? 'purchase' : 'general';
}

/** Submits an application, which starts the process; `key` is sent as `Idempotency-Key`. */
export const apply = (kind: FormKind, values: object, key?: string) => post(`/act/${kind}/save`, values, key);

/** Returns a function that fetches the form of a request. */
export const storedForm =
  <Form extends object>(kind: FormKind, schema: z.ZodType<Form>) =>
  (businessKey: Id, signal?: AbortSignal) =>
    fetchRow(schema, { url: `/act/${kind}/biz/${segment(businessKey)}`, signal });

/** Returns a function that makes the query for the form of a request from the id of the request. */
export const formQuery =
  <Form extends object>(kind: FormKind, schema: z.ZodType<Form>) =>
  (businessKey: Id) =>
    queryOptions({
      queryKey: keysOf(`/act/${kind}`).record(businessKey),
      queryFn: ({ signal }) => storedForm(kind, schema)(businessKey, signal),
    });

export const leaveQuery = formQuery('leave', leaveSchema);

export const purchaseQuery = formQuery('purchase', purchaseSchema);

const columnSchema = z.object({
  id: z.string(),
  name: z.string().nullish(),
  type: z.string().nullish(),
  required: z.boolean().nullish(),
  values: z.array(z.string()).nullish(),
});

/** The fields of a form defined by an administrator, to be read with `readFields`. Our proposal (docs/adr/0040). */
const formSchema = z
  .array(
    columnSchema.extend({
      columns: z.array(columnSchema).nullish(),
      /** The decider's right to the field, a `Right`. Present only if the form is fetched for a task. */
      access: z.string().nullish(),
    }),
  )
  .nullish();

/**
 * A request with the general form. The server sends `duration` and `money` only if the conditions of the process use
 * them. The server sends `form` and `values` only if the request's version of the process has form fields.
 */
export const generalSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  duration: numeric.nullish(),
  money: numeric.nullish(),
  attachments: z.array(fileSchema).nullish(),
  createTime: dateTime.nullish(),
  form: formSchema,
  values: z.record(z.string(), z.unknown()).nullish(),
  /** The names of the people that appear in the values, by id. */
  people: z.record(z.string(), z.string()).nullish(),
});
export type General = z.infer<typeof generalSchema>;

/** The path of the general form. */
export const GENERAL = '/act/general';

/** Fetches a request with the general form. With a task id, returns the request as the decider of that task sees it. */
export const fetchGeneral = (businessKey: Id, taskId?: string, signal?: AbortSignal) =>
  fetchRow(generalSchema, { url: `${GENERAL}/biz/${segment(businessKey)}`, params: { taskId }, signal });

export const generalQuery = (businessKey: Id, taskId?: string) =>
  queryOptions({
    queryKey: keysOf(GENERAL).record(taskId ? `${businessKey}:${taskId}` : businessKey),
    queryFn: ({ signal }) => fetchGeneral(businessKey, taskId, signal),
  });

/** The variables that a process needs, and the reason if the user cannot start it. */
export const startableSchema = z.object({
  procDefId: z.string(),
  /** The variables in the conditions of the process: `duration`, `money`. */
  fields: z.array(z.string()).nullish(),
  /** The fields of the form. Our proposal: not in the contract. */
  form: formSchema,
  /** The server's explanation of why the user cannot apply; null if the user can apply. */
  reason: z.string().nullish(),
});
export type Startable = z.infer<typeof startableSchema>;

/** The `Startable` of each process; null if the server does not support the general form. */
export const startableQuery = queryOptions({
  queryKey: keysOf(GENERAL).call('startable'),
  queryFn: ({ signal }): Promise<Startable[] | null> =>
    unlessMissing(fetchRows(startableSchema, { url: `${GENERAL}/startable`, signal }), () => null),
});
