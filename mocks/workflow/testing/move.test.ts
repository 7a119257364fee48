import { beforeEach, expect, it } from 'vitest';
import { pastSchema } from '@/areas/workflow/rehearsal/rehearsal.api';
import { resetDb } from '../../db';
import { deploy, drawing, history, request, rows, said, start, vote } from './flowTest';

const DECIDER = 1;
const one = (key: string) => drawing(key, `activiti:candidateUsers="${DECIDER}"`);
/** Returns the process of `one` with a second step after the first. */
const two = (key: string) =>
  one(key)
    .replace(`targetRef="${key}_e"`, `targetRef="${key}_b"`)
    .replace('<endEvent', `<userTask id="${key}_b" name="复核" activiti:candidateUsers="${DECIDER}" /><endEvent`)
    .replace('</process>', `<sequenceFlow id="f3" sourceRef="${key}_b" targetRef="${key}_e" /></process>`);

const newest = async (key: string) =>
  String((await rows(`prof/list?key=${key}&sortField=version&sortOrder=desc`))[0]?.id);
const move = (procDefId: string, ...procInstIds: string[]) => said('rehearsal/move', { procDefId, procInstIds });

beforeEach(() => resetDb());

it('a running request stays on its process version until it is moved, and then takes the new steps', async () => {
  const stays = await start('stay', one('stay'));
  expect(await deploy('stay', two('stay'))).toBe('success');
  await vote(stays, DECIDER, 2);
  expect(await request()).toMatchObject({ status: 2, result: 2 });

  const moves = await start('move', one('move'));
  await deploy('move', two('move'));
  expect(await move(await newest('move'), moves)).toBe('success');
  expect((await history(moves))[0]?.acts).toMatchObject([{ action: 'move', to: 'v2' }]);
  await vote(moves, DECIDER, 2);
  expect(await request()).toMatchObject({ status: 1, currentTask: '复核' });
});

it('if one of several requests cannot be moved, none is moved, and the response says which one and why', async () => {
  const first = await start('other', one('other'));
  const done = await start('done', one('done'));
  await vote(done, DECIDER, 2);
  const runs = await start('done', one('done'));
  await deploy('done', two('done'));
  const target = await newest('done');
  expect(await move(target, runs, done)).toBe('“done”已结束，无法移到新版本');
  expect(await move(target, runs, first)).toBe('“other”不属于该流程');
  expect(await move(target)).toBe('没有选择数据');
  await deploy('done', two('done').replaceAll('done_a', 'done_c'));
  expect(await move(await newest('done'), runs)).toBe('“done”所在的节点“会签”在新版本中不存在');
  expect((await history(runs)).flatMap(({ acts }) => acts ?? [])).toEqual([]);
});

it('a workflow can be rehearsed with a running request, including its form values and current step', async () => {
  const field = '<activiti:formProperty id="text_1" name="用途" type="text" />';
  const start = `<startEvent id="past_s"><extensionElements>${field}</extensionElements></startEvent>`;
  await deploy('past', one('past').replace('<startEvent id="past_s" />', start));
  const body = { procDefId: await newest('past'), title: 'past', description: 'x', values: { text_1: '拜访' } };
  expect(await said('general/save', body)).toBe('success');
  const [row] = await rows('rehearsal/past?procDefKey=past');
  expect(pastSchema.parse(row)).toMatchObject({ variables: { text_1: '拜访' }, running: true, at: ['past_a'] });
});
