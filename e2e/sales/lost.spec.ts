import { demoAccount } from '@mocks/demo';
import { makeAccount, tokenOf, unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { deskTest, pageOf } from '../support/installation';
import { cellTexts, takeAction } from '../support/table';
import { expect } from '../support/test';

/* A list still shows records that its user can no longer open. Each test has its own backend. */

const test = deskTest();
const AUDITOR = 3;
const FINANCE = 4;

test('if a colleague has deleted a contact, the edit form names the missing contact, and closing the form updates the list @full', async ({
  browser,
  request,
}) => {
  const name = unique('联系人');
  const headers = { token: await tokenOf(request) };
  await request.post('/api/system/contacts/save', {
    headers,
    data: { name, phone: '13800138111', status: '0' },
  });
  const page = await pageOf(browser, demoAccount, `/system/contacts?name=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();

  const found = await request.get('/api/system/contacts/list', { headers, params: { name } });
  const [{ id }] = ((await found.json()) as { data: { records: { id: number }[] } }).data.records as [{ id: number }];
  await request.post(`/api/system/contacts/remove?ids=${id}`, { headers });

  await takeAction(page, '编辑', name);
  const form = dialog(page, `编辑 ${name}`);
  await expect(form).toContainText('记录不存在或已被删除');
  await expect(form).toContainText(`联系人 · ${name}（编号 ${id}）`);
  await expect(form.getByRole('button', { name: '保存' })).toBeDisabled();
  await form.getByRole('button', { name: '取消' }).click();
  await expect(row).toHaveCount(0);
});

test('opening an order after losing permission shows the order number and the advice to contact an administrator @full', async ({
  browser,
  request,
  allow,
}) => {
  allow(/403|ERR_FAILED/);
  const person = await makeAccount(request, { roleIds: [AUDITOR, FINANCE] });
  const page = await pageOf(browser, person, '/weclome');
  // Blocks the event stream, as some proxies do, so that the window misses the change of permissions.
  await page.route('**/api/system/events', (route) => route.abort());
  await page.goto('/sales/order');
  const [name] = await cellTexts(page, '订单编号');
  const headers = { token: await tokenOf(request) };
  const user = await request.get(`/api/system/user/get/${person.userId}`, { headers });
  const { data } = (await user.json()) as { data: object };
  const saved = await request.post('/api/system/user/update', { headers, data: { ...data, roleIds: [AUDITOR] } });
  expect(await saved.json()).toMatchObject({ code: 0 });

  await takeAction(page, '查看', name ?? '');
  const drawer = dialog(page);
  await expect(drawer).toContainText('您没有权限查看此记录');
  await expect(drawer).toContainText(`· ${name}（编号`);
  await expect(drawer).toContainText('请联系管理员开通权限');
});
