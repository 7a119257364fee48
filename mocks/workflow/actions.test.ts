import { beforeEach, expect, it } from 'vitest';
import { type Random, randomOf } from '@/testing/fuzz/random';
import { demoPassword } from '../demo';
import { resetDb } from '../db';
import { ask, type Page, tokenOf } from '../testClient';

type Row = Record<string, unknown>;

/** Users whose role may decide tasks. The last one is not involved in the request. */
const PEOPLE = {
  2: 'yunying',
  8: 'linna',
  14: 'zhujie',
  20: 'sunhui',
  26: 'xuzhiqiang',
  32: 'wuwei',
  38: 'huanghaoran',
};
const [APPLICANT, OUTSIDER] = [32, 38];
const tokens = new Map<number, string>();
let procDefId = '';

beforeEach(async () => {
  resetDb();
  for (const [id, name] of Object.entries(PEOPLE)) tokens.set(Number(id), await tokenOf(name, demoPassword));
  await deploy(drawing);
});

async function deploy(xml: string) {
  const body = new FormData();
  body.set('file', new File([xml], 'wide.bpmn'));
  await ask('/act/process/deployByFile', { token: await tokenOf(), body });
  procDefId = String((await rows('prof/list?key=wide', 1))[0]?.id);
}

const tokenBy = async (userId: number) => tokens.get(userId) ?? tokenOf();
const rows = async (path: string, by: number) =>
  (await ask<Page<Row>>(`/act/${path}`, { token: await tokenBy(by) })).data.records;
const said = async (path: string, body: object, by: number) =>
  (await ask(`/act/${path}`, { token: await tokenBy(by), body })).msg;
const form = (more: object = {}) => ({ procDefId, title: '出差', description: '去苏州', ...more });
const request = async () => (await rows('business/list/my', APPLICANT))[0] as Row;
const history = async (id: unknown, by = APPLICANT) => rows(`task/flow?procInstId=${String(id)}&pageSize=1000`, by);
const openOf = async (id: unknown) => (await history(id)).filter(({ endTime }) => !endTime);
const taskOf = async (id: unknown, by: number) =>
  (await rows('task/ing?pageSize=1000', by)).find(({ procInstId }) => procInstId === id);
const possible = async (procInstId: unknown, taskId: unknown, by: number) =>
  (
    await ask<{ actions: string[]; steps: Row[]; signers: Row[] } | undefined>(
      `/act/task/actions?procInstId=${String(procInstId)}&taskId=${String(taskId)}`,
      { token: await tokenBy(by) },
    )
  ).data;
const act = (body: object, by: number) => said('task/action', { reason: '请协助处理', ...body }, by);
const approve = async (id: unknown, by: number) =>
  said('task/audit', { taskId: (await taskOf(id, by))?.id, result: 2, comment: '同意' }, by);

async function apply() {
  expect(await said('general/save', form(), APPLICANT)).toBe('success');
  return String((await request()).procInstId);
}

it('added signers sign before or after the decider, as chosen, and can be removed before they sign', async () => {
  const procInstId = await apply();
  const taskId = (await taskOf(procInstId, 8))?.id;
  const target = { procInstId, taskId };
  expect(await act({ ...target, action: 'addSigner', place: 'before', userIds: [2, 26] }, 8)).toBe('success');
  expect(await act({ ...target, action: 'addSigner', place: 'after', userIds: [14] }, 8)).toBe('success');
  expect((await taskOf(procInstId, 8))?.heldBy).toEqual(['运营小王', '徐志强']);
  expect(await approve(procInstId, 8)).toBe('请等待加签或委派的人员处理');
  expect(await approve(procInstId, 2)).toBe('success');
  expect((await possible(procInstId, taskId, 8))?.signers.map(({ userName }) => userName)).toEqual(['徐志强', '朱杰']);
  expect(await act({ ...target, action: 'removeSigner', userIds: [26] }, 8)).toBe('success');
  expect(await approve(procInstId, 26)).toBe('任务不存在或已被处理');
  expect(await approve(procInstId, 8)).toBe('success');
  expect(await request()).toMatchObject({ currentTask: '主管审批' });
  expect(await approve(procInstId, 14)).toBe('success');
  expect(await request()).toMatchObject({ currentTask: '人事审批、财务审批' });
});

