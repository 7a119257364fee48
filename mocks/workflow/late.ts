import { depts, users } from '../db';
import { timestamp } from '../respond';
import { notifyUser } from '../system/notices';
import { businesses, flowTasks, instances, type TaskRow } from './tables';

let running: Promise<void> = Promise.resolve();

/**
 * Handles each overdue task once, as its diagram defines: reminds its candidates, or gives it to another decider. The
 * engine has no clock, so this function is called before tasks are returned.
 */
export function handleLate(now = new Date()): Promise<void> {
  const next = running.then(() => tick(now));
  running = next.catch(() => undefined);
  return next;
}

async function tick(now: Date): Promise<void> {
  for (const task of await flowTasks.all()) {
    if (task.endTime || !task.late || !task.dueDate || task.dueDate > timestamp(now)) continue;
    if ((await instances.find(task.procInstId))?.isSuspended) continue;
    await handle(task, now);
  }
}

async function handle(task: TaskRow, now: Date): Promise<void> {
  const [action, userId] = (task.late ?? '').split(':');
  const before = task.assigneeId ? [task.assigneeId] : task.candidates;
  const next = action === 'user' ? await enabled(userId) : action === 'head' ? await superiorOf(before[0]) : undefined;
  const to = next === undefined ? before : [next];
  // If the next decider does not exist, the task stays where it is and its candidates are reminded.
  const kind = next === undefined ? 'remind' : action === 'user' ? 'user' : 'head';
  const done = { kind, time: timestamp(now), to };
  await flowTasks.update(task.id, {
    late: null,
    automatic: [...(task.automatic ?? []), done],
    ...(next !== undefined && {
      candidates: to,
      assigneeId: null,
      ownerId: null,
      dueDate: task.remindAfter ? timestamp(new Date(now.getTime() + task.remindAfter)) : null,
    }),
  });
  const instance = await instances.find(task.procInstId);
  const title = (await businesses.find(instance?.businessKey))?.title ?? '';
  const what = next === undefined ? '审批超时提醒' : '超时转交您审批';
  for (const id of to) {
    await notifyUser({
      userId: id,
      kind: 'todo',
      title: `${what}：${title}`,
      paragraphs: [`“${title}”的“${task.name}”环节超时未审批，请您尽快处理。`],
    });
  }
}

async function enabled(userId: unknown): Promise<number | undefined> {
  const user = await users.find(userId);
  return user?.status === '0' ? user.userId : undefined;
}

/** Returns the head of a user's department. For a head, returns the head of the department above. */
async function superiorOf(userId: number | undefined): Promise<number | undefined> {
  let dept = await depts.find((await users.find(userId))?.deptId);
  while (dept) {
    const head = await enabled(dept.leaderId);
    if (head !== undefined && head !== userId) return head;
    dept = dept.parentId ? await depts.find(dept.parentId) : undefined;
  }
  return undefined;
}
