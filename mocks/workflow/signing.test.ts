import { beforeEach, expect, it } from 'vitest';
import { depts, resetDb, users } from '../db';
import { ask, type Page } from '../testClient';
import { handleLate } from './late';
import { deploy, drawing, history, loop, request, rows, said, start, state, tokenBy, vote } from './testing/flowTest';

beforeEach(async () => {
  resetDb();
  // Gives the deciders the roles of user 2, who may decide.
  const roleIds = (await users.find(2))?.roleIds ?? [];
  for (const id of [4, 5]) await users.update(id, { roleIds });
});

const HOUR = 3_600_000;

it('“all must approve”: the history names who has not decided yet, and one rejection rejects the request', async () => {
  const xml = drawing('all', 'activiti:candidateUsers="1,4,5"', loop());
  const first = await start('all', xml);
  expect(await vote(first, 4, 2)).toBe('success');
  expect(await vote(first, 1, 2)).toBe('success');
  const [missing] = [(await users.find(5))?.userName];
  expect(await state(first)).toMatchObject({ mode: 'all', passed: 2, total: 3, missing: [missing] });
  expect(await request()).toMatchObject({ status: 1, currentTask: '会签' });
  expect(await vote(first, 4, 2)).toBe('no task');
  expect(await vote(first, 5, 2)).toBe('success');
  expect(await request()).toMatchObject({ status: 2, result: 2 });
  expect(await state(first)).toMatchObject({ passed: 3, missing: [] });

  const second = await start('all', xml);
  await vote(second, 4, 2);
  await vote(second, 5, 3);
  expect(await request()).toMatchObject({ status: 2, result: 3 });
  expect(await vote(second, 1, 2)).toBe('no task');
  expect((await history(second)).map(({ result, deleteReason }) => result ?? deleteReason)).toEqual(
    expect.arrayContaining([2, 3, 'settled']),
  );
});

it('“one is enough”: the first decision counts, even a rejection', async () => {
  const xml = drawing('one', 'activiti:candidateUsers="1,4,5"', loop('${nrOfCompletedInstances >= 1}'));
  const first = await start('one', xml);
  await vote(first, 5, 2);
  expect(await request()).toMatchObject({ status: 2, result: 2 });
  expect(await vote(first, 1, 3)).toBe('no task');
  const names = await Promise.all([1, 4].map(async (id) => (await users.find(id))?.userName));
  const settled = (await history(first)).filter(({ deleteReason }) => deleteReason === 'settled');
  expect(settled.flatMap(({ people }) => people)).toEqual(names);
  const second = await start('one', xml);
  await vote(second, 4, 3);
  expect(await request()).toMatchObject({ status: 2, result: 3 });
});

it('“a share must approve”: the request is rejected as soon as the share can no longer be reached', async () => {
  const share = loop('${nrOfCompletedInstances / nrOfInstances >= 0.6}');
  const xml = drawing('share', 'activiti:candidateUsers="1,4,5"', share);
  const first = await start('share', xml);
  await vote(first, 1, 3);
  expect(await request()).toMatchObject({ status: 1 });
  await vote(first, 4, 2);
  await vote(first, 5, 2);
  expect(await request()).toMatchObject({ status: 2, result: 2 });
  const second = await start('share', xml);
  await vote(second, 1, 3);
  await vote(second, 4, 3);
  expect(await request()).toMatchObject({ status: 2, result: 3 });
});

it('“in order”: the deciders get the task one after another, and all who have not decided yet are listed', async () => {
  const instance = await start('order', drawing('order', 'activiti:candidateUsers="1,4,5"', loop('', true)));
  expect(await vote(instance, 4, 2)).toBe('no task');
  expect((await state(instance))?.missing).toHaveLength(3);
  expect(await vote(instance, 1, 2)).toBe('success');
  expect(await vote(instance, 4, 2)).toBe('success');
  expect((await state(instance))?.missing).toHaveLength(1);
  expect(await vote(instance, 5, 2)).toBe('success');
  expect(await request()).toMatchObject({ status: 2, result: 2 });
});

