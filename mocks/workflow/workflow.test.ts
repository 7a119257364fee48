import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { definitionSchema } from '@/areas/workflow/flow/definition.resource';
import { finishedSchema, runningSchema } from '@/areas/workflow/instance/instance.resource';
import { businessSchema } from '@/areas/workflow/flow/request.resource';
import { doneSchema, taskSchema } from '@/areas/workflow/flow/task.resource';
import { demoPassword } from '../demo';
import leaveXml from '../seeds/processes/leave.bpmn20.xml?raw';
import { resetDb } from '../db';
import { ask, type Page, tokenOf } from '../testClient';
import { procDefs } from './tables';
import { deploy as deployXml, drawing } from './testing/flowTest';

let admin = '';
beforeEach(async () => {
  resetDb();
  admin = await tokenOf();
});

type Row = Record<string, unknown>;
const drawn = (key: string) => leaveXml.replaceAll('leave', key);
const rows = async (path: string, token = admin) => (await ask<Page<Row>>(`/act/${path}`, { token })).data.records;
const said = async (path: string, body: object = {}, token = admin) => (await ask(`/act/${path}`, { token, body })).msg;

const leave = (days: number) => ({
  title: `请假 ${days} 天`,
  description: '回家',
  type: 1,
  startDate: '2026-03-02 09:00:00',
  endDate: '2026-03-09 18:00:00',
  duration: days * 8,
  procDefId: 'leave:2:5004',
  procName: '请假流程',
});
const newest = async (token: string) => (await rows('business/list/my', token))[0] as Row;
const taskOf = async (instance: unknown, token = admin) =>
  (await rows('task/ing?pageSize=1000', token)).find(({ procInstId }) => procInstId === instance);

it('every workflow list returns rows that match its schema', async () => {
  for (const [path, schema] of [
    ['prof/list', definitionSchema],
    ['process/ins/runs', runningSchema],
    ['process/ins/finished', finishedSchema],
    ['business/list/my', businessSchema],
    ['task/ing', taskSchema],
    ['task/done', doneSchema],
    ['task/flow?procInstId=20020', doneSchema],
  ] as const) {
    const found = await rows(path);
    expect(found.length).toBeGreaterThan(1);
    for (const row of found) expect(schema.safeParse(row).error).toBeUndefined();
  }
});

it('two days of leave need only the department head’s decision; five days also need the general manager’s decision', async () => {
  const token = await tokenOf('yunying', demoPassword);
  await said('leave/save', leave(2), token);
  let request = await newest(token);
  expect(request).toMatchObject({ status: 1, result: 1, currentTask: '部门负责人审批' });
  const task = await taskOf(request.procInstId);
  expect(await said('task/audit', { taskId: task?.id, result: 2 }, token)).toBe('您不是该任务的审批人');
  expect(await said('task/audit', { taskId: task?.id, result: 2, comment: '同意' })).toBe('success');
  expect(await said('task/audit', { taskId: task?.id, result: 2 })).toBe('任务不存在或已被处理');
  expect(await newest(token)).toMatchObject({ status: 2, result: 2, currentTask: '审批结束' });

  await said('leave/save', leave(5), token);
  request = await newest(token);
  await said('task/audit', { taskId: (await taskOf(request.procInstId))?.id, result: 2 });
  expect(await newest(token)).toMatchObject({ status: 1, currentTask: '总经理审批' });
  await said('task/audit', { taskId: (await taskOf(request.procInstId))?.id, result: 3, comment: '人手不足' });
  expect(await newest(token)).toMatchObject({ status: 2, result: 3 });
  const history = await rows(`task/flow?procInstId=${String(request.procInstId)}`);
  expect(history.map(({ taskName, result, auditor }) => [taskName, result, auditor])).toEqual([
    ['部门负责人审批', 2, '系统管理员-admin'],
    ['总经理审批', 3, '系统管理员-admin'],
  ]);
});

