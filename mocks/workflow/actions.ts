import { http, type RequestHandler } from 'msw';
import { TASK_ACTIONS, type TaskAction as Action } from '@/areas/workflow/flow/taskAction.api';
import { type Call, may, secured } from '../access';
import { type UserRow, users } from '../db';
import { inTurn } from '../inTurn';
import { reasonOf } from '../moves';
import { api, bodyOf, ok, refuse, textOf, timestamp } from '../respond';
import { notifyUser } from '../system/notices';
import { copyTo } from './copies';
import { openTasks, processOf, stepsOf } from './flow';
import { readable } from './requests';
import { addSigners, APPLICANT, deciderOf, isHeld, openSigners, wayOf } from './signers';
import { askApplicant, goBackTo, undecide, withdrawable } from './turns';
import { nextAuditId, businesses, flowTasks, type InstanceRow, instances, type TaskRow } from './tables';

/** Optional: the actions on a task besides deciding it (docs/contract#2.50). */
export const taskActionHandlers: RequestHandler[] = [
  http.get(
    api('/act/task/actions'),
    secured(null, async ({ query, user }) => {
      const { signers, steps, actions } = await possible(user, query.get('procInstId'), query.get('taskId'));
      const named = await Promise.all(signers.map((userId) => users.find(userId)));
      return ok({ actions, steps, signers: named.flatMap((one) => (one ? pick(one) : [])) });
    }),
  ),
  http.post(api('/act/task/action'), secured(null, inTurn(run))),
];

const pick = ({ userId, userName }: UserRow) => ({ userId, userName });

/** Returns the actions that a user can now take on a request or on one of its tasks. */
async function possible(user: UserRow, procInstId: unknown, taskId: unknown) {
  const instance = (await instances.find(procInstId)) ?? refuse('流程实例不存在');
  await readable(user, instance.businessKey);
  const found = await flowTasks.find(taskId ?? '');
  const task = found?.procInstId === instance.id ? found : undefined;
  const actions: Action[] = ['copy'];
  const goes = !instance.endTime && !instance.isSuspended;
  const decides = goes && task && !task.endTime && (await may(user, 'activiti:task:audit'));
  const mine = decides ? await deciderOf(task, user.userId) : undefined;
  const signers = mine !== undefined && task ? await removable(task) : [];
  if (mine !== undefined && task && !(await isHeld(task))) {
    actions.push('handOver');
    if (!task.signer) actions.push('delegate', 'return');
  }
  if (mine !== undefined && !task?.signer) actions.push('addSigner');
  if (signers.length > 0) actions.push('removeSigner');
  const business = await businesses.find(instance.businessKey);
  const undone = goes && (await withdrawable(instance, task, user.userId, business?.userId === user.userId));
  if (undone) actions.push('withdraw');
  const order = TASK_ACTIONS.filter((one) => actions.includes(one));
  return { instance, task, mine, signers, steps: task ? await earlier(instance, task) : [], actions: order };
}

/** Returns the added signers of a task who have not decided yet. */
const removable = async (task: TaskRow) => [
  ...(await openSigners(task)).flatMap(({ candidates }) => candidates),
  ...(task.after ?? []),
];

/** Returns the steps to which the decider of a task can return a request: the applicant's, and those it has passed. */
async function earlier(instance: InstanceRow, task: TaskRow) {
  const steps = await stepsOf(instance.id);
  const way = wayOf(instance, await processOf(instance.procDefId), steps);
  const here = way.findLastIndex(({ reached }) => reached.includes(task.taskDefKey));
  const keys = way.slice(0, Math.max(0, here)).flatMap(({ reached }) => reached);
  const passed = [...new Set(keys)].filter((key) => key !== task.taskDefKey);
  const nameOf = (key: string) => steps.findLast(({ taskDefKey }) => taskDefKey === key)?.name ?? key;
  return [{ key: APPLICANT, name: '申请人' }, ...passed.map((key) => ({ key, name: nameOf(key) }))];
}

