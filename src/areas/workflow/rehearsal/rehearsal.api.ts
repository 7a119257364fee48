import { z } from 'zod';
import { fetchRow } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { post } from '@/shared/api/http';
import { pageAt } from '../flow/flow.api';
import { MOVE, PAST, STAFF } from './calls.api';

/** A request of the last year with its decisions (docs/contract#2.52). */
export const pastSchema = z.object({
  procInstId: z.string(),
  procDefId: z.string(),
  title: z.string().nullish(),
  applicantId: id.nullish(),
  /** The submitted form values that conditions use, such as `duration` and `money`. */
  variables: z.record(z.string(), z.union([z.number(), z.string()])).nullish(),
  startTime: dateTime.nullish(),
  endTime: dateTime.nullish(),
  running: z.boolean().nullish(),
  /** The steps at which the request waits now. */
  at: z.array(z.string()).nullish(),
  /** The decisions on the request, oldest first. `result` is 2 for passed, 3 for rejected. */
  decisions: z
    .array(
      z.object({
        taskDefKey: z.string(),
        taskName: z.string().nullish(),
        deciderId: id.nullish(),
        result: z.number().nullish(),
        endTime: dateTime.nullish(),
        /** The form values that the decision changed. */
        variables: z.record(z.string(), z.union([z.number(), z.string()])).nullish(),
      }),
    )
    .nullish(),
});
export type Past = z.infer<typeof pastSchema>;

const ids = z.array(id).nullish();

/**
 * The data that determines who can decide (docs/contract#2.52). `depts` contains the department heads. `nodes` contains
 * the candidates that are configured for nodes.
 */
export const staffSchema = z.object({
  users: z
    .array(
      z.object({
        userId: id,
        userName: z.string().nullish(),
        deptId: id.nullish(),
        roleIds: ids,
        enabled: z.boolean().nullish(),
      }),
    )
    .nullish(),
  depts: z.array(z.object({ deptId: id, leaderId: id.nullish() })).nullish(),
  nodes: z
    .array(
      z.object({ nodeId: z.string(), roleIds: ids, userIds: ids, deptIds: ids, deptHeader: z.boolean().nullish() }),
    )
    .nullish(),
});
export type Staff = z.infer<typeof staffSchema>;

const SIZE = 500;
/** Max number of requests to rehearse. Older requests are ignored. */
const MAX = 5000;

/** Fetches the requests of the last year, newest first. */
export async function pastOf(procDefKey: string, signal: AbortSignal): Promise<Past[]> {
  const rows: Past[] = [];
  for (let pageNum = 1; rows.length < MAX; pageNum++) {
    const page = await pageAt(pastSchema, PAST, { procDefKey, pageNum, pageSize: SIZE }, signal);
    rows.push(...page.records);
    if (page.records.length === 0 || rows.length >= page.total) break;
  }
  return rows;
}

export const staffOf = (signal: AbortSignal): Promise<Staff> => fetchRow(staffSchema, { url: STAFF, signal });

export const moveSchema = z.object({ procDefId: z.string(), procInstIds: z.array(z.string()) });

/** Moves running instances to another version of their process. Rejects with the server's reason. */
export const moveInstances = (body: z.infer<typeof moveSchema>) => post(MOVE, body);
