import { beforeEach, expect, it } from 'vitest';
import { resetDb, users } from '../../db';
import { act, drawing, history, loop, request, start, state, taskOf, vote } from './flowTest';

/** The members of the round, and two users who can be added. */
const [FIRST, SECOND, THIRD, ADDED, OTHER] = [1, 4, 5, 8, 14];

beforeEach(async () => {
  resetDb();
  const roleIds = (await users.find(2))?.roleIds ?? [];
  for (const id of [SECOND, THIRD]) await users.update(id, { roleIds });
});

const nameOf = async (id: number) => (await users.find(id))?.userName ?? '';
const round = (key: string, condition = '', isSequential = false) =>
  drawing(key, `activiti:candidateUsers="${FIRST},${SECOND},${THIRD}"`, loop(condition, isSequential));
/** Returns a process with one more step after its first one. */
const thenBoss = (key: string, xml: string) =>
  xml
    .replace(`targetRef="${key}_e"`, `targetRef="${key}_b"`)
    .replace('<endEvent', `<userTask id="${key}_b" name="总经理审批" activiti:candidateUsers="${OTHER}" /><endEvent`)
    .replace('</process>', `<sequenceFlow id="f3" sourceRef="${key}_b" targetRef="${key}_e" /></process>`);
const MAJORITY = '${nrOfCompletedInstances/nrOfInstances >= 0.6}';
const add = { action: 'addSigner', userIds: [ADDED] };

it('if an approver adds a signer, both together count as one vote, and only after both have approved', async () => {
  const instance = await start('all', round('all'));
  expect(await act(instance, SECOND, { ...add, place: 'after' })).toBe('success');
  expect(await vote(instance, SECOND, 2)).toBe('success');
  // The vote of a member counts only once the added signer has signed.
  expect(await state(instance)).toMatchObject({ passed: 0, total: 3 });
  expect((await state(instance))?.missing).toContain(await nameOf(ADDED));
  expect(await vote(instance, ADDED, 2)).toBe('success');
  expect(await request()).toMatchObject({ status: 1, currentTask: '会签' });
  await vote(instance, FIRST, 2);
  expect(await request()).toMatchObject({ status: 1 });
  await vote(instance, THIRD, 2);
  expect(await request()).toMatchObject({ status: 2, result: 2 });
});

it.each(['before', 'after'])(
  'if a signer is added %s an approver, the signer’s rejection counts as the approver’s vote',
  async (place) => {
    const instance = await start('share', round('share', MAJORITY));
    await act(instance, SECOND, { ...add, place });
    if (place === 'after') await vote(instance, SECOND, 2);
    expect(await vote(instance, ADDED, 3)).toBe('success');
    expect(await request()).toMatchObject({ status: 1, currentTask: '会签' });
    expect(await vote(instance, SECOND, 2)).toBe('no task');
    await vote(instance, FIRST, 2);
    await vote(instance, THIRD, 2);
    expect(await request()).toMatchObject({ status: 2, result: 2 });
  },
);

it('in a sequential approval, the next approver gets the task only after an added signer has approved', async () => {
  const instance = await start('order', round('order', '', true));
  await act(instance, FIRST, { ...add, place: 'after' });
  await vote(instance, FIRST, 2);
  expect(await vote(instance, SECOND, 2)).toBe('no task');
  await vote(instance, ADDED, 2);
  expect(await vote(instance, SECOND, 2)).toBe('success');
  await vote(instance, THIRD, 2);
  expect(await request()).toMatchObject({ status: 2, result: 2 });
});

it('when a vote has a result, the open tasks of added signers are closed, too', async () => {
  const instance = await start('one', round('one', '${nrOfCompletedInstances >= 1}'));
  await act(instance, SECOND, { ...add, place: 'before' });
  await vote(instance, FIRST, 2);
  expect(await request()).toMatchObject({ status: 2, result: 2 });
  expect((await history(instance)).filter(({ endTime }) => !endTime)).toEqual([]);
});

it('a withdrawn vote does not count, whether or not it had settled the round', async () => {
  const instance = await start('back', thenBoss('back', round('back', MAJORITY)));
  const first = (await taskOf(instance, FIRST))?.id;
  await vote(instance, FIRST, 2);
  expect(await act(instance, FIRST, { action: 'withdraw' }, first)).toBe('success');
  expect(await state(instance)).toMatchObject({ passed: 0, total: 3 });
  await vote(instance, SECOND, 2);
  const again = (await taskOf(instance, FIRST))?.id;
  await vote(instance, FIRST, 2);
  expect(await request()).toMatchObject({ currentTask: '总经理审批' });
  expect(await act(instance, FIRST, { action: 'withdraw' }, again)).toBe('success');
  expect(await request()).toMatchObject({ currentTask: '会签' });
  expect(await vote(instance, THIRD, 2)).toBe('success');
  expect(await request()).toMatchObject({ currentTask: '总经理审批' });
});

it('in a sequential approval, withdrawing a vote also takes the task from the next approver', async () => {
  const instance = await start('turn', round('turn', '', true));
  const first = (await taskOf(instance, FIRST))?.id;
  await vote(instance, FIRST, 2);
  await act(instance, FIRST, { action: 'withdraw' }, first);
  expect(await vote(instance, SECOND, 2)).toBe('no task');
  for (const one of [FIRST, SECOND, THIRD]) expect(await vote(instance, one, 2)).toBe('success');
  expect(await request()).toMatchObject({ status: 2, result: 2 });
});

it.each([
  ['all', '', false],
  ['order', '', true],
  ['share', MAJORITY, false],
])('returning a request to a step with several approvers starts a new vote (%s)', async (_, condition, inOrder) => {
  const instance = await start('again', thenBoss('again', round('again', condition, inOrder)));
  for (const one of [FIRST, SECOND, THIRD]) await vote(instance, one, 2);
  expect(await act(instance, OTHER, { action: 'return', step: 'again_a' })).toBe('success');
  expect(await state(instance)).toMatchObject({ passed: 0, total: 3 });
  expect((await state(instance))?.missing).toHaveLength(3);
  expect(await vote(instance, FIRST, 2)).toBe('success');
  expect(await request()).toMatchObject({ currentTask: '会签' });
  for (const one of [SECOND, THIRD]) await vote(instance, one, 2);
  expect(await request()).toMatchObject({ currentTask: '总经理审批' });
});

it('in a sequential approval, the administrator gets the task of an approver who has been disabled', async () => {
  const instance = await start('gone', round('gone', '', true));
  await users.update(SECOND, { status: '1' });
  await vote(instance, FIRST, 2);
  expect((await history(instance)).at(-1)?.automatic).toMatchObject([{ kind: 'administrator' }]);
  for (const one of [FIRST, THIRD]) expect(await vote(instance, one, 2)).toBe('success');
  expect(await request()).toMatchObject({ status: 2, result: 2 });
});
