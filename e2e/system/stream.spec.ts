import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { pageOf } from '../support/installation';
import { notifications } from '../support/notices';
import { companies, queueTest as test } from '../approval/ownQueue';
import { expect } from '../support/test';

/* Events that the server pushes reach the open windows. Each journey has its own backend. */

test.use({ queue: companies(3) });

const LIST = '/approval/companyAudit';
/** The role of auditors, and the menu rows of the user list. */
const AUDITOR = 3;
const USERS = [3220, 3221, 3222, 3223, 3224];
const ADD_USER = 3223;

/** Returns the URLs of the windows of a browser that requested the event stream. */
function connectionsOf(page: Page) {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/system/events')) asked.push(request.frame().page().url());
  });
  return asked;
}

/** Resolves once the window is connected, some seconds after it opened. Later changes are then pushed to it. */
const connected = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/system/events'));

/** Resolves once another window of the browser waits for the connection, so that it receives the first one's events. */
const follows = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1);

test('a permission granted to a role updates the open window and menu of a user with the role, and keeps typed text @full', async ({
  browser,
  request,
}) => {
  const person = await makeAccount(request, { roleIds: [AUDITOR] });
  const token = await tokenOf(request);
  const role = async () => {
    const answer = await request.get(`/api/system/role/get/${AUDITOR}`, { headers: { token } });
    return ((await answer.json()) as { data: { menuIds: number[] } }).data;
  };
  const give = async (menuIds: number[]) => {
    const data = { ...(await role()), menuIds };
    const answer = await request.post('/api/system/role/update', { headers: { token }, data });
    expect(await answer.json()).toMatchObject({ code: 0 });
  };
  const before = (await role()).menuIds;

  const page = await pageOf(browser, person, LIST);
  const isConnected = connected(page);
  await page.getByRole('link', { name: '排队企业1' }).click();
  await page.getByRole('button', { name: '驳回', exact: true }).click();
  const reason = page.getByRole('textbox').filter({ visible: true }).last();
  await reason.fill('营业执照不清晰');
  await isConnected;
  const area = page.getByRole('menuitem', { name: '系统管理' }).or(page.getByRole('link', { name: '系统管理' }));
  await expect(area).toHaveCount(0);

  await give([...before, ...USERS]);
  await expect(area.first()).toBeVisible();
  await expect(reason).toHaveValue('营业执照不清晰');

  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill('用户管理');
  await page.getByRole('option', { name: '用户管理' }).first().click();
  await page.getByRole('button', { name: '放弃修改' }).click();
  const add = page.getByRole('button', { name: /新增|新建/ }).filter({ visible: true });
  await expect(add.first()).toBeVisible();
  await give([...before, ...USERS.filter((one) => one !== ADD_USER)]);
  await expect(add).toHaveCount(0);
});

test('a blocked user is signed out in all windows and sees the reason @full', async ({ browser, request, allow }) => {
  allow(/401/);
  const person = await makeAccount(request, { roleIds: [AUDITOR] });
  const page = await pageOf(browser, person, LIST);
  const isConnected = connected(page);
  await isConnected;
  const second = await page.context().newPage();
  await second.goto(LIST);
  await follows(second);
  const token = await tokenOf(request);
  const data = { userId: person.userId, status: '1' };
  await request.post('/api/system/user/status', { headers: { token }, data });
  await expect(notifications(page).filter({ hasText: '用户已封禁，请联系管理员' })).toBeVisible();
  await expect(notifications(second).filter({ hasText: '用户已封禁，请联系管理员' })).toBeVisible();
  for (const window of [page, second]) await expect(window).toHaveURL(/\/user\/login/);
});

test('the event stream updates an open list when a colleague takes and decides a record @full', async ({
  browser,
  request,
}) => {
  const other = await makeAccount(request, { userName: '贝同事' });
  const ann = await pageOf(browser, demoAccount, LIST);
  await connected(ann);
  await expect(ann.getByRole('tab', { name: '未分配 (3)' })).toBeVisible();
  const ben = await pageOf(browser, other, LIST);
  await ben.getByRole('link', { name: '排队企业2' }).click();
  await expect(ben.getByText('您正在处理')).toBeVisible();
  await expect(ann.getByRole('tab', { name: '未分配 (2)' })).toBeVisible();
  await expect(ann.getByText('贝同事').first()).toBeVisible();
  await ben.getByRole('button', { name: '通过', exact: true }).click();
  await expect(ben.getByRole('textbox', { name: '审核意见（选填）' })).toBeVisible();
  await ben.getByRole('button', { name: '通过', exact: true }).last().click();
  await expect(ann.getByRole('link', { name: '排队企业2' })).toHaveCount(0);
});

test('two windows of one browser share one event stream, and the second window reconnects after the first window is closed @full', async ({
  browser,
  request,
}) => {
  const person = await makeAccount(request, { roleIds: [AUDITOR] });
  const first = await pageOf(browser, person, LIST);
  const asked = connectionsOf(first);
  await connected(first);
  const second = await first.context().newPage();
  await second.goto(LIST);
  await follows(second);
  const tab = second.getByRole('tab', { name: /^未分配/ });
  await expect(tab).toHaveText(/3/);

  const other = await makeAccount(request);
  const token = await tokenOf(request, other);
  const take = (id: number) => request.post('/api/biz/company/take', { headers: { token }, data: { ids: [id] } });
  await take(20_000);
  await expect(tab).toHaveText(/2/);
  expect(asked).toHaveLength(1);

  await Promise.all([connected(second), first.close()]);
  await take(20_001);
  await expect(tab).toHaveText(/1/);
  expect(asked).toHaveLength(2);
});
