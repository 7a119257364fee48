import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetDb, users } from '../db';
import { ask, type Page } from '../testClient';

interface Row {
  id: number;
  auditStatus: string;
  reviewerId: number | null;
  reviewerName: string | null;
  auditLogs?: { action: string; remark: string; operatorName: string }[];
}

/** Twenty active users. All but the first two are auditors without the permission `:assign`. */
async function people() {
  const all = (await users.all()).filter(({ status }) => status === '0').slice(0, 20);
  for (const { userId } of all.slice(2)) await users.update(userId, { roleIds: [3] });
  const { signIn } = await import('../access');
  return Promise.all(
    all.map(async (user) => ({
      ...user,
      token: (await signIn({ ...user, roleIds: [3] })).token,
      isLead: user.userId === 1,
    })),
  );
}
type Person = Awaited<ReturnType<typeof people>>[number];

let team: Person[] = [];
beforeEach(async () => {
  resetDb();
  team = await people();
});
afterEach(() => void vi.useRealTimers());

const call = (person: Person | undefined, verb: string, body: object) =>
  ask<Row>(`/biz/company/${verb}`, { token: person?.token ?? '', body });
const waiting = async (query = '') =>
  (await ask<Page<Row>>(`/biz/company/list?auditStatus=0&pageSize=500${query}`, { token: team[0]?.token ?? '' })).data
    .records;
const get = async (id: unknown) =>
  (await ask<Row>(`/biz/company/get/${String(id)}`, { token: team[0]?.token ?? '' })).data;

it('taking a record that another reviewer has is refused, and the response offers the next free record', async () => {
  const [, , ann, ben] = team;
  const [first, second] = await waiting();
  expect((await call(ann, 'take', { ids: [first?.id] })).data).toMatchObject({
    id: first?.id,
    reviewerId: ann?.userId,
  });
  expect((await call(ben, 'take', { ids: [first?.id] })).data).toMatchObject({ reviewerName: ann?.userName });
  expect((await call(ben, 'take', { ids: [first?.id, second?.id] })).data).toMatchObject({ id: second?.id });
  expect((await call(ben, 'audit', { ids: [first?.id], auditStatus: '1' })).msg).toBe(`该记录由${ann?.userName}处理中`);
  expect((await call(ann, 'audit', { ids: [first?.id], auditStatus: '1' })).code).toBe(0);
  expect(await get(first?.id)).toMatchObject({ auditStatus: '1', reviewerId: null });
});

it('a request to take records ignores unknown ids, but fails if the first id is unknown', async () => {
  const [, , ann, ben] = team;
  const [first, second] = await waiting();
  expect((await call(ann, 'take', { ids: [first?.id, 999_999] })).data).toMatchObject({ id: first?.id });
  expect((await call(ben, 'take', { ids: [first?.id, 999_999, second?.id] })).data).toMatchObject({ id: second?.id });
  expect((await call(ben, 'take', { ids: [999_999, second?.id] })).code).not.toBe(0);
});

it('a reviewer sees who else is viewing a record, and a reset of the mock forgets all viewers', async () => {
  const [, , ann, ben] = team;
  const view = async (person: Person | undefined) =>
    (await ask<{ name: string }[]>('/biz/company/viewers/1', { token: person?.token ?? '' })).data;
  expect(await view(ann)).toEqual([]);
  expect(await view(ben)).toEqual([{ name: ann?.userName }]);
  resetDb();
  team = await people();
  expect(await view(team[3])).toEqual([]);
});

it('a taken record is free again ten minutes after the last activity, and an assigned record stays assigned', async () => {
  const [lead, , ann, ben] = team;
  const [first, second] = await waiting();
  await call(ann, 'take', { ids: [first?.id] });
  expect((await call(lead, 'assign', { ids: [second?.id], userId: ann?.userId })).code).toBe(0);
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start + 9 * 60_000 });
  await call(ann, 'take', { ids: [first?.id] });
  vi.setSystemTime(start + 18 * 60_000);
  expect((await call(ben, 'take', { ids: [first?.id] })).data.reviewerId).toBe(ann?.userId);
  vi.setSystemTime(start + 20 * 60_000);
  expect((await call(ben, 'take', { ids: [first?.id, second?.id] })).data).toMatchObject({ id: first?.id });
  expect((await call(ben, 'take', { ids: [second?.id] })).data.reviewerId).toBe(ann?.userId);
});