it('a rejection closes the tasks of the other branches; applicants are notified unless they switch this off', async () => {
  const form = new FormData();
  form.set('file', new File([branched], 'branched.bpmn'));
  expect((await ask('/act/process/deployByFile', { token: admin, body: form })).msg).toBe('success');
  const definition = (await rows('prof/list?key=branched')).at(0);
  const token = await tokenOf('yunying', demoPassword);
  const bell = async () =>
    (await ask<Page>('/system/notice/list?mine=1&pageSize=100', { token })).data.records.map((row) => row.noticeTitle);
  const apply = async (title: string) => {
    const body = { procDefId: definition?.id, title, description: '去苏州', money: 5000 };
    expect(await said('general/save', body, token)).toBe('success');
    return (await newest(token)).procInstId;
  };

  const procInstId = await apply('出差');
  await said('task/audit', { taskId: (await taskOf(procInstId))?.id, result: 3, comment: '请改成高铁' });
  expect(await newest(token)).toMatchObject({ status: 2, result: 3, currentTask: '审批结束' });
  expect(await taskOf(procInstId)).toBeUndefined();
  const steps = await rows(`task/flow?procInstId=${String(procInstId)}`);
  expect(steps.map(({ result, deleteReason }) => `${String(result)} ${String(deleteReason)}`).toSorted()).toEqual([
    '3 completed',
    'null rejected',
  ]);
  expect(await bell()).toContain('申请已驳回：出差');

  await ask('/system/notify/settings', { token, body: { kind: 'audit', site: false, mail: false, sms: false } });
  const second = await apply('再次出差');
  await said('task/audit', { taskId: (await taskOf(second))?.id, result: 2 });
  await said('task/audit', { taskId: (await taskOf(second))?.id, result: 2 });
  expect(await newest(token)).toMatchObject({ status: 2, result: 2 });
  expect(await bell()).not.toContain('申请已通过：再次出差');
});

it('a request is cancelled when a step that must have a decider has none; a withdrawn request is not pending', async () => {
  const { xml } = (await procDefs.find('leave:2:5004')) ?? { xml: '' };
  const refusing = xml.replace(
    'activiti:candidateGroups="head"',
    'activiti:candidateGroups="head" activiti:empty="refuse"',
  );
  await procDefs.update('leave:2:5004', { xml: refusing });
  await said('node/update', { nodeId: 'leave_head', roleIds: [], deptIds: [], userIds: [], deptHeader: false });
  await said('leave/save', leave(1));
  expect(await newest(admin)).toMatchObject({ status: 4, result: 6, currentTask: '审批结束' });
  const [ended] = await rows('process/ins/finished');
  const steps = await rows(`task/flow?procInstId=${String(ended?.procInstId)}`);
  expect(steps).toMatchObject([{ result: null, automatic: [{ kind: 'refuse', to: [] }] }]);
  expect(ended).toMatchObject({ deleteReason: 'suspend-no auditor', status: 4 });

  await said('node/update', { nodeId: 'leave_head', roleIds: [], deptIds: [], userIds: [1], deptHeader: false });
  await said('leave/save', leave(1));
  const { procInstId, id } = await newest(admin);
  expect(await said(`business/remove?ids=${String(id)}`)).toBe('处理中的业务无法被删除');
  const other = await tokenOf('yunying', demoPassword);
  expect(await said(`process/ins/remove?ids=${String(procInstId)}&reason=主动撤销`, {}, other)).toBe(
    '只能撤销自己的申请',
  );
  expect(await said(`process/ins/remove?ids=${String(procInstId)}&reason=主动撤销`)).toBe('success');
  expect(await newest(admin)).toMatchObject({ status: 3, result: 4 });
  expect(await taskOf(procInstId)).toBeUndefined();
  expect(await said(`business/remove?ids=${String(id)}`)).toBe('success');
});

it('suspending a definition suspends its instances and blocks new ones; a definition in use cannot be removed', async () => {
  expect(await said('prof/remove?ids=5001')).toBe('流程正在运行中，无法删除');
  expect(await said('process/update/leave:2:5004/suspend')).toBe('success');
  expect(await said('leave/save', leave(1))).toBe('流程已挂起，无法发起申请');
  const task = (await rows('task/ing')).find(({ suspended }) => suspended === true);
  expect(await said('task/audit', { taskId: task?.id, result: 2 })).toBe('流程已挂起，无法审批');
  expect(await said(`process/ins/update/${String(task?.procInstId)}/active`)).toBe('流程定义已挂起，请先激活流程定义');
  expect(await said('process/update/leave:2:5004/active')).toBe('success');
  expect(await said('task/audit', { taskId: task?.id, result: 2 })).toBe('success');
  expect(await said('prof/remove?ids=2501')).toBe('success');
});

