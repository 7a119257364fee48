import { http, type RequestHandler } from 'msw';
import { type Call, secured } from '../../access';
import { depts, users } from '../../db';
import { inTurn } from '../../inTurn';
import { answerList } from '../../query';
import { api, bodyOf, ok, refuse, textOf, timestamp } from '../../respond';
import { goOn } from '@/areas/workflow/engine/engine';
import type { Process } from '@/areas/workflow/engine/process';
import { configuredNodes } from '../definitions';
import { openTasks, processOf, refusing } from '../flow';
import { variablesOf } from '../form/values';
import { APPLICANT } from '../signers';
import { businesses, flowTasks, type InstanceRow, instances, procDefs, type TaskRow } from '../tables';

/** Optional: data to rehearse a diagram; a call that moves instances (docs/contract#2.52, docs/contract#2.53). */
export const rehearsalHandlers: RequestHandler[] = [
  http.get(api('/act/rehearsal/past'), secured('activiti:models:edit', past)),
  http.get(api('/act/rehearsal/staff'), secured('activiti:models:edit', staff)),
  http.post(api('/act/rehearsal/move'), secured('activiti:models:publish', inTurn(move))),
];

const YEAR = 365 * 86_400_000;

async function past({ query }: Call): Promise<Response> {
  const from = timestamp(new Date(Date.now() - YEAR));
  const requests = new Map((await businesses.all()).map((row) => [row.id, row]));
  const tasks = await flowTasks.all();
  const forms = new Map<string, Process['form']>();
  for (const { id } of await procDefs.all()) forms.set(id, (await processOf(id)).form);
  const rows = (await instances.all()).flatMap((instance) => {
    const { id, procDefId, startTime, endTime, variables, removed } = instance;
    const request = requests.get(instance.businessKey);
    if (removed || startTime < from || request?.procDefKey !== query.get('procDefKey')) return [];
    const own = tasks.filter(({ procInstId }) => procInstId === id);
    const form = forms.get(procDefId) ?? [];
    return {
      procInstId: id,
      procDefId,
      title: request?.title ?? null,
      applicantId: request?.userId ?? null,
      variables: variablesAtStart(form, variables, own),
      startTime,
      endTime,
      running: !endTime,
      at: endTime ? [] : [...new Set(own.flatMap((task) => (task.endTime ? [] : task.taskDefKey)))],
      decisions: own
        .filter(({ result, signer }) => result && !signer)
        .map(({ taskDefKey, name, auditorId, onBehalfOfId, result, endTime: time, changes }) => ({
          taskDefKey,
          taskName: name,
          deciderId: onBehalfOfId ?? auditorId ?? null,
          result,
          endTime: time,
          variables: variablesOf(form, valuesIn(changes, 'to')),
        })),
    };
  });
  return answerList(rows, query, { filters: {}, sort: { field: 'startTime', order: 'desc' } }, (row) => row);
}

type Changes = TaskRow['changes'];

const valuesIn = (changes: Changes, side: 'from' | 'to') =>
  Object.fromEntries((changes ?? []).map((change) => [change.field, change[side]]));

/** Returns the variables of an instance before its first decision, by reverting the changes that decisions made. */
function variablesAtStart(form: Process['form'], now: InstanceRow['variables'], tasks: readonly TaskRow[]) {
  const changed = tasks.filter(({ changes }) => changes?.length).toReversed();
  const first = Object.assign({}, ...changed.map(({ changes }) => valuesIn(changes, 'from'))) as Record<
    string,
    unknown
  >; // earliest change wins
  const others = Object.entries(now).filter(([name]) => !(name in first));
  return { ...Object.fromEntries(others), ...variablesOf(form, first) };
}

async function staff(): Promise<Response> {
  return ok({
    users: (await users.all()).map(({ userId, userName, deptId, roleIds, status }) => ({
      userId,
      userName,
      deptId: deptId ?? null,
      roleIds,
      enabled: status === '0',
    })),
    depts: (await depts.all()).map(({ deptId, leaderId }) => ({ deptId, leaderId: leaderId ?? null })),
    nodes: await configuredNodes(),
  });
}

/** Moves all instances. If one of them cannot move, moves none and refuses with the reason. */
async function move({ request, user, about }: Call): Promise<Response> {
  const body = await bodyOf(request);
  const target = (await procDefs.find(textOf(body, 'procDefId'))) ?? refuse('流程定义不存在');
  const ids = Array.isArray(body.procInstIds) ? [...new Set(body.procInstIds.map(String))] : [];
  if (ids.length === 0) refuse('没有选择数据');
  const rows = await Promise.all(ids.map(async (id) => (await instances.find(id)) ?? refuse('流程实例不存在')));
  for (const row of rows) await movable(row, target);
  for (const { id, businessKey } of rows) {
    for (const task of await openTasks(id)) {
      const act = { action: 'move', byId: user.userId, to: `v${target.version}`, reason: '', time: timestamp() };
      await flowTasks.update(task.id, { acts: [...(task.acts ?? []), act] });
    }
    await instances.update(id, { procDefId: target.id });
    await businesses.update(businessKey, { procDefId: target.id });
  }
  Object.assign(about, { procDefId: target.id, procInstIds: ids });
  return ok();
}

async function movable(
  { id, businessKey, endTime, procDefId, variables, arrived }: InstanceRow,
  target: { id: string; key: string },
) {
  const title = (await businesses.find(businessKey))?.title ?? id;
  if (endTime) refuse(`“${title}”已结束，无法移到新版本`);
  if ((await procDefs.find(procDefId))?.key !== target.key) refuse(`“${title}”不属于该流程`);
  if (procDefId === target.id) refuse(`“${title}”已是该版本`);
  const process = await processOf(target.id);
  for (const { at } of arrived ?? []) if (!process.steps.has(at)) refuse(`“${title}”的并行分支在新版本中不存在`);
  for (const { taskDefKey, name } of await openTasks(id)) {
    if (taskDefKey === APPLICANT) refuse(`“${title}”正由申请人修改，无法移到新版本`);
    if (process.steps.get(taskDefKey)?.kind !== 'task') refuse(`“${title}”所在的节点“${name}”在新版本中不存在`);
    refusing(() => goOn(process, taskDefKey, { ...variables, result: 2 }, arrived ?? []));
  }
}
