// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { CurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { draftOf, keepDraft, movePath } from '@/shared/form/drafts/drafts';
import { NOTES } from '@/shared/record/notes/useHasNotes';
import { draftsToHandOver, keepHandedDrafts } from '@/shared/review/handover/handedDrafts';
import type { Handover } from '@/shared/review/handover/handover.api';
import { signIn } from '../access';
import { resetDb, users } from '../db';
import { ask, type Page } from '../testClient';

const kind = { path: '/biz/company', permission: 'approval:company' };

/** Four auditors without the permission `:assign`, and a user without any permission. */
async function people() {
  const all = (await users.all()).filter(({ status }) => status === '0').slice(2, 7);
  return Promise.all(
    all.map(async (user, index) => {
      const row = { ...user, roleIds: index < 4 ? [3] : [] };
      await users.update(user.userId, row);
      return { ...row, token: (await signIn(row)).token };
    }),
  );
}
type Person = Awaited<ReturnType<typeof people>>[number];

let team: Person[] = [];
/** The ids of the pending companies. */
let waiting: number[] = [];
async function start() {
  resetDb();
  sessionStorage.clear();
  team = await people();
  const { records } = (
    await ask<Page<{ id: number }>>('/biz/company/list?auditStatus=0&pageSize=6', { token: person(0).token })
  ).data;
  waiting = records.map(({ id }) => id);
}
beforeEach(start);

const person = (index: number) => team[index] ?? expect.fail(`no person ${index}`);

/** Switches to this person's browser by signing them in, because drafts belong to the signed-in user. */
const browserOf = ({ userId }: Person) => useSession.setState({ user: { userId, currCompId: 1 } as CurrentUser });

function handOver(from: Person, to: { userId: number }, recordId: number | undefined = waiting[0]) {
  browserOf(from);
  const body = { path: kind.path, queue: 'auditStatus=0', recordId, userId: to.userId, drafts: draftsToHandOver(kind) };
  return ask<{ id: number }>('/biz/review/handover', { token: from.token, body });
}

const read = ({ token }: Person, id: number) => ask<Handover>(`/biz/review/handover/${id}`, { token });

/** Opens a handover link as the page does: only the receiver gets the drafts. */
async function open(by: Person, id: number) {
  const { code, data } = await read(by, id);
  browserOf(by);
  if (code === 0 && String(data.userId) === String(by.userId)) keepHandedDrafts(kind, data);
}

/** The forms with a text field, and the name of that field. */
const FORMS = [
  { form: 'reject', field: 'reason' },
  { form: 'ask', field: 'remark' },
  { form: 'note', field: 'content' },
] as const;
type Form = (typeof FORMS)[number];

const placeOf = ({ form }: Form, record: number) =>
  form === 'note'
    ? { path: NOTES, record: `${kind.permission}:${record}` }
    : { path: movePath(kind.path, form), record };

const textIn = (one: Form, record: number) => {
  const { path, record: key } = placeOf(one, record);
  return String(draftOf(path, key)?.values[one.field] ?? '');
};

function type(by: Person, one: Form, record: number, sentence: string) {
  browserOf(by);
  const text = [textIn(one, record), sentence].filter(Boolean).join('；');
  keepDraft(placeOf(one, record), { [one.field]: text });
}

const reviewerOf = async (id: number) =>
  (await ask<{ reviewerId: number | null }>(`/biz/company/get/${id}`, { token: person(0).token })).data.reviewerId;

it('a handover passes on the queue position, drafts and taken records, and sends the colleague a link', async () => {
  const [ann, ben] = [person(0), person(1)];
  const [first = 0, second = 0] = waiting;
  await ask('/biz/company/take', { token: ann.token, body: { ids: [second] } });
  await ask('/biz/company/take', { token: person(2).token, body: { ids: [first] } });
  type(ann, FORMS[0], second, '执照过期');
  type(ann, FORMS[2], first, '已电话联系');
  browserOf(ann);
  keepDraft({ path: NOTES, record: `${kind.permission}:${first}:7` }, { content: '修改自己的备注' });
  keepDraft({ path: NOTES, record: `approval:school:${first}` }, { content: '学校' });
  keepDraft({ path: kind.path, record: first }, { companyName: '表单' });

  const { data } = await handOver(ann, ben, second);
  const handover = await read(ben, data.id);
  expect(handover.data).toMatchObject({ path: kind.path, queue: 'auditStatus=0', recordId: second });
  expect(handover.data).toMatchObject({ userId: ben.userId, fromName: ann.userName });
  expect(handover.data.drafts).toEqual([
    { form: 'reject', recordId: String(second), values: { reason: '执照过期' } },
    { form: 'note', recordId: String(first), values: { content: '已电话联系' } },
  ]);
  expect(await reviewerOf(second)).toBe(ben.userId);
  expect(await reviewerOf(first)).toBe(person(2).userId);

  const notices = await ask<Page<{ noticeTitle: string; noticeId: number }>>('/system/notice/list?mine=1', {
    token: ben.token,
  });
  const told = notices.data.records.find(({ noticeTitle }) => noticeTitle.startsWith(ann.userName));
  const notice = await ask<{ noticeContent: string }>(`/system/notice/get/${told?.noticeId}`, { token: ben.token });
  expect(notice.data.noticeContent).toContain(`id=${second}`);
  expect(notice.data.noticeContent).toContain(`handover=${data.id}`);

  // The sender keeps the typed text.
  browserOf(ann);
  expect(textIn(FORMS[0], second)).toBe('执照过期');
});

