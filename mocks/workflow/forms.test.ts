import { beforeEach, expect, it } from 'vitest';
import { resetDb } from '../db';
import { ask, type Page, tokenOf } from '../testClient';
import { deploy, newestDefinitions } from './definitions';
import { readProcess } from '@/areas/workflow/engine/process';

let admin = '';
beforeEach(async () => {
  resetDb();
  admin = await tokenOf();
});

/** A process with this form. Amounts above 500 go to 总经理, all others to 经办. */
const drawn = (
  properties: string,
) => `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:activiti="http://activiti.org/bpmn"><process id="gift" name="礼品">
  <startEvent id="s"><extensionElements>${properties}</extensionElements></startEvent>
  <userTask id="gift_a" name="经办" activiti:candidateUsers="1" /><exclusiveGateway id="x" default="no" />
  <userTask id="gift_b" name="总经理" activiti:candidateUsers="1" /><endEvent id="e" />
  <sequenceFlow id="f" sourceRef="s" targetRef="x" />
  <sequenceFlow id="yes" sourceRef="x" targetRef="gift_b"><conditionExpression>\${money_1 &gt; 500}</conditionExpression></sequenceFlow>
  <sequenceFlow id="no" sourceRef="x" targetRef="gift_a" /><sequenceFlow id="g" sourceRef="gift_a" targetRef="e" /><sequenceFlow id="h" sourceRef="gift_b" targetRef="e" /></process></definitions>`;
const property = (id: string, name: string, rest = '', inner = '') =>
  `<activiti:formProperty id="${id}" name="${name}" type="${/^(?:.*\.)?(\w+)_/.exec(id)?.[1]}" ${rest}>${inner}</activiti:formProperty>`;
const needed = 'required="true"';
const form = [
  property('money_1', '金额', needed),
  property('choice_2', '用途', '', '<activiti:value id="拜访" name="拜访" />'),
  property('date_3', '日期'),
  property('person_4', '陪同'),
  property('table_5', '明细', needed),
  property('table_5.text_1', '品名', needed),
].join('');

type Row = Record<string, unknown>;
const put = async (properties: string) => {
  const xml = drawn(properties);
  await deploy('gift.bpmn', xml, await readProcess(xml));
};
const versionOf = async () => (await newestDefinitions()).find(({ key }) => key === 'gift')?.id;
const fine = { money_1: 800, choice_2: '拜访', person_4: '2', table_5: [{ text_1: '茶叶' }] };
const send = async (values: Row) => {
  const body = { title: '礼品', description: '拜访客户', procDefId: await versionOf(), values };
  return (await ask('/act/general/save', { token: admin, body })).msg;
};
const newest = async () => (await ask<Page<Row>>('/act/business/list/my', { token: admin })).data.records[0] as Row;
const stored = async (id: unknown) => (await ask<Row>(`/act/general/biz/${String(id)}`, { token: admin })).data;

it('the list of processes that a user can start contains the current form fields of each process', async () => {
  await put(form);
  const all = (await ask<Row[]>('/act/general/startable', { token: admin })).data;
  expect(all.find(({ procDefId }) => String(procDefId).startsWith('gift:'))?.form).toMatchObject([
    { id: 'money_1', name: '金额', type: 'money', required: true },
    { id: 'choice_2', values: ['拜访'] },
    { id: 'date_3' },
    { id: 'person_4' },
    { id: 'table_5', columns: [{ id: 'text_1', name: '品名', required: true }] },
  ]);
});

it.each([
  [{ money_1: '' }, '“金额”不能为空'],
  [{ money_1: -1 }, '“金额”不是正确的金额'],
  [{ choice_2: '送人' }, '“用途”没有选项“送人”'],
  [{ date_3: '明天' }, '“日期”不是正确的日期'],
  [{ person_4: '9999999' }, '“陪同”的人员不存在'],
  [{ table_5: [] }, '“明细”不能为空'],
  [{ table_5: [{ text_1: '茶' }, { text_1: ' ' }] }, '“明细”第 2 行“品名”不能为空'],
  [{ table_5: 'x' }, '“明细”的格式不正确'],
])('a request with a wrong value is refused with a message: %j', async (wrong, words) => {
  await put(form);
  expect(await send({ ...fine, ...wrong })).toBe(words);
});

it('a condition uses the form values of a request; unknown fields are dropped, and the names of selected people are stored', async () => {
  await put(form);
  expect(await send({ ...fine, other: 1 })).toBe('success');
  const request = await newest();
  expect(request.currentTask).toBe('总经理');
  const { values, people } = await stored(request.id);
  expect(values).toEqual({ ...fine, date_3: null });
  expect(people).toEqual({ 2: '运营小王' });
});

it('a new version of a process changes the form of new requests, but not of running requests', async () => {
  await put(form);
  await send(fine);
  const request = await newest();
  await put(property('money_1', '预算'));
  expect((await stored(request.id)).form).toMatchObject([{ name: '金额' }, {}, {}, {}, {}]);
  expect(await send({ money_1: 3 })).toBe('success');
  expect((await stored((await newest()).id)).form).toMatchObject([{ name: '预算' }]);
});