async function run(call: Call): Promise<Response> {
  const { request, user, about } = call;
  const body = await bodyOf(request);
  const action = TASK_ACTIONS.find((one) => one === body.action) ?? refuse('不支持的操作');
  const now = await possible(user, body.procInstId, body.taskId);
  if (!now.actions.includes(action)) refuse(WHY_NOT[action]);
  const reason = action === 'copy' ? textOf(body, 'reason').slice(0, 200) : reasonOf(body, 'reason');
  const { instance } = now;
  const task = now.task ?? (await latest(instance.id)) ?? refuse('流程实例不存在');
  const title = (await businesses.find(instance.businessKey))?.title ?? '';
  const chosen = action === 'return' || action === 'withdraw' ? [] : await peopleOf(body.userIds, user);
  const ids = chosen.map(({ userId }) => userId);
  const step = now.steps.find(({ key }) => key === body.step);
  const to =
    action === 'return' ? (step ?? refuse('请选择退回的环节')).name : chosen.map(({ userName }) => userName).join('、');
  Object.assign(about, { title, task: task.name, action, to, reason });
  await note(task, { action, byId: user.userId, to, reason, time: timestamp() });
  const mine = now.mine ?? user.userId;

  if (action === 'copy') await copyTo({ procInstId: instance.id, userIds: ids, byId: user.userId, remark: reason });
  if (action === 'addSigner') {
    if (body.place === 'after') await flowTasks.update(task.id, { after: [...(task.after ?? []), ...ids] });
    else await addSigners(task, ids, 'before', mine);
  }
  if (action === 'delegate') await addSigners(task, ids.slice(0, 1), 'delegate', mine);
  if (action === 'handOver')
    await flowTasks.update(task.id, { candidates: ids.slice(0, 1), assigneeId: null, ownerId: null });
  if (action === 'removeSigner') await remove(task, ids, now.signers);
  if (action === 'return') {
    await flowTasks.update(task.id, {
      endTime: timestamp(),
      auditId: await nextAuditId(),
      auditorId: user.userId,
      onBehalfOfId: mine === user.userId ? null : mine,
      delFlag: false,
      deleteReason: 'returned',
    });
    if (body.step === APPLICANT) await askApplicant(instance, 'returned');
    else await goBackTo(instance, String(body.step));
  }
  if (action === 'withdraw') {
    if (task.auditorId === user.userId && task.result) await undecide(instance, task);
    else await askApplicant(instance, 'withdrawn');
  }
  await notifyAll(action, { title, task, reason, by: user, ids: await concerned(action, instance.id, ids, user) });
  return ok();
}

const WHY_NOT: Readonly<Record<Action, string>> = {
  addSigner: '现在不能加签',
  removeSigner: '没有可以减签的人员',
  return: '现在不能退回',
  withdraw: '已有人处理，不能撤回',
  copy: '没有权限抄送',
  delegate: '现在不能委派',
  handOver: '现在不能转办',
};

const latest = async (id: string) => (await openTasks(id))[0] ?? (await stepsOf(id)).at(-1);

/** Returns the chosen users without duplicates. All must be enabled, and the user cannot choose themselves. */
async function peopleOf(value: unknown, user: UserRow): Promise<UserRow[]> {
  const ids = [...new Set((Array.isArray(value) ? value : []).map(String))];
  if (ids.length === 0 || ids.length > 20) refuse('请选择 1 到 20 个人员');
  if (ids.includes(String(user.userId))) refuse('不能选择自己');
  const found = await Promise.all(ids.map((id) => users.find(id)));
  return found.map((one) => (one?.status === '0' ? one : refuse('该用户不存在或已停用')));
}

async function note(task: TaskRow, act: NonNullable<TaskRow['acts']>[number]): Promise<void> {
  await flowTasks.update(task.id, { acts: [...(task.acts ?? []), act] });
}

async function remove(task: TaskRow, ids: readonly number[], signers: readonly number[]): Promise<void> {
  if (ids.some((id) => !signers.includes(id))) refuse('只能减去您加签且尚未处理的人员');
  for (const one of await openSigners(task)) {
    if (!one.candidates.some((id) => ids.includes(id))) continue;
    await flowTasks.update(one.id, { endTime: timestamp(), deleteReason: 'removed' });
  }
  await flowTasks.update(task.id, { after: (task.after ?? []).filter((id) => !ids.includes(id)) });
}

/** Returns the users affected by an action: those it names or, after a return, the present candidates. */
async function concerned(action: Action, procInstId: string, ids: readonly number[], user: UserRow): Promise<number[]> {
  const now = (await openTasks(procInstId)).flatMap(({ candidates }) => candidates);
  const all = action === 'return' ? now : ids;
  return [...new Set(all)].filter((id) => id !== user.userId);
}

const VERBS: Readonly<Record<Action, string>> = {
  addSigner: '请您加签',
  removeSigner: '取消了您的加签',
  return: '退回了申请',
  withdraw: '撤回了申请',
  copy: '抄送给您',
  delegate: '请您给出意见',
  handOver: '转办给您',
};

interface ActionNotice {
  title: string;
  task: TaskRow;
  reason: string;
  by: UserRow;
  ids: readonly number[];
}

async function notifyAll(action: Action, { title, task, reason, by, ids }: ActionNotice): Promise<void> {
  for (const userId of ids) {
    await notifyUser({
      userId,
      kind: 'todo',
      title: `${by.userName}${VERBS[action]}：${title}`,
      paragraphs: [
        `${by.userName}${VERBS[action]}：“${title}”的“${task.name}”环节。`,
        ...(reason ? [`说明：${reason}`] : []),
      ],
    });
  }
}
