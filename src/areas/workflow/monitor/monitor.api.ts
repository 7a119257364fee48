import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRow, withoutEmpty } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { keysOf } from '@/shared/api/queryKeys';

/** The path of the call that measures processes, an extension of the contract (docs/contract#2.51). */
export const MONITOR = '/act/monitor';

/** The lower bounds of the age groups of pending tasks, in days. */
export const AGES = [0, 1, 3, 7] as const;

const count = z.number().nullish();

/** The pending tasks of running processes and the durations of steps, in milliseconds (docs/contract#2.51). */
export const monitorSchema = z.object({
  steps: z
    .array(
      z.object({
        procDefKey: z.string(),
        procName: z.string().nullish(),
        taskDefKey: z.string(),
        taskName: z.string().nullish(),
        /** The numbers of pending tasks in the age groups of `AGES`. */
        ages: z.array(z.number()).nullish(),
        /** The number of tasks decided in the period, and their durations. */
        decided: count,
        average: count,
        p90: count,
      }),
    )
    .nullish(),
  processes: z
    .array(
      z.object({
        procDefKey: z.string(),
        procName: z.string().nullish(),
        running: count,
        finished: count,
        average: count,
        p90: count,
      }),
    )
    .nullish(),
  /** The tasks that have been pending the longest. */
  oldest: z
    .array(
      z.object({
        taskId: z.string(),
        procInstId: z.string(),
        procDefId: z.string(),
        procDefKey: z.string().nullish(),
        businessKey: id.nullish(),
        title: z.string().nullish(),
        taskName: z.string().nullish(),
        since: dateTime.nullish(),
        people: z.array(z.string()).nullish(),
      }),
    )
    .nullish(),
  /** The users who can decide a pending task or who decided a task in the period. */
  desks: z
    .array(
      z.object({
        userId: id,
        userName: z.string().nullish(),
        waiting: count,
        oldest: dateTime.nullish(),
        decided: count,
      }),
    )
    .nullish(),
});

export type Monitor = z.infer<typeof monitorSchema>;
export type MonitoredStep = NonNullable<Monitor['steps']>[number];

/** The figures for the last `days` days of one process, or of all processes if `procDefKey` is empty. */
export const monitorQuery = (procDefKey: string, days: number) =>
  queryOptions({
    queryKey: keysOf(MONITOR).call('figures', { procDefKey, days }),
    queryFn: ({ signal }) =>
      fetchRow(monitorSchema, { url: MONITOR, params: withoutEmpty({ procDefKey, days }), signal }),
  });
