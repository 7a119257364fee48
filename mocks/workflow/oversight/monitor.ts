import { instantOf } from '@/shared/settings/times';
import { http, type RequestHandler } from 'msw';
import { AGES } from '@/areas/workflow/monitor/monitor.api';
import { secured } from '../../access';
import { users } from '../../db';
import { api, ok } from '../../respond';
import { APPLICANT } from '../signers';
import { businesses, flowTasks, instances, procDefs, type TaskRow } from '../tables';

const DAY = 86_400_000;
/** The number of oldest tasks to return. */
const OLDEST = 20;

/** Optional: the pending tasks of running processes, and the durations of steps (docs/contract#2.51). */
export const monitorHandlers: RequestHandler[] = [
  http.get(
    api('/act/monitor'),
    secured('activiti:monitor:view', async ({ query }) => {
      const days = Math.min(Math.max(Number(query.get('days')) || 90, 1), 3660);
      return ok(await figures(query.get('procDefKey') ?? '', Date.now() - days * DAY));
    }),
  ),
];

async function figures(only: string, from: number) {
  const definitions = new Map((await procDefs.all()).map((row) => [row.id, row]));
  const requests = new Map((await businesses.all()).map((row) => [row.id, row]));
  const flows = (await instances.all()).flatMap((instance) => {
    const definition = definitions.get(instance.procDefId);
    const found = { instance, key: definition?.key ?? '', name: definition?.name ?? '' };
    return instance.removed || (only && found.key !== only) ? [] : [found];
  });
  const flowOf = new Map(flows.map((flow) => [flow.instance.id, flow]));
  const tasks = (await flowTasks.all()).flatMap((task) => {
    const flow = flowOf.get(task.procInstId);
    return flow && task.taskDefKey !== APPLICANT ? [{ task, flow }] : [];
  });
  const open = tasks.filter(({ task, flow }) => !task.endTime && !flow.instance.endTime);
  const decided = tasks.filter(({ task }) => task.result && task.endTime && instantOf(task.endTime) >= from);
  const over = flows.filter(({ instance }) => instance.endTime && instantOf(instance.endTime) >= from);
  const people = await users.all();
  const nameOf = (userId: number) => people.find((user) => user.userId === userId)?.userName ?? null;

  return {
    steps: [...grouped([...open, ...decided], ({ task, flow }) => `${flow.key} ${task.taskDefKey}`)].map(([, some]) => {
      const [{ task, flow }] = some;
      const waiting = some
        .filter(({ task: one }) => !one.endTime)
        .map(({ task: one }) => (Date.now() - instantOf(one.createTime)) / DAY);
      return {
        procDefKey: flow.key,
        procName: flow.name,
        taskDefKey: task.taskDefKey,
        taskName: task.name,
        ages: AGES.map(
          (age, index) => waiting.filter((one) => one >= age && one < (AGES[index + 1] ?? Infinity)).length,
        ),
        ...timesOf(
          some.flatMap(({ task: { createTime, endTime } }) =>
            endTime ? instantOf(endTime) - instantOf(createTime) : [],
          ),
        ),
      };
    }),
    processes: [...grouped(flows, ({ key }) => key)].map(([procDefKey, some]) => {
      const ended = over.filter(({ key }) => key === procDefKey);
      const { decided: finished, ...times } = timesOf(
        ended.map(({ instance }) => instantOf(instance.endTime) - instantOf(instance.startTime)),
      );
      const running = some.filter(({ instance }) => !instance.endTime).length;
      return { procDefKey, procName: some[0]?.name ?? null, running, finished, ...times };
    }),
    oldest: open
      .toSorted((one, other) => one.task.createTime.localeCompare(other.task.createTime))
      .slice(0, OLDEST)
      .map(({ task, flow: { instance, key } }) => ({
        taskId: task.id,
        procInstId: instance.id,
        procDefId: instance.procDefId,
        procDefKey: key,
        businessKey: String(instance.businessKey),
        title: requests.get(instance.businessKey)?.title ?? null,
        taskName: task.name,
        since: task.createTime,
        people: decidersOf(task).flatMap((one) => nameOf(one) ?? []),
      })),
    desks: people.flatMap(({ userId, userName }) => {
      const own = open.filter(({ task }) => decidersOf(task).includes(userId));
      const done = decided.filter(({ task }) => task.auditorId === userId).length;
      const oldest = own.map(({ task }) => task.createTime).toSorted()[0] ?? null;
      return own.length + done > 0 ? { userId, userName, waiting: own.length, oldest, decided: done } : [];
    }),
  };
}

const decidersOf = ({ assigneeId, candidates }: TaskRow) => (assigneeId ? [assigneeId] : candidates);

/** Returns the number of durations, and their average and 90th percentile, which are null if there are no durations. */
function timesOf(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    decided: sorted.length,
    average: sorted.length ? Math.round(sorted.reduce((all, one) => all + one, 0) / sorted.length) : null,
    p90: sorted[Math.ceil(sorted.length * 0.9) - 1] ?? null,
  };
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, [Row, ...Row[]]> {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
