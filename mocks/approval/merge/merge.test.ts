import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetDb, users } from '../../db';
import { tables } from '../../table';
import { ask, type Page, tokenOf } from '../../testClient';
import { answer } from '../more';

interface Row {
  id: number;
  auditStatus: string;
  auditLogs: { action: string; remark: string; operatorName: string }[];
  [field: string]: unknown;
}
interface Plan {
  version: string;
  differs: string[];
  moves: { kind: string; count: number }[];
}
interface Merged {
  id: number;
  keepName: string;
  dropName: string;
  mergeBy: string;
  until: string;
  count: number;
}

let token = '';
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});
afterEach(() => void vi.useRealTimers());

const list = async (path: string, query = '') =>
  (await ask<Page<Row>>(`${path}/list?pageSize=500${query}`, { token })).data.records;
const get = (path: string, id: unknown) => ask<Row>(`${path}/get/${String(id)}`, { token });
const planOf = (path: string, keepId: unknown, dropId: unknown) =>
  ask<Plan>(`${path}/merge/plan?keepId=${String(keepId)}&dropId=${String(dropId)}`, { token });
const undo = (path: string, id: unknown) => ask(`${path}/merge/undo`, { token, body: { id } });
const merges = async (path: string) => (await ask<Merged[]>(`${path}/merges`, { token })).data;

async function merge(path: string, keepId: unknown, dropId: unknown, take: string[] = []) {
  const { version } = (await planOf(path, keepId, dropId)).data;
  return ask<{ mergeId: number }>(`${path}/merge`, { token, body: { keepId, dropId, take, version } });
}

/** All rows of the tables that a merge may change, by table and id, without the history of the records. */
async function everything() {
  const names =
    'approvalCompanies approvalSchools approvalCreators approvalPositions approvalCourses memberCerts orders settlements notes';
  const all = names.split(' ').map(async (name) => {
    const rows = (await tables.get(name)?.all()) as Row[];
    return [name, rows.map(({ auditLogs: _logs, ...row }) => row).toSorted((one, other) => one.id - other.id)];
  });
  return Object.fromEntries(await Promise.all(all)) as Record<string, Row[]>;
}

describe.each([
  ['/biz/company', 'companyName', 'position'],
  ['/biz/school', 'schoolName', 'course'],
  ['/biz/personal', 'nickName', 'memberCert'],
] as const)('%s', (path, nameField, moved) => {
  /** Two passed records; other rows refer to the second one. */
  async function two() {
    const passed = await list(path, '&auditStatus=1&sortField=submitTime&sortOrder=asc');
    for (const drop of passed) {
      const [keep] = passed.filter((row) => row !== drop);
      const { moves } = (await planOf(path, keep?.id, drop.id)).data;
      if (moves.some(({ kind }) => kind === moved)) return [keep, drop] as [Row, Row];
    }
    throw new Error('nothing refers to a passed record');
  }

  it('two records become one, all references move to the kept record, and an undo restores everything', async () => {
    const [keep, drop] = await two();
    await ask('/biz/note/save', {
      token,
      body: { kind: `approval:${path.slice(5)}`, recordId: String(drop.id), content: '两份资料相同', mentions: [] },
    });
    const before = await everything();
    const { data: plan } = await planOf(path, keep.id, drop.id);
    expect(plan.differs).toContain(nameField);
    expect(plan.differs).not.toContain('auditStatus');
    expect(plan.moves).toContainEqual({ kind: 'note', count: 1 });
    const { data } = await merge(path, keep.id, drop.id, [nameField]);

    expect((await list(path)).map(({ id }) => id)).not.toContain(drop.id);
    expect(await get(path, drop.id)).toMatchObject({ code: 500, msg: `已合并到 ${String(drop[nameField])}` });
    const merged = (await get(path, keep.id)).data;
    expect(merged[nameField]).toBe(drop[nameField]);
    expect(merged.auditLogs[0]).toMatchObject({ action: 'merge', remark: `${String(drop[nameField])} 并入本记录` });
    expect((await planOf(path, drop.id, keep.id)).msg).toContain('已合并到');
    const decision = { ids: [drop.id], auditStatus: '1' };
    expect((await ask(`${path}/audit`, { token, body: decision })).msg).toBe(`已合并到 ${String(drop[nameField])}`);
    const [entry] = await merges(path);
    expect(entry).toMatchObject({ id: data.mergeId, dropName: drop[nameField], mergeBy: '系统管理员' });
    expect(entry?.count).toBe(
      plan.moves
        .filter(({ kind }) => !['photos', 'certificates', 'works'].includes(kind))
        .reduce((sum, { count }) => sum + count, 0),
    );

    expect((await undo(path, data.mergeId)).code).toBe(0);
    expect(await everything()).toEqual(before);
    expect((await get(path, drop.id)).data.auditLogs.slice(0, 2).map(({ action }) => action)).toEqual([
      'unmerge',
      'merge',
    ]);
    expect((await get(path, keep.id)).data.auditLogs[0]).toMatchObject({ action: 'unmerge' });
    expect(await merges(path)).toEqual([]);
    expect((await undo(path, data.mergeId)).msg).toBe('该合并已撤销');
  });
});