it('a request returned to its applicant restarts after a correction; a request returned to a step continues there', async () => {
  const procInstId = await apply();
  await act(
    { procInstId, taskId: (await taskOf(procInstId, 8))?.id, action: 'return', step: 'applicant', reason: '标题不对' },
    8,
  );
  expect(await request()).toMatchObject({ status: 1, currentTask: '申请人修改' });
  expect(await taskOf(procInstId, APPLICANT)).toBeUndefined();
  const businessKey = (await request()).id;
  expect(await said('general/save', form({ businessKey, title: '出差两天' }), 8)).toBe('该申请没有退回给您');
  expect(await said('general/save', form({ businessKey, title: '出差两天' }), APPLICANT)).toBe('success');
  expect(await request()).toMatchObject({ title: '出差两天', currentTask: '主管审批', procInstId });

  await approve(procInstId, 8);
  await approve(procInstId, 14);
  await approve(procInstId, 20);
  const task = await taskOf(procInstId, 26);
  expect((await possible(procInstId, task?.id, 26))?.steps.map(({ name }) => name)).toEqual([
    '申请人',
    '主管审批',
    '人事审批',
    '财务审批',
  ]);
  await act({ procInstId, taskId: task?.id, action: 'return', step: 'wide_b', reason: '人数不对' }, 26);
  // Both branches are open again, because the gateway that joins them waits for both.
  expect(await request()).toMatchObject({ currentTask: '人事审批、财务审批' });
});

it('applicants and deciders can take back an action as long as nobody has acted after it', async () => {
  const procInstId = await apply();
  const first = (await taskOf(procInstId, 8))?.id;
  await approve(procInstId, 8);
  expect((await possible(procInstId, '', APPLICANT))?.actions).toEqual(['copy']);
  expect(await act({ procInstId, taskId: first, action: 'withdraw', reason: '看错了' }, 8)).toBe('success');
  expect(await request()).toMatchObject({ currentTask: '主管审批' });
  await approve(procInstId, 8);
  await approve(procInstId, 14);
  expect(await act({ procInstId, taskId: first, action: 'withdraw' }, 8)).toBe('已有人处理，不能撤回');

  const other = await apply();
  expect(await act({ procInstId: other, action: 'withdraw', reason: '填错了' }, APPLICANT)).toBe('success');
  expect(await request()).toMatchObject({ status: 1, currentTask: '申请人修改' });
});

it('a delegated task returns to its owner, a handed-over task does not, and a copy gives only read access', async () => {
  const procInstId = await apply();
  const target = { procInstId, taskId: (await taskOf(procInstId, 8))?.id };
  expect((await ask(`/act/task/flow?procInstId=${procInstId}`, { token: await tokenBy(2) })).msg).toBe('no record');
  await act({ ...target, action: 'delegate', userIds: [26] }, 8);
  const opinion = await taskOf(procInstId, 26);
  await said('task/audit', { taskId: opinion?.id, result: 3, comment: '预算不够' }, 26);
  expect(await act({ ...target, action: 'copy', userIds: [2], reason: '' }, 8)).toBe('success');
  expect(await act({ ...target, action: 'handOver', userIds: [14] }, 8)).toBe('success');
  expect(await taskOf(procInstId, 8)).toBeUndefined();
  expect((await taskOf(procInstId, 14))?.id).toBe(target.taskId);

  const [copy] = await rows('copy/list', 2);
  expect(copy).toMatchObject({ title: '出差', copiedBy: '林娜', readFlag: 'N' });
  expect((await history(procInstId, 2)).length).toBeGreaterThan(0);
  expect(await said(`copy/read/${String(copy?.id)}`, {}, 8)).not.toBe('success');
  await said(`copy/read/${String(copy?.id)}`, {}, 2);
  expect((await rows('copy/list', 2))[0]).toMatchObject({ readFlag: 'Y' });
  expect(await act({ ...target, action: 'handOver', userIds: [20] }, 2)).toBe('现在不能转办');
});

it('the preview of a request depends on the given values, and names a missing value that a step needs', async () => {
  const ahead = async (body: object) =>
    (
      await ask<Row[]>('/act/process/preview', {
        token: await tokenBy(2),
        body: { procDefId: 'leave:2:5004', ...body },
      })
    ).data.map(({ taskName, people, needs }) => [taskName, people, needs]);
  const head = ['部门负责人审批', ['系统管理员'], []];
  expect(await ahead({ duration: 8 })).toEqual([head]);
  expect(await ahead({ duration: 40 })).toEqual([head, ['总经理审批', ['系统管理员'], []]]);
  expect(await ahead({})).toEqual([head, ['总经理审批', ['系统管理员'], ['duration']]]);
});