it('a user who takes no part in a handover cannot read it, and gets the same message as for an unknown handover', async () => {
  const { data } = await handOver(person(0), person(1));
  expect((await read(person(0), data.id)).code).toBe(0);
  expect((await read(person(1), data.id)).code).toBe(0);
  expect((await read(person(2), data.id)).msg).toBe('只有交接双方可以打开此交接');
  expect((await read(person(2), 999)).msg).toBe('只有交接双方可以打开此交接');
});

it('a handover requires that both users have the permission to audit, and that they are different users', async () => {
  expect((await handOver(person(0), person(4))).msg).toBe('该同事没有审核权限');
  expect((await handOver(person(0), person(0))).msg).toBe('请选择其他同事');
  expect((await handOver(person(0), { userId: 99_999 })).msg).toBe('该同事没有审核权限');
  expect((await handOver(person(0), person(1), 99_999)).msg).toBe('记录不存在或已被删除');
  expect((await handOver(person(4), person(1))).status).toBe(403);
});

it('a deferred record keeps its date after a handover', async () => {
  const [first = 0] = waiting;
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await ask('/biz/company/later', { token: person(0).token, body: { ids: [first], until } });
  await handOver(person(0), person(1));
  const { data } = await ask(`/biz/company/get/${first}`, { token: person(1).token });
  expect(data).toMatchObject({ reviewerId: person(1).userId, laterUntil: until });
});

it('opening a handover link again does not restore a draft that the receiver has already sent', async () => {
  const [ann, ben] = [person(0), person(1)];
  const [first = 0] = waiting;
  type(ann, FORMS[0], first, '执照过期');
  const { data } = await handOver(ann, ben);
  await open(ben, data.id);
  expect(textIn(FORMS[0], first)).toBe('执照过期');
  browserOf(ben);
  const { path, record } = placeOf(FORMS[0], first);
  keepDraft({ path, record }, {});
  await open(ben, data.id);
  expect(textIn(FORMS[0], first)).toBe('');
});

const step = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('type', 'handOver') },
    { weight: 2, arbitrary: fc.constantFrom('take', 'open') },
  ),
  by: fc.nat(3),
  to: fc.nat(2),
  n: fc.nat(5),
  form: fc.constantFrom(...FORMS),
});

it('after any sequence of handovers, the last receiver has each draft text exactly once, and reviews every taken record', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
      await start();
      const typed: { form: Form; record: number; sentence: string }[] = [];
      const sent: { id: number; to: Person; at: number }[] = [];
      const owners = new Map<number, Person>();
      async function pass(from: Person, to: Person) {
        const { code, data } = await handOver(from, to);
        expect(code).toBe(0);
        made += 1;
        for (const [record, owner] of owners) if (owner === from) owners.set(record, to);
        sent.push({ id: data.id, to, at: sent.length });
        return data.id;
      }
      for (const { what, by, to, n, form } of steps) {
        const [one, record = 0] = [person(by), waiting[n]];
        const other = person((by + 1 + to) % 4);
        if (what === 'type') {
          const sentence = `第${String(typed.length + 1).padStart(3, '0')}句`;
          type(one, form, record, sentence);
          typed.push({ form, record, sentence });
        } else if (what === 'take') {
          await ask('/biz/company/take', { token: one.token, body: { ids: [record] } });
          if (!owners.has(record)) owners.set(record, one);
        } else if (what === 'handOver') {
          const id = await pass(one, other);
          // Some receivers open the link immediately, others later or never. The sender sometimes opens it, too.
          if (n % 3 !== 0) await open(other, id);
          if (n % 3 === 1) await open(one, id);
        } else {
          const chosen = sent[n % Math.max(sent.length, 1)];
          if (chosen) await open(chosen.to, chosen.id);
          if (chosen) await open(one, chosen.id);
        }
      }
      // Finally, everybody hands over to the last person, who opens every link twice.
      const last = person(3);
      for (const { to, id } of sent) await open(to, id);
      for (const from of team.slice(0, 3)) await pass(from, last);
      for (const { to, id } of [...sent, ...sent]) if (to === last) await open(last, id);

      browserOf(last);
      for (const { form, record, sentence } of typed)
        expect(
          textIn(form, record)
            .split('；')
            .filter((one) => one === sentence),
        ).toEqual([sentence]);
      for (const record of owners.keys()) expect(await reviewerOf(record)).toBe(last.userId);
    }),
    { numRuns: 15 },
  );
  expect(made).toBeGreaterThan(50);
});