it('only participants and process overseers can read a request and its history', async () => {
  await said('leave/save', leave(1));
  const { procInstId, id } = await newest(admin);
  const read = async (name: string) => {
    const token = await tokenOf(name, demoPassword);
    const answers = [
      `business/get/${String(id)}`,
      `leave/biz/${String(id)}`,
      `task/flow?procInstId=${String(procInstId)}`,
    ];
    return Promise.all(answers.map(async (path) => (await ask(`/act/${path}`, { token })).msg));
  };
  expect(await read('mazihan')).toEqual(['success', 'success', 'success']);
  expect(await read('yunying')).toEqual(['no record', 'no record', 'no record']);
});

it('deploying a changed diagram updates a node’s approvers unless the node’s approvers were configured by hand', async () => {
  const deployFor = (user: number) => deployXml('again', drawing('again', `activiti:candidateUsers="${user}"`));
  const nodeNow = async () => (await ask<Row>('/act/node/get/again_a', { token: admin })).data;
  const configured = async () => {
    const { nodes } = (await ask<{ nodes: Row[] }>('/act/rehearsal/staff', { token: admin })).data;
    return nodes.some(({ nodeId }) => nodeId === 'again_a');
  };
  expect(await deployFor(2)).toBe('success');
  expect(await deployFor(3)).toBe('success');
  expect(await nodeNow()).toMatchObject({ userIds: [3] });
  // The rehearsal gets only configured nodes, so that it uses the approvers of the rehearsed diagram.
  expect(await configured()).toBe(false);

  expect(await said('node/update', { nodeId: 'again_a', userIds: [4] })).toBe('success');
  expect(await deployFor(5)).toBe('success');
  expect(await nodeNow()).toMatchObject({ userIds: [4] });
  expect(await configured()).toBe(true);
});

it('deploying a diagram without approvers clears the node’s approvers, and a later diagram can set new ones', async () => {
  const deployFor = (attribute: string) => deployXml('emptied', drawing('emptied', attribute));
  const nodeNow = async () => (await ask<Row>('/act/node/get/emptied_a', { token: admin })).data;
  await deployFor('activiti:candidateUsers="2"');
  expect(await deployFor('')).toBe('success');
  expect(await nodeNow()).toMatchObject({ userIds: [] });
  expect(await deployFor('activiti:candidateUsers="3"')).toBe('success');
  expect(await nodeNow()).toMatchObject({ userIds: [3] });
});

it.each(['zip', 'bar'])(
  'uploading a .%s archive deploys all process diagrams in the archive, or none if one is invalid',
  async (kind) => {
    const packed = (more: Record<string, string>) => {
      const texts = { 'a/one.bpmn20.xml': drawn('one'), 'two.bpmn': drawn('two'), 'readme.txt': '-', ...more };
      const entries = Object.entries(texts).map(([name, words]) => [name, strToU8(words)] as const);
      const form = new FormData();
      form.set('file', new File([zipSync(Object.fromEntries(entries))], `all.${kind}`));
      return form;
    };
    const count = async () => (await rows('prof/list')).length;
    const before = await count();
    const deploy = async (form: FormData) => (await ask('/act/process/deployByFile', { token: admin, body: form })).msg;
    expect(await deploy(packed({ 'three.bpmn': '<nothing/>' }))).toBe('流程文件无法识别');
    expect(await count()).toBe(before);
    expect(await deploy(packed({}))).toBe('success');
    const names = (await rows('prof/list?pageSize=100')).map(
      ({ key, resourceName }) => `${String(key)} ${String(resourceName)}`,
    );
    expect(names).toEqual(expect.arrayContaining(['one one.bpmn20.xml', 'two two.bpmn']));
    expect(await count()).toBe(before + 2);
  },
);

it('a rejected request returns to the first step if the process diagram says so, and the applicant is notified', async () => {
  const form = new FormData();
  form.set('file', new File([returning], 'returning.bpmn'));
  expect((await ask('/act/process/deployByFile', { token: admin, body: form })).msg).toBe('success');
  const token = await tokenOf('yunying', demoPassword);
  const procDefId = (await rows('prof/list?key=returning')).at(0)?.id;
  expect(await said('general/save', { procDefId, title: '外出', description: 'x' }, token)).toBe('success');
  const { procInstId } = await newest(token);
  await said('task/audit', { taskId: (await taskOf(procInstId))?.id, result: 3, comment: '请补充地点' });
  expect(await newest(token)).toMatchObject({ status: 1, currentTask: '主管审批' });
  const bell = (await ask<Page>('/system/notice/list?mine=1', { token })).data.records;
  expect(bell.map(({ noticeTitle }) => noticeTitle)).toContain('申请被驳回，已退回：外出');
  await said('task/audit', { taskId: (await taskOf(procInstId))?.id, result: 2 });
  expect(await newest(token)).toMatchObject({ status: 2, result: 2 });
});

