import { beforeEach, expect, it } from 'vitest';
import type { Found } from '@/app/search/search.api';
import { menus, resetDb, roles, users } from '../db';
import { ask, type Page, tokenOf } from '../testClient';

beforeEach(() => resetDb());

const search = async (keyword: string, token: string) =>
  (await ask<Found[]>(`/system/search?keyword=${encodeURIComponent(keyword)}`, { token })).data;

/** Returns the first row of a list, as a user with all permissions sees it. */
async function firstOf(path: string): Promise<Record<string, unknown>> {
  const { data } = await ask<Page<Record<string, unknown>>>(`${path}?pageSize=1`, { token: await tokenOf() });
  return data.records[0] ?? expect.fail(`no row in ${path}`);
}

it.each([
  ['approval:company', '/biz/company/list', 'companyName', 'id'],
  ['approval:company', '/biz/company/list', 'creditCode', 'id'],
  ['approval:company', '/biz/company/list', 'id', 'id'],
  ['approval:school', '/biz/school/list', 'schoolName', 'id'],
  ['approval:personal', '/biz/personal/list', 'memberNo', 'id'],
  ['approval:course', '/biz/course/list', 'courseName', 'id'],
  ['approval:position', '/biz/position/list', 'positionName', 'id'],
  ['resume:resume', '/biz/resume/list', 'resumeNo', 'id'],
  ['member:cert', '/biz/memberCert/list', 'certNo', 'id'],
  ['sales:order', '/biz/order/list', 'orderNo', 'id'],
  ['finance:collection', '/biz/collection/list', 'collectionNo', 'id'],
  ['finance:invoice', '/biz/invoice/list', 'applyNo', 'id'],
  ['finance:settlement', '/biz/settlement/list', 'settleNo', 'id'],
  ['contest:competition', '/biz/competition/list', 'competitionNo', 'id'],
  ['contest:registration', '/biz/registration/list', 'registerNo', 'id'],
  ['system:user', '/system/user/list', 'loginName', 'userId'],
  ['system:notice', '/system/notice/list', 'noticeTitle', 'noticeId'],
])('the search finds a record of %s in %s by its %s', async (kind, path, field, idField) => {
  const row = await firstOf(path);
  const found = await search(String(row[field]), await tokenOf());
  const ids = found.filter((one) => one.kind === kind).map(({ id }) => id);
  expect(ids).toContain(String(row[idField]));
});

it('the search finds a phone number only as a whole, and returns no phone number', async () => {
  const [user] = (await users.all()).filter(({ phonenumber }) => phonenumber);
  const phone = user?.phonenumber ?? '';
  const token = await tokenOf();
  const found = await search(phone, token);
  expect(found).toContainEqual(expect.objectContaining({ kind: 'system:user', title: user?.loginName }));
  expect(JSON.stringify(found)).not.toContain(phone);
  expect((await search(phone.slice(0, 8), token)).filter(({ kind }) => kind === 'system:user')).toEqual([]);
});

it('the search finds the user’s own tasks by their title', async () => {
  const token = await tokenOf();
  const { data } = await ask<Page<{ processName: string; id: string; procInstId: string }>>('/act/task/ing', { token });
  const [task] = data.records;
  const found = await search(task?.processName ?? '', token);
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'activiti:task', id: `${task?.procInstId}:${task?.id}` }),
  );
});

it('a user finds only the types of record they may list, and one letter finds nothing', async () => {
  const role = (await roles.find(8)) ?? expect.fail('no role 8');
  const menuIds = (await menus.all()).filter(({ perms }) => perms === 'sales:order:list').map(({ menuId }) => menuId);
  await roles.insert({ ...role, roleId: 99, roleName: 'one', roleKey: 'one', status: '0', menuIds });
  await users.update(53, { roleIds: [99] });
  const token = await tokenOf('mayan');
  const [company, order] = [await firstOf('/biz/company/list'), await firstOf('/biz/order/list')];
  expect(await search(String(company.companyName), token)).toEqual([]);
  expect(await search(String(company.creditCode), token)).toEqual([]);
  expect(await search(String(order.orderNo), token)).toHaveLength(1);
  expect(await search('公', await tokenOf())).toEqual([]);
});