it('reviewers can hand over only their own records, but leads can hand over any record; the history names both users', async () => {
  const [lead, , ann, ben, cem] = team;
  const [first] = await waiting();
  await call(ann, 'take', { ids: [first?.id] });
  expect((await call(ben, 'assign', { ids: [first?.id], userId: cem?.userId })).msg).toBe(
    `该记录由${ann?.userName}处理中`,
  );
  expect((await call(ben, 'release', { ids: [first?.id] })).msg).toBe(`该记录由${ann?.userName}处理中`);
  expect((await call(ann, 'assign', { ids: [first?.id], userId: ben?.userId })).code).toBe(0);
  expect((await call(lead, 'assign', { ids: [first?.id], userId: cem?.userId })).code).toBe(0);
  const { reviewerId, auditLogs = [] } = await get(first?.id);
  expect(reviewerId).toBe(cem?.userId);
  expect(auditLogs.slice(0, 2).map(({ action, operatorName, remark }) => [action, operatorName, remark])).toEqual([
    ['assign', lead?.userName, cem?.userName],
    ['assign', ann?.userName, ben?.userName],
  ]);
  expect((await call(cem, 'release', { ids: [first?.id] })).code).toBe(0);
  expect((await get(first?.id)).reviewerId).toBeNull();
});

it('a lead assigns many records at once, but only to auditors; filters find assigned and free records', async () => {
  const [lead, , ann] = team;
  const rows = await waiting();
  const ids = rows.slice(0, 12).map(({ id }) => id);
  const outsider = (await users.all()).find(({ roleIds, status }) => status === '0' && roleIds.join() === '4');
  expect((await call(lead, 'assign', { ids, userId: outsider?.userId })).msg).toBe('该同事没有审核权限');
  expect((await call(lead, 'assign', { ids, userId: ann?.userId })).code).toBe(0);
  expect(new Set((await waiting(`&reviewer=${ann?.userId}`)).map(({ id }) => id))).toEqual(new Set(ids));
  expect(await waiting('&reviewer=mine')).toEqual([]);
  expect(await waiting('&reviewer=none')).toHaveLength(rows.length - ids.length);
});

it('a record never has two reviewers, in whatever order twenty reviewers take, decide and release records', async () => {
  const step = fc.record({
    who: fc.nat(19),
    what: fc.constantFrom('take', 'take', 'take', 'pass', 'reject', 'release', 'wait'),
    from: fc.nat(60),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
      resetDb();
      team = await people();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      const ids = (await waiting()).map(({ id }) => id);
      /** Who has taken which record until when, judged only by the answers of the server. */
      const held = new Map<number, { who: number; until: number }>();
      const decidedBy = new Map<number, number>();
      // Twenty people act concurrently: four calls at a time are in flight.
      for (let at = 0; at < steps.length; at += 4) {
        const together = steps.slice(at, at + 4);
        const answers = await Promise.all(
          together.map(async ({ who, what, from }) => {
            const person = team[who];
            const [mine] = [...held].find(([, one]) => one.who === who) ?? [];
            if (what === 'take')
              return { who, what, mine, answer: await call(person, 'take', { ids: ids.slice(from, from + 20) }) };
            if (mine === undefined || what === 'wait') return { who, what };
            const body = { ids: [mine], auditStatus: what === 'pass' ? '1' : '2', auditRemark: '不符合要求' };
            return { who, what, mine, answer: await call(person, what === 'release' ? 'release' : 'audit', body) };
          }),
        );
        const now = Date.now();
        // The server may process the four calls in any order: a record released by one may already be taken by another.
        const freed = new Set<number>();
        for (const { what, mine, answer } of answers)
          if (what === 'release' && answer?.code === 0 && mine !== undefined) freed.add(mine);
        for (const { who, what, mine, answer } of answers) {
          if (what === 'wait') vi.setSystemTime(now + 4 * 60_000);
          if (answer?.code !== 0) continue;
          if (what === 'take') {
            const { id, reviewerId } = answer.data;
            if (reviewerId !== team[who]?.userId) continue;
            const other = held.get(id);
            if (other && other.until > now && !freed.has(id)) expect(other.who).toBe(who);
            expect(decidedBy.get(id) ?? who).toBe(who);
            held.set(id, { who, until: now + 9 * 60_000 });
          } else if (mine !== undefined && what !== 'release') {
            held.delete(mine);
            expect([...decidedBy.keys()]).not.toContain(mine);
            decidedBy.set(mine, who);
          }
        }
        for (const id of freed) held.delete(id);
        for (const id of decidedBy.keys()) held.delete(id);
      }
      for (const id of decidedBy.keys()) {
        const { auditStatus, auditLogs = [] } = await get(id);
        expect(['1', '2']).toContain(auditStatus);
        expect(auditLogs.filter(({ action }) => action === 'pass' || action === 'reject').length).toBeGreaterThan(0);
      }
      vi.useRealTimers();
    }),
    { numRuns: 6 },
  );
});