it.each(Array.from({ length: 6 }, (_, seed) => seed))(
  'random actions of permitted users never open a step twice, and the request always reaches its end (%i)',
  async (seed) => {
    // Half of the processes use inclusive gateways, which take both flows here.
    if (seed % 2 === 1) await deploy(drawing.replaceAll('parallelGateway', 'inclusiveGateway'));
    const random = randomOf(seed);
    const procInstId = await apply();
    const done: string[] = [];
    for (let turn = 0; turn < 14 && (await request()).status === 1; turn++) {
      await doSomething(random, procInstId, `第 ${turn} 次`, done);
      const open = await openOf(procInstId);
      const own = open.filter(({ signer }) => !signer).map(({ taskDefKey }) => taskDefKey);
      expect(new Set(own).size).toBe(own.length);
      if (own.includes('applicant')) expect(open).toHaveLength(1);
      for (const { id } of open) {
        expect(await said('task/audit', { taskId: id, result: 2, comment: '' }, OUTSIDER)).toBe('您不是该任务的审批人');
        expect(await act({ procInstId, taskId: id, action: 'handOver', userIds: [2] }, OUTSIDER)).toBe('no record');
      }
    }
    const acts = (await history(procInstId)).flatMap((step) => step.acts as Row[]);
    expect(acts.map(({ action, reason }) => `${String(action)} ${String(reason)}`).toSorted()).toEqual(done.toSorted());
    for (let turn = 0; turn < 60 && (await request()).status === 1; turn++) await goOn(procInstId);
    expect(await request()).toMatchObject({ status: 2, result: 2, currentTask: '审批结束' });
  },
);

/** A random user takes a random action that the server offers them. */
async function doSomething(random: Random, procInstId: string, reason: string, done: string[]) {
  const by = random.of([2, 8, 14, 20, 26, APPLICANT]);
  const steps = await history(procInstId, 1);
  const task = await taskOf(procInstId, by);
  if (task && random.below(3) === 0) {
    await approve(procInstId, by);
    return;
  }
  if (by === APPLICANT && (await request()).currentTask === '申请人修改') {
    expect(await said('general/save', form({ businessKey: (await request()).id }), by)).toBe('success');
    return;
  }
  const taskId = task && random.below(2) === 0 ? task.id : random.of(steps).id;
  const now = await possible(procInstId, taskId, by);
  if (!now) return;
  const action = random.of(now.actions);
  const others = [2, 8, 14, 20, 26].filter((one) => one !== by);
  const userIds = action === 'removeSigner' ? [random.of(now.signers).userId] : [random.of(others)];
  const place = random.of(['before', 'after']);
  const answer = await act({ procInstId, taskId, action, userIds, place, step: random.of(now.steps)?.key, reason }, by);
  if (answer === 'success') done.push(`${action} ${reason}`);
  else expect(answer).toBe('不能选择自己');
}

/** Everybody approves their tasks, and the applicant resubmits a returned request. */
async function goOn(procInstId: string) {
  if ((await request()).currentTask === '申请人修改') {
    await said('general/save', form({ businessKey: (await request()).id }), APPLICANT);
  }
  for (const by of [2, 8, 14, 20, 26, APPLICANT]) if (await taskOf(procInstId, by)) await approve(procInstId, by);
}

const flow = (id: number, from: string, to: string) =>
  `<sequenceFlow id="f${id}" sourceRef="${from}" targetRef="${to}" />`;
const step = (id: string, name: string, user: number) =>
  `<userTask id="wide_${id}" name="${name}" activiti:candidateUsers="${user}" />`;

/** A process with a step, two parallel steps, and a final step. */
const drawing = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" id="d"><process id="wide" name="出差">
  <startEvent id="s" />${step('a', '主管审批', 8)}<parallelGateway id="fork" />${step('b', '人事审批', 14)}${step('c', '财务审批', 20)}
  <parallelGateway id="join" />${step('d', '总经理审批', 26)}<endEvent id="e" />
  ${flow(1, 's', 'wide_a')}${flow(2, 'wide_a', 'fork')}${flow(3, 'fork', 'wide_b')}${flow(4, 'fork', 'wide_c')}
  ${flow(5, 'wide_b', 'join')}${flow(6, 'wide_c', 'join')}${flow(7, 'join', 'wide_d')}${flow(8, 'wide_d', 'e')}
</process></definitions>`;