const COMPANY = '/biz/company';

/** Passed and pending companies. */
const companies = async () => ({
  passed: await list(COMPANY, '&auditStatus=1'),
  pending: await list(COMPANY, '&auditStatus=0'),
});

it('a merge is refused when another user has changed the records', async () => {
  const { pending } = await companies();
  const [keep, drop] = pending as [Row, Row];
  const { version } = (await planOf(COMPANY, keep.id, drop.id)).data;
  expect((await ask(`${COMPANY}/audit`, { token, body: { ids: [keep.id], auditStatus: '1' } })).code).toBe(0);
  const body = { keepId: keep.id, dropId: drop.id, take: [], version };
  expect(await ask(`${COMPANY}/merge`, { token, body })).toMatchObject({
    code: 409,
    msg: '记录已被他人修改，请确认后重新合并',
  });
  expect((await merge(COMPANY, keep.id, drop.id)).code).toBe(0);
  expect((await planOf(COMPANY, keep.id, drop.id)).msg).toBe(`已合并到 ${String(keep.companyName)}`);
});

it('an approved record cannot be merged into an unapproved one, nor a record into itself', async () => {
  const { passed, pending } = await companies();
  expect((await planOf(COMPANY, pending[0]?.id, passed[0]?.id)).msg).toBe('已通过审核的记录不能并入未通过审核的记录');
  expect((await planOf(COMPANY, passed[0]?.id, passed[0]?.id)).msg).toBe('请选择两条不同的记录');
  expect((await merge(COMPANY, passed[0]?.id, pending[0]?.id, ['auditStatus'])).code).toBe(400);
});

it('a record that a colleague is reviewing cannot be merged', async () => {
  const { passed, pending } = await companies();
  const [, , colleague] = (await users.all()).filter(({ status }) => status === '0');
  await users.update(colleague?.userId, { roleIds: [3] });
  const { signIn } = await import('../../access');
  const other = await signIn(colleague as never);
  await ask(`${COMPANY}/take`, { token: other.token, body: { ids: [pending[0]?.id] } });
  expect((await planOf(COMPANY, passed[0]?.id, pending[0]?.id)).msg).toBe(`该记录由${colleague?.userName}处理中`);
});

it('a value edited after the merge survives the undo, and the other values are restored', async () => {
  const { passed } = await companies();
  const asked = (await list(COMPANY, '&auditStatus=6'))[0];
  const [, drop] = passed as [Row, Row];
  expect((await planOf(COMPANY, asked?.id, drop.id)).msg).toContain('不能并入');
  const pending = (await list(COMPANY, '&auditStatus=0'))[0];
  const { data } = await merge(COMPANY, asked?.id, pending?.id, ['contactName', 'companyName']);
  await answer(COMPANY, asked?.id, { contactName: '新联系人' });
  expect((await undo(COMPANY, data.mergeId)).code).toBe(0);
  expect((await get(COMPANY, asked?.id)).data).toMatchObject({
    contactName: '新联系人',
    companyName: asked?.companyName,
    auditStatus: '0',
  });
});

it('chained merges are undone in reverse order, and each can be undone for thirty days', async () => {
  const { passed } = await companies();
  const [one, two, three] = passed as [Row, Row, Row];
  const before = await everything();
  const first = (await merge(COMPANY, two.id, one.id)).data.mergeId;
  const second = (await merge(COMPANY, three.id, two.id)).data.mergeId;
  expect((await undo(COMPANY, first)).msg).toBe(
    `请先撤销之后的合并：${String(two.companyName)} 并入 ${String(three.companyName)}`,
  );
  expect((await undo(COMPANY, second)).code).toBe(0);
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start + 31 * 86_400_000 });
  expect(await merges(COMPANY)).toEqual([]);
  expect((await undo(COMPANY, first)).msg).toBe('合并已超过30天，不能撤销');
  vi.setSystemTime(start + 29 * 86_400_000);
  expect((await undo(COMPANY, first)).code).toBe(0);
  const { approvalPositions, approvalCourses } = before;
  expect(await everything()).toMatchObject({ approvalPositions, approvalCourses });
  expect((await get(COMPANY, one.id)).data.companyName).toBe(one.companyName);
});
