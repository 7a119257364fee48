import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import { inTurn } from '../inTurn';
import type { UserRow } from '../db';
import { api, bodyOf, fail, ok, textOf, timestamp } from '../respond';
import { newestDefinitions } from './definitions';
import type { Process } from '@/areas/workflow/engine/process';
import { candidatesOf } from './candidates';
import { formAt, hiddenFrom } from './form/decision';
import { asValues, checkedValues, peopleIn, variablesOf } from './form/values';
import { keptProcess } from './form/seen';
import { processOf, startable, startFlow } from './flow';
import { common, corrected, found, readable } from './requests';
import { flowNodes, flowTasks, generals, requestDrafts } from './tables';

/** The variables that an applicant may have to enter. The third one, `result`, comes from the decisions. */
const ASKED = ['duration', 'money'] as const;

/** Max length of a draft's content, in characters. A draft that was cut off could not be read again. */
const MAX_CONTENT = 100_000;

/**
 * Not in the specification: the general form (title, text, attachments, and the numbers used in conditions), the reason
 * why a process cannot be started, and drafts of applications.
 */
export const generalHandlers: RequestHandler[] = [
  http.get(
    api('/act/general/startable'),
    secured(null, async ({ user }) =>
      ok(
        await Promise.all(
          (await newestDefinitions()).map(async ({ id }) => {
            const process = await processOf(id);
            return {
              procDefId: id,
              fields: fieldsOf(process),
              form: [...process.form],
              reason: await obstacle(process, user),
            };
          }),
        ),
      ),
    ),
  ),
  http.get(
    api('/act/general/biz/:id'),
    secured(null, async ({ user, params, query }) => {
      const business = await readable(user, params.id);
      const row = await generals.find(business.tableId);
      // Uses the process version of the instance. If its definition was removed, only the request's text is returned.
      const process = await keptProcess(business.procDefId);
      if (!row || !process) return found(row);
      const taskId = query.get('taskId');
      const hidden = await hiddenFrom(user, business, process, taskId);
      const task = taskId ? await flowTasks.find(taskId) : undefined;
      const all = task?.procInstId === business.procInstId ? formAt(process, task) : [...process.form];
      const form = all.filter(({ id }) => !hidden.includes(id));
      const values = Object.fromEntries(form.map(({ id }) => [id, asValues(row.values)[id] ?? null]));
      return found({ ...row, form, values, people: await peopleIn(form, values) });
    }),
  ),
  http.post(
    api('/act/general/save'),
    secured(
      null,
      inTurn(async ({ request, user }) => {
        const body = await bodyOf(request);
        const { title, description, files } = common(body, 255);
        const procDefId = body.businessKey
          ? (await readable(user, body.businessKey)).procDefId
          : textOf(body, 'procDefId');
        if (!body.businessKey) await startable(procDefId);
        const process = await processOf(procDefId);
        const obstructed = await obstacle(process, user);
        if (obstructed) return fail(obstructed);
        const values = await checkedValues(process.form, body.values);
        const numbers: Record<string, number> = {};
        for (const field of fieldsOf(process)) {
          if (!(Number(body[field]) > 0)) return fail(field === 'money' ? '金额必须大于0' : '时长必须大于0');
          numbers[field] = Number(body[field]);
        }
        const variables = { ...variablesOf(process.form, values), ...numbers };
        const form = { title, description, attachments: files, ...numbers, values, createTime: timestamp() };
        if (body.businessKey) return corrected(user, body.businessKey, generals, form, variables);
        const id = await generals.nextId();
        await generals.insert({ id, ...form });
        await startFlow({ user, procDefId, title, tableId: String(id), variables });
        return ok();
      }),
    ),
  ),
  http.get(
    api('/act/draft/list'),
    secured(null, async ({ user }) =>
      ok((await requestDrafts.all()).filter(({ userId }) => userId === user.userId).toReversed()),
    ),
  ),
  http.post(
    api('/act/draft/save'),
    secured(
      null,
      inTurn(async ({ request, user }) => {
        const body = await bodyOf(request);
        const content = textOf(body, 'content');
        if (content.length > MAX_CONTENT) return fail('草稿内容过长，无法保存');
        const named = await requestDrafts.find(body.id);
        const before = named?.userId === user.userId ? named : undefined;
        const draft = {
          id: before?.id ?? (await requestDrafts.nextId()),
          userId: user.userId,
          title: textOf(body, 'title'),
          procDefId: textOf(body, 'procDefId'),
          procDefKey: textOf(body, 'procDefKey'),
          procName: textOf(body, 'procName'),
          content,
          updateTime: timestamp(),
        };
        if (before) await requestDrafts.update(draft.id, draft);
        else await requestDrafts.insert(draft);
        return ok();
      }),
    ),
  ),
  http.post(
    api('/act/draft/remove'),
    secured(
      null,
      inTurn(async ({ query, user }) => {
        for (const id of (query.get('ids') ?? '').split(',').filter(Boolean)) {
          if ((await requestDrafts.find(id))?.userId === user.userId) await requestDrafts.remove(id);
        }
        return ok();
      }),
    ),
  ),
];

/** Returns the names of the number variables that the conditions of a process use. */
const fieldsOf = ({ steps }: Process) => {
  const conditions = [...steps.values()].flatMap(({ flows }) => flows.map(({ condition }) => condition ?? ''));
  return ASKED.filter((field) => conditions.some((condition) => new RegExp(`\\b${field}\\b`).test(condition)));
};

/** Returns why a user cannot apply: a step has no candidates and would stop the request. Returns null if they can. */
async function obstacle({ steps }: Process, user: UserRow): Promise<string | null> {
  for (const { id, name, kind, empty } of steps.values()) {
    if (kind !== 'task') continue;
    const { deptHeader: isHead = false, roleIds = [], userIds = [], deptIds = [] } = (await flowNodes.find(id)) ?? {};
    const isConfigured = isHead || roleIds.length + userIds.length + deptIds.length > 0;
    if ((empty ?? (isConfigured ? 'administrator' : 'refuse')) !== 'refuse') continue;
    // The head depends on the user who acted before. For later steps, that user is not known yet.
    if (isHead && !isFirst(steps, id)) continue;
    if ((await candidatesOf(id, user)).length > 0) continue;
    return isHead ? `您所在的部门没有负责人，“${name}”无人审批` : `“${name}”没有指定审批人`;
  }
  return null;
}

const isFirst = (steps: Process['steps'], id: string) =>
  [...steps.values()].some(({ kind, flows }) => kind === 'start' && flows.some(({ to }) => to === id));