it.each([
  ['${allAgree}', '节点“会签”的多人审批条件无法识别：${allAgree}'],
  ['${nrOfCompletedInstances/nrOfInstances >= 1.5}', '节点“会签”的通过比例须在 1 到 100 之间'],
])('the server refuses a process diagram with the completion condition %s', async (condition, words) =>
  expect(await deploy('odd', drawing('odd', 'activiti:candidateUsers="1"', loop(condition)))).toBe(words),
);

it.each([
  ['', { status: 1 }, 'administrator', ['系统管理员']],
  ['activiti:empty="skip"', { status: 2, result: 2 }, 'skip', []],
])(
  'a step with attribute "%s" but no approvers goes to the administrator or is skipped, and the history records this',
  async (attribute, then, kind, to) => {
    const instance = await start('empty', drawing('empty', `activiti:candidateGroups="role:999" ${attribute}`, loop()));
    expect(await request()).toMatchObject(then);
    expect((await history(instance)).map(({ automatic }) => automatic)).toMatchObject([[{ kind, to }]]);
  },
);

it('a process cannot be started if a step that must have a decider has none', async () => {
  await deploy('strict', drawing('strict', 'activiti:candidateGroups="role:999" activiti:empty="refuse"'));
  const procDefId = (await rows('prof/list?key=strict'))[0]?.id;
  expect(await said('general/save', { procDefId, title: 'x', description: 'x' })).toBe('“会签”没有指定审批人');
});

it('an overdue step reminds its deciders once, with a notice and an entry in the history', async () => {
  const instance = await start(
    'remind',
    drawing('remind', 'activiti:candidateUsers="4" activiti:late="remind"', '', 'PT24H'),
  );
  await handleLate(new Date(Date.now() + 23 * HOUR));
  expect((await history(instance))[0]?.automatic).toEqual([]);
  await handleLate(new Date(Date.now() + 25 * HOUR));
  await handleLate(new Date(Date.now() + 26 * HOUR));
  expect((await history(instance))[0]?.automatic).toMatchObject([
    { kind: 'remind', to: [(await users.find(4))?.userName] },
  ]);
  const token = await tokenBy(4);
  const bell = (await ask<Page>('/system/notice/list?mine=1&pageSize=100', { token })).data.records;
  expect(bell.filter(({ noticeTitle }) => noticeTitle === '审批超时提醒：remind')).toHaveLength(1);
});

it('an overdue step is passed on to another user, and the previous decider can no longer decide', async () => {
  const instance = await start(
    'pass',
    drawing('pass', 'activiti:candidateUsers="4,1" activiti:late="user:5"', loop(), 'PT1H'),
  );
  await vote(instance, 1, 2);
  await handleLate(new Date(Date.now() + 2 * HOUR));
  expect(await state(instance)).toMatchObject({ passed: 1, total: 2, missing: [(await users.find(5))?.userName] });
  expect(await vote(instance, 4, 2)).toBe('no task');
  expect(await vote(instance, 5, 2)).toBe('success');
  expect(await request()).toMatchObject({ status: 2, result: 2 });
});

it('an overdue step goes to the head of the decider’s department, or of the department above if the decider is the head', async () => {
  const deptId = (await users.find(4))?.deptId;
  const parentId = (await depts.find(deptId))?.parentId;
  await depts.update(deptId, { leaderId: 4 });
  await depts.update(parentId, { leaderId: 5 });
  const instance = await start('head', drawing('head', 'activiti:candidateUsers="4" activiti:late="head"', '', 'PT1H'));
  await handleLate(new Date(Date.now() + 2 * HOUR));
  expect((await history(instance))[0]?.automatic).toMatchObject([
    { kind: 'head', to: [(await users.find(5))?.userName] },
  ]);
  expect(await vote(instance, 5, 2)).toBe('success');
});

it('an overdue step whose next decider does not exist stays with its decider, who gets a reminder', async () => {
  const instance = await start(
    'gone',
    drawing('gone', 'activiti:candidateUsers="4" activiti:late="user:999"', '', 'PT1H'),
  );
  await handleLate(new Date(Date.now() + 2 * HOUR));
  expect((await history(instance))[0]?.automatic).toMatchObject([{ kind: 'remind' }]);
  expect(await vote(instance, 4, 2)).toBe('success');
});
