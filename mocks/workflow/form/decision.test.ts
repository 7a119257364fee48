import { beforeEach, expect, it } from 'vitest';
import { readProcess } from '@/areas/workflow/engine/process';
import { resetDb } from '../../db';
import { ask, type Page, tokenOf } from '../../testClient';
import { deploy, newestDefinitions } from '../definitions';
import { history, said, taskOf, tokenBy } from '../testing/flowTest';

/** The applicant, and the deciders of the first and the second step. */
const [APPLICANT, FIRST, SECOND] = [2, 26, 8];

type Row = Record<string, unknown>;

/** A form of three fields. The first step may change the amount and must fill in the grade; the second sees no note. */
const xml = `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn"><process id="gift" name="礼品">
  <startEvent id="s"><extensionElements>
    <activiti:formProperty id="money_1" name="金额" type="money" required="true" /><activiti:formProperty id="text_2" name="内部说明" type="text" />
    <activiti:formProperty id="choice_3" name="等级" type="choice"><activiti:value id="A" name="A" /></activiti:formProperty></extensionElements></startEvent>
  <userTask id="gift_a" name="经办" activiti:candidateUsers="${FIRST}" activiti:signature="true"><extensionElements>
    <activiti:formProperty id="money_1" writable="true" /><activiti:formProperty id="choice_3" required="true" /></extensionElements></userTask>
  <exclusiveGateway id="x" default="no" />
  <userTask id="gift_b" name="总经理" activiti:candidateUsers="${SECOND}"><extensionElements>
    <activiti:formProperty id="text_2" readable="false" /></extensionElements></userTask><endEvent id="e" />
  <sequenceFlow id="f" sourceRef="s" targetRef="gift_a" /><sequenceFlow id="g" sourceRef="gift_a" targetRef="x" />
  <sequenceFlow id="yes" sourceRef="x" targetRef="gift_b"><conditionExpression>\${money_1 &gt; 500 &amp;&amp; result == 2}</conditionExpression></sequenceFlow>
  <sequenceFlow id="no" sourceRef="x" targetRef="e" /><sequenceFlow id="h" sourceRef="gift_b" targetRef="e" /></process></definitions>`;

let id = '';
let instance = '';
beforeEach(async () => {
  resetDb();
  await deploy('gift.bpmn', xml, await readProcess(xml));
  const procDefId = (await newestDefinitions()).find(({ key }) => key === 'gift')?.id;
  const values = { money_1: 300, text_2: '客户是老朋友' };
  const token = await tokenBy(APPLICANT);
  const body = { title: '礼品', description: '拜访客户', procDefId, values };
  await said('general/save', body, token);
  const [request] = (await ask<Page<Row>>('/act/business/list/my', { token })).data.records;
  id = String(request?.['id']);
  instance = String(request?.['procInstId']);
});

const signature = { name: 'signature.png', url: '/file/1.png', size: 9 };
const whole = { values: { money_1: 800, choice_3: 'A' }, signature };
const decide = async (userId: number, brought: object, result = 2) => {
  const task = await taskOf(instance, userId);
  return said('task/audit', { taskId: task?.id, result, comment: '同意', ...brought }, await tokenBy(userId));
};
const formFor = async (userId: number, taskId?: unknown) => {
  const path = `/act/general/biz/${id}${taskId ? `?taskId=${String(taskId)}` : ''}`;
  return (await ask<Row>(path, { token: await tokenBy(userId) })).data;
};

it('the task tells its decider which fields they may change and what the decision requires', async () => {
  const task = await taskOf(instance, FIRST);
  expect(task?.asks).toEqual(['fields', 'signature']);
  const { form } = await formFor(FIRST, task?.id);
  expect(form).toMatchObject([
    { id: 'money_1', access: 'write' },
    { id: 'text_2', access: 'read' },
    { id: 'choice_3', access: 'require' },
  ]);
});

it.each([
  [{ values: { choice_3: 'A' } }, '请签名'],
  [{ values: { money_1: 800 }, signature }, '“等级”不能为空'],
  [{ values: { money_1: '', choice_3: 'A' }, signature }, '“金额”不能为空'],
  [{ values: { choice_3: 'B' }, signature }, '“等级”没有选项“B”'],
  [{ values: { text_2: '改', choice_3: 'A' }, signature }, '“内部说明”不能修改'],
  [{ values: { money_9: 1, choice_3: 'A' }, signature }, '表单没有字段“money_9”'],
  [{ ...whole, attachments: 'x' }, '“附件”的格式不正确'],
  [{ ...whole, attachments: [null] }, '“附件”的格式不正确'],
])('a decision with %j is refused with a message, and nothing is stored', async (brought, words) => {
  expect(await decide(FIRST, brought)).toBe(words);
  expect((await formFor(APPLICANT))['values']).toMatchObject({ money_1: 300 });
  expect(await taskOf(instance, FIRST)).toBeDefined();
});

it('a rejection needs neither the required fields nor a signature', async () => {
  expect(await decide(FIRST, {}, 3)).toBe('success');
});

it('values changed in a decision determine the next branch; the next decider sees all but hidden fields', async () => {
  expect(await decide(FIRST, { ...whole, attachments: [{ name: '报价.pdf', url: '/file/2.pdf' }] })).toBe('success');
  const task = await taskOf(instance, SECOND);
  expect(task?.name).toBe('总经理');
  for (const seen of [await formFor(SECOND, task?.id), await formFor(SECOND)]) {
    expect(seen['values']).toEqual({ money_1: 800, choice_3: 'A' });
    expect(seen['form']).toMatchObject([{ id: 'money_1' }, { id: 'choice_3' }]);
  }
  expect((await formFor(APPLICANT))['values']).toMatchObject({ text_2: '客户是老朋友' });
  expect(await decide(SECOND, {})).toBe('success');
});

it('the history lists the changes, the files and the signature of a decision', async () => {
  await decide(FIRST, { ...whole, attachments: [{ name: '报价.pdf', url: '/file/2.pdf' }] });
  const [first] = await history(instance);
  expect(first).toMatchObject({
    attachments: [{ name: '报价.pdf' }],
    signature: { name: 'signature.png' },
    changes: [
      { field: 'money_1', name: '金额', type: 'money', from: 300, to: 800 },
      { field: 'choice_3', name: '等级', from: null, to: 'A' },
    ],
  });
});

it('a workflow can be rehearsed with a past request, including its submitted values and the changes in each decision', async () => {
  await decide(FIRST, whole);
  const path = '/act/rehearsal/past?procDefKey=gift&pageNum=1&pageSize=9';
  const [past] = (await ask<Page<Row>>(path, { token: await tokenOf() })).data.records;
  expect(past?.['variables']).toMatchObject({ money_1: 300 });
  expect(past?.['decisions']).toMatchObject([{ taskDefKey: 'gift_a', variables: { money_1: 800, choice_3: 'A' } }]);
});