it('the remark of a delegation is in the history and in the notice to the delegate', async () => {
  const token = await tokenOf('yunying', demoPassword);
  await said('leave/save', leave(1));
  const { procInstId } = await newest(admin);
  const taskId = (await taskOf(procInstId))?.id;
  expect(await said('task/delegate', { taskId, userId: 2 })).toBe('请填写委托说明（2 到 200 个字符）');
  expect(await said('task/delegate', { taskId, userId: 2, remark: '今天外出' })).toBe('success');
  const { records } = (await ask<Page>('/system/notice/list?mine=1', { token })).data;
  const notice = records.find(({ kind }) => kind === 'todo');
  expect(notice?.noticeTitle).toBe('系统管理员委托您审批：请假 1 天');
  const read = await ask<Row>(`/system/notice/get/${String(notice?.noticeId)}`, { token });
  expect(read.data.noticeContent).toContain('委托说明：今天外出');
  const [step] = await rows(`task/flow?procInstId=${String(procInstId)}`);
  expect(step?.delegations).toMatchObject([{ owner: '系统管理员', remark: '今天外出' }]);
});

/** Two parallel steps; user 1 decides both. */
const branched = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" id="d"><process id="branched" name="出差">
  <startEvent id="s" /><parallelGateway id="fork" /><userTask id="branched_a" name="主管审批" activiti:candidateUsers="1" />
  <userTask id="branched_b" name="人事审批" activiti:candidateUsers="1" /><parallelGateway id="join" /><endEvent id="e" />
  <sequenceFlow id="f1" sourceRef="s" targetRef="fork" /><sequenceFlow id="f2" sourceRef="fork" targetRef="branched_a" />
  <sequenceFlow id="f3" sourceRef="fork" targetRef="branched_b" /><sequenceFlow id="f4" sourceRef="branched_a" targetRef="join" />
  <sequenceFlow id="f5" sourceRef="branched_b" targetRef="join" /><sequenceFlow id="f6" sourceRef="join" targetRef="e" />
</process></definitions>`;

/** User 1 decides a step. The gateway after it returns a rejected request to that step. */
const returning = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="d"><process id="returning" name="外出">
  <startEvent id="s" /><userTask id="returning_a" name="主管审批" activiti:candidateUsers="1" />
  <exclusiveGateway id="g" default="f4" /><endEvent id="e" />
  <sequenceFlow id="f1" sourceRef="s" targetRef="returning_a" /><sequenceFlow id="f2" sourceRef="returning_a" targetRef="g" />
  <sequenceFlow id="f3" sourceRef="g" targetRef="returning_a"><conditionExpression xsi:type="tFormalExpression"><![CDATA[\${result == 3}]]></conditionExpression></sequenceFlow>
  <sequenceFlow id="f4" sourceRef="g" targetRef="e" />
</process></definitions>`;

it('a draft saved with the id of another user’s draft becomes a new draft, and the other draft is unchanged', async () => {
  const draftsOf = async (token: string) => (await ask<Row[]>('/act/draft/list', { token })).data;
  const other = await tokenOf('yunying', demoPassword);
  const draft = { procDefId: 'leave:2:5004', procDefKey: 'leave', procName: '请假流程', content: '{}' };
  await said('draft/save', { ...draft, title: '管理员的草稿' });
  const [first] = await draftsOf(admin);
  await said('draft/save', { ...draft, id: first?.id, title: '我的草稿' }, other);
  expect(await draftsOf(other)).toEqual(expect.arrayContaining([expect.objectContaining({ title: '我的草稿' })]));
  expect((await draftsOf(admin))[0]).toEqual(first);
});

it('a draft that is too long is refused instead of being cut off', async () => {
  const draft = { title: '长', procDefId: 'leave:2:5004', procDefKey: 'leave', procName: '请假流程' };
  expect(await said('draft/save', { ...draft, content: 'x'.repeat(100_001) })).toBe('草稿内容过长，无法保存');
  expect((await ask<Row[]>('/act/draft/list', { token: admin })).data).toEqual([]);
  const content = JSON.stringify({ title: 'x'.repeat(50_000) });
  expect(await said('draft/save', { ...draft, content })).toBe('success');
  expect((await ask<Row[]>('/act/draft/list', { token: admin })).data).toMatchObject([{ content }]);
});
