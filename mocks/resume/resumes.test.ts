import { beforeEach, expect, it } from 'vitest';
import { resumeSchema } from '@/areas/resume/resume/resume.resource';
import { menus, resetDb, roles } from '../db';
import { ask, type Page, tokenOf } from '../testClient';

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const idsOf = async (...perms: string[]) =>
  (await menus.all()).filter((menu) => perms.includes(menu.perms ?? '')).map((menu) => menu.menuId);

it('the mock has 200 valid resumes, newest first, and lists omit the long texts', async () => {
  const { data } = await ask<Page>('/biz/resume/list?pageSize=200', { token });
  expect(data.total).toBe(200);
  for (const row of data.records) expect(resumeSchema.safeParse(row).error).toBeUndefined();
  expect(data.records.every((row) => row.works === undefined && /\*{4}/.test(String(row.phone)))).toBe(true);
  const one = await ask('/biz/resume/get/5', { token });
  expect(resumeSchema.parse(one.data).works).toBeDefined();
});

it('a resume shows a masked phone number and e-mail address, and revealing the number requires a permission', async () => {
  const role = (await roles.find(2)) ?? { menuIds: [] };
  await roles.update(2, { menuIds: [...role.menuIds, ...(await idsOf('resume:resume:get'))] });
  const reader = await tokenOf('yunying');
  const seen = await ask('/biz/resume/get/5', { token: reader });
  expect(seen.data).toMatchObject({ phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/), email: 'r***@example.com' });
  expect((await ask('/biz/resume/list', { token: reader })).status).toBe(403);
  const reveal = { body: { field: 'phone' } };
  expect((await ask('/biz/resume/reveal/5', { ...reveal, token: reader })).status).toBe(403);
  expect((await ask('/biz/resume/reveal/5', { ...reveal, token })).data.value).toMatch(/^1\d{10}$/);
});

it('a resume is hidden with a reason, and cannot be hidden twice', async () => {
  const hide = (body: object) => ask('/biz/resume/status', { token, body: { ids: [3], status: '1', ...body } });
  expect((await hide({})).msg).toBe('请输入原因');
  expect((await hide({ reason: '信息虚假' })).code).toBe(0);
  expect((await hide({ reason: '信息虚假' })).msg).toBe('当前状态不允许该操作');
  expect((await ask('/biz/resume/get/3', { token })).data).toMatchObject({
    status: '1',
    auditLogs: [{ action: 'hide', remark: '信息虚假', operatorName: '系统管理员' }],
  });
});
