import { expect } from 'vitest';
import { doneSchema } from '@/areas/workflow/flow/task.resource';
import { users } from '../../db';
import { demoPassword } from '../../demo';
import { ask, type Page, tokenOf } from '../../testClient';

type Row = Record<string, unknown>;
/** Returns the rows of a list, for the administrator or for the user of a token. */
export const rows = async (path: string, token?: string) =>
  (await ask<Page<Row>>(`/act/${path}`, { token: token ?? (await tokenOf()) })).data.records;

/** Sends a body and returns the message of the server. */
export const said = async (path: string, body: object, token?: string) =>
  (await ask(`/act/${path}`, { token: token ?? (await tokenOf()), body })).msg;

/** Returns a process with one step. `timer` is the duration of its boundary timer. */
export const drawing = (key: string, attributes: string, inside = '', timer = '') =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" id="d"><process id="${key}" name="${key}">
  <startEvent id="${key}_s" /><userTask id="${key}_a" name="会签" ${attributes}>${inside}</userTask><endEvent id="${key}_e" />
  ${timer && `<boundaryEvent id="${key}_t" attachedToRef="${key}_a" cancelActivity="false"><timerEventDefinition><timeDuration>${timer}</timeDuration></timerEventDefinition></boundaryEvent>`}
  <sequenceFlow id="f1" sourceRef="${key}_s" targetRef="${key}_a" /><sequenceFlow id="f2" sourceRef="${key}_a" targetRef="${key}_e" />
</process></definitions>`;

/** Returns the multi-instance of a step. Without a condition, all signers must approve. */
export const loop = (condition = '', isSequential = false) =>
  `<multiInstanceLoopCharacteristics isSequential="${String(isSequential)}" activiti:collection="\${signers}" activiti:elementVariable="signer">${
    condition && `<completionCondition><![CDATA[${condition}]]></completionCondition>`
  }</multiInstanceLoopCharacteristics>`;

/** Deploys a diagram and returns the message of the server. */
export async function deploy(key: string, xml: string) {
  const form = new FormData();
  form.set('file', new File([xml], `${key}.bpmn`));
  return (await ask('/act/process/deployByFile', { token: await tokenOf(), body: form })).msg;
}

/** Deploys a diagram and starts a request of user 2. Returns its instance. */
export async function start(key: string, xml: string) {
  expect(await deploy(key, xml)).toBe('success');
  const procDefId = (await rows(`prof/list?key=${key}`))[0]?.id;
  const token = await tokenOf('yunying', demoPassword);
  expect(await said('general/save', { procDefId, title: key, description: 'x' }, token)).toBe('success');
  return String((await request()).procInstId);
}

/** Returns the newest request of user 2. */
export const request = async () => (await rows('business/list/my', await tokenOf('yunying', demoPassword)))[0] as Row;

/** Returns the steps of an instance. */
export const history = async (instance: string) => {
  const steps = await rows(`task/flow?procInstId=${instance}&pageSize=100`);
  for (const step of steps) expect(doneSchema.safeParse(step).error).toBeUndefined();
  return steps.map((step) => doneSchema.parse(step));
};
/** Returns the state of the newest round. */
export const state = async (instance: string) => (await history(instance)).findLast(({ signing }) => signing)?.signing;

/** Returns the token of a user. */
export const tokenBy = async (userId: number) =>
  userId === 1 ? tokenOf() : tokenOf((await users.find(userId))?.loginName ?? '', demoPassword);

/** Returns the pending task of a user. */
export const taskOf = async (instance: string, userId: number) =>
  (await rows('task/ing?pageSize=1000', await tokenBy(userId))).find(({ procInstId }) => procInstId === instance);

/** Takes an action as a user, on the user's pending task or on `taskId`. Returns the message of the server. */
export async function act(instance: string, userId: number, action: object, taskId?: unknown) {
  const task = taskId ?? (await taskOf(instance, userId))?.id;
  const body = { procInstId: instance, taskId: task, reason: '请协助处理', ...action };
  return said('task/action', body, await tokenBy(userId));
}

/** Decides the task of a user and returns the message of the server. */
export async function vote(instance: string, userId: number, result: 2 | 3) {
  const token = await tokenBy(userId);
  const task = await taskOf(instance, userId);
  return task ? said('task/audit', { taskId: task.id, result }, token) : 'no task';
}
