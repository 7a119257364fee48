import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRow, withoutEmpty } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { keysOf } from '@/shared/api/queryKeys';

/** The call beyond the contract that measures processes. */
export const MONITOR = '/act/monitor';

/** The lower bounds, in days, of the age groups of waiting steps. */
export const AGES = [0, 1, 3, 7] as const;

const count = z.number().nullish();

/** What waits in running processes, and how long their steps take (docs/contract#2.51). Times in milliseconds. */
export const monitorSchema = z.object({
  steps: z
    .array(
      z.object({
        procDefKey: z.string(),
        procName: z.string().nullish(),
        taskDefKey: z.string(),
        taskName: z.string().nullish(),
        /** The waiting tasks by age: below 1, 3 and 7 days, and older. */
        ages: z.array(z.number()).nullish(),
        /** The tasks decided in the period, and how long they took. */
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
  /** The tasks that have waited longest. */
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
  /** The users who can decide a waiting task, or decided one in the period. */
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

/** The figures of one process, or of all, over the last days. */
export const monitorQuery = (procDefKey: string, days: number) =>
  queryOptions({
    queryKey: keysOf(MONITOR).call('figures', { procDefKey, days }),
    queryFn: ({ signal }) =>
      fetchRow(monitorSchema, { url: MONITOR, params: withoutEmpty({ procDefKey, days }), signal }),
  });
