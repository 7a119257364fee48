import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type Resource, resource, type ResourceFacts } from '@/shared/resource/resource';
import { isHeld, keysOf } from '@/shared/api/queryKeys';
import { type ListParams, segment, withoutEmpty } from '@/shared/api/crudApi';
import { type Page, toList, toPage } from '@/shared/api/envelope';
import { post, request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { dateTime, id } from '@/shared/api/fields';
import { unlessMissing } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';

/** Fetches one page of an engine list. The paths of these lists do not end in `/list` (docs/contract#2.E). */
export async function pageAt<Row>(
  schema: z.ZodType<Row>,
  url: string,
  params: ListParams,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  const page = toPage(await request({ url, params: withoutEmpty(params), signal }), params.pageNum);
  return { ...page, records: parseRows(schema, page.records, url) };
}

/** Declares a resource whose list path does not end in `/list`. A request to the path `removal` deletes rows. */
export function flowResource<Row extends object>({
  removal,
  ...facts
}: ResourceFacts<Row> & { removal: string }): Resource<Row> {
  return {
    ...resource(facts),
    list: (params, signal) => pageAt(facts.schema, facts.path, params, signal),
    remove: (ids) => request({ method: 'post', url: removal, params: { ids: ids.join(',') } }),
  };
}

/** The path of pending tasks. */
export const TASKS = '/act/task/ing';

/** Refetches workflow data, because a decision changes several lists. Skips forms, queues and prefetched tasks. */
export const refreshFlows = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: (query) => {
      const [path, verb] = query.queryKey;
      const ofFlows = String(path).startsWith('/act/') && !isHeld(query.queryKey);
      return ofFlows && (path !== TASKS || verb !== 'get' || query.isActive());
    },
  });

/** A pending step. `since` is when the step became pending. */
export const waitingSchema = z.object({
  taskId: z.string(),
  procInstId: z.string(),
  taskName: z.string().nullish(),
  since: dateTime.nullish(),
  dueDate: dateTime.nullish(),
  /** The names of all users who may decide. */
  people: z.array(z.string()).nullish(),
  /** The names of the roles and departments whose members are candidates. */
  roles: z.array(z.string()).nullish(),
  /** The user who claimed the step or to whom it was delegated. If set, nobody else can decide the step. */
  assignee: z.string().nullish(),
  assigneeId: id.nullish(),
  /** The user who delegated the step to the assignee. */
  owner: z.string().nullish(),
  ownerId: id.nullish(),
  /** True while the applicant has to correct the request and resubmit it. */
  forApplicant: z.boolean().nullish(),
  urges: z.number().nullish(),
  lastUrge: dateTime.nullish(),
});
export type Waiting = z.infer<typeof waitingSchema>;

const URL = '/act/task/waiting';
/** Max instances per call, so that the URL stays short. */
const AT_ONCE = 50;
/** Max number of instances in a list. For longer lists, no pending steps are fetched. */
const MAX_TASKS = 200;

/**
 * Fetches the pending steps of the given instances. Returns an empty list for more than `MAX_TASKS` instances, or if
 * the call fails.
 */
export async function waitingOf(procInstIds: readonly string[], signal?: AbortSignal): Promise<Waiting[]> {
  const ids = [...new Set(procInstIds)].filter(Boolean);
  if (ids.length === 0 || ids.length > MAX_TASKS) return [];
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      unlessMissing(request({ url: URL, params: { procInstIds: part.join(',') }, signal, quiet: true }), () => []),
    ),
  ).catch(() => []);
  return parseRows(waitingSchema, answers.flatMap(toList), URL);
}

/** Adds the pending steps to the rows of a page. `of` returns the instance id of a pending row, else undefined. */
export async function withWaiting<T extends object>(
  page: Page<T>,
  of: (row: T) => string | null | undefined,
  signal?: AbortSignal,
): Promise<Page<T & { waiting?: readonly Waiting[] }>> {
  const steps = await waitingOf(
    page.records.flatMap((row) => of(row) ?? []),
    signal,
  );
  const stepsOf = (row: T) => steps.filter(({ procInstId }) => procInstId === of(row));
  return { ...page, records: page.records.map((row) => ({ ...row, waiting: stepsOf(row) })) };
}

/** The pending steps of one instance. */
export const waitingQuery = (procInstId: string) =>
  queryOptions({ queryKey: keysOf(URL).record(procInstId), queryFn: ({ signal }) => waitingOf([procInstId], signal) });

/**
 * True when no other user has claimed the step and the step is not delegated to another user. Does not test whether the
 * user is a candidate.
 */
export const isMine = ({ assigneeId }: Pick<Waiting, 'assigneeId'>) =>
  assigneeId === null ||
  assigneeId === undefined ||
  String(assigneeId) === String(useSession.getState().user?.userId ?? '');

/** The optional calls on a task or an instance, besides deciding a task (`shared/api/optional.ts`). */
export const CALLS = {
  claim: '/act/task/claim/:id',
  giveBack: '/act/task/unclaim/:id',
  handOn: '/act/task/delegate',
  urge: '/act/task/urge/:id',
} as const;

/** Claims a task, so that no other candidate can decide it. */
export const claim = (taskId: string) => post(`/act/task/claim/${segment(taskId)}`);

/** Gives a claimed or delegated task back, so that all candidates can decide the task again. */
export const giveBack = (taskId: string) => post(`/act/task/unclaim/${segment(taskId)}`);

/** Delegates a task to a user, who sees the remark and can then decide the task; `key` is the `Idempotency-Key`. */
export const handOn = (body: { taskId: string; userId: unknown; remark: unknown }, key?: string) =>
  post('/act/task/delegate', body, key);

/** Reminds everyone whose decision an instance is waiting for. */
export const urge = (procInstId: string) => post(`/act/task/urge/${segment(procInstId)}`);
