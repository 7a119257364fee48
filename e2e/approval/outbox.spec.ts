import type { Browser, Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { makeAccount, openAs, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { trySignIn } from '../support/login';
import { rowOf } from '../support/table';
import { respond, respondData } from '../support/faults';
import { expect, test } from '../support/test';

/* The creators on which each journey decides. All of them are pending in the seeds and have no failed check. */
const CREATORS = {
  undone: { id: 3012, name: '指尖诗人11' },
  signedOut: { id: 3019, name: '数据咖啡18' },
  expired: { id: 3024, name: '速录小站23' },
  closed: { id: 3027, name: '手作研究所26' },
  crashed: { id: 3029, name: '数据咖啡28' },
  offline: { id: 3042, name: '指尖诗人41' },
  otherWindow: { id: 3044, name: '速录小站43' },
  late: { id: 3047, name: '手作研究所46' },
  batch: [
    { id: 3059, name: '数据咖啡58' },
    { id: 3064, name: '速录小站63' },
  ],
} as const;

async function stateOf(page: Page, id: number): Promise<string> {
  const headers = { token: await tokenOf(page.request) };
  const answer = await page.request.get(`/api/biz/personal/get/${id}`, { headers });
  return ((await answer.json()) as { data: { auditStatus: string } }).data.auditStatus;
}

const title = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ visible: true });
const bar = (page: Page, name: string) => page.getByRole('status').filter({ hasText: name });

/** Opens the review of a creator and rejects the creator. The decision then waits to be sent. */
async function rejects(page: Page, creator: { id: number; name: string }, reason: string, account = demoAccount) {
  await openAs(page, account, `/approval/personalDetail?id=${creator.id}`);
  await reject(page, creator, reason);
}

async function reject(page: Page, { name }: { name: string }, reason: string) {
  await expect(title(page)).toHaveText(name);
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: '驳回原因' }).fill(reason);
  await page.keyboard.press('Control+Enter');
  await expect(bar(page, `将驳回 ${name}`)).toBeVisible();
}

/** Collects the decisions that the page posts, by record. */
function decisions(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/biz/personal/audit')) sent.push(...(request.postDataJSON() as { ids: unknown[] }).ids);
  });
  return sent;
}

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

test('the undo bar survives clicks and page changes, and undo restores the typed reason without sending anything', async ({
  page,
}) => {
  const creator = CREATORS.undone;
  const sent = decisions(page);
  await openAs(page, demoAccount, `/approval/personalDetail?id=${creator.id}`);
  // The bell loads later than the review. The decision can be undone for only ten seconds.
  const bell = page.getByRole('button', { name: /^通知/ });
  await expect(bell).toBeVisible();
  await reject(page, creator, '作品链接已失效');
  await bell.click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page).toHaveURL(/personalAudit/);
  await bar(page, `将驳回 ${creator.name}`).getByRole('button', { name: '撤回' }).click();
  await expect(page.getByRole('alert').getByText(`已撤回 ${creator.name}`)).toBeVisible();
  expect(sent).toEqual([]);
  await page.goto(`/approval/personalDetail?id=${creator.id}`);
  await expect(title(page)).toHaveText(creator.name);
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: '驳回原因' })).toHaveValue('作品链接已失效');
  await page.keyboard.press('Control+Enter');
  await expect(bar(page, `将驳回 ${creator.name}`)).toBeVisible();
  await expectAccessible(page, '[role=status]');
});

test('signing out sends a decision that is pending in another tab, in a single POST', async ({ page, allow }) => {
  // A request of the first page may be pending when signing out in the other tab ends the session.
  allow('status of 401');
  const creator = CREATORS.signedOut;
  await openAs(page, demoAccount, '/weclome');
  await expect(page.getByRole('main')).toBeVisible();
  const reviewing = await page.context().newPage();
  const sent = [decisions(page), decisions(reviewing)];
  await reviewing.goto(`/approval/personalDetail?id=${creator.id}`);
  await expect(title(reviewing)).toHaveText(creator.name);
  await reviewing.keyboard.press('r');
  await reviewing.getByRole('textbox', { name: '驳回原因' }).fill('身份信息不一致');
  await reviewing.keyboard.press('Control+Enter');
  await expect(bar(reviewing, `将驳回 ${creator.name}`)).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: '系统管理员' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/user\/login/);
  await expect.poll(() => stateOf(page, creator.id)).toBe('2');
  expect(sent.flat()).toEqual([creator.id]);
  // The other tab reports the sign-out or, after a 401, reloads. The browser may fail to close a tab that reloads.
  await expect(reviewing.getByRole('button', { name: /^(重新)?登录$/ })).toBeVisible();
});

test('a decision that is pending when the session ends is offered again, with its reason, after the next sign-in @full', async ({
  page,
  allow,
}) => {
  allow('401');
  const creator = CREATORS.expired;
  const own = await makeAccount(page.request);
  await rejects(page, creator, '简介内容不完整', own);
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { code: 401, msg: '登录已失效' } }));
  // Opening the list sends a request, which ends the session, unless another call of the page already has.
  await expect(async () => {
    const back = page.getByRole('link', { name: '返回列表' });
    if (await back.isVisible()) await back.click({ timeout: 1000 });
    await expect(page).toHaveURL(/user\/login/, { timeout: 5000 });
  }).toPass({ timeout: 20_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(await stateOf(page, creator.id)).toBe('0');

  await trySignIn(page, own);
  const report = page.getByRole('alert').filter({ hasText: creator.name });
  await expect(report).toContainText(`1 条操作没有提交：驳回 ${creator.name}`);
  await expect(report).toContainText('原因：简介内容不完整');
  await expectAccessible(page);
  await report.getByRole('button', { name: '重新提交' }).click();
  await expect(page.getByRole('alert').getByText(`已驳回 ${creator.name}`)).toBeVisible();
  expect(await stateOf(page, creator.id)).toBe('2');
});

test('closing a tab sends a pending decision at once, and an unsent decision is reported after a tab crash', async ({
  page,
  browser,
}) => {
  const { closed, crashed } = CREATORS;
  const other = await newPage(browser);
  await rejects(other, closed, '证件照片模糊');
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => stateOf(page, closed.id)).toBe('2');

  await rejects(page, crashed, '证件照片模糊');
  const devtools = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await gone;
  const next = await page.context().newPage();
  await next.goto('/weclome');
  const report = next.getByRole('alert').filter({ hasText: crashed.name });
  await expect(report).toContainText(`1 条操作没有提交：驳回 ${crashed.name}`);
  expect(await stateOf(next, crashed.id)).toBe('0');
  await report.getByRole('button', { name: '放弃' }).click();
  await expect(report).toHaveCount(0);
});

test('after the window with a pending decision is closed, another open window reports the result @full', async ({
  page,
}) => {
  const creator = CREATORS.otherWindow;
  await openAs(page, demoAccount, '/approval/personalAudit?nickName=' + encodeURIComponent(creator.name));
  await expect(rowOf(page, creator.name)).toBeVisible();
  const reviewing = await page.context().newPage();
  await reviewing.goto(`/approval/personalDetail?id=${creator.id}`);
  await reject(reviewing, creator, '作品链接已失效');
  await expect(bar(page, `将驳回 ${creator.name}`)).toBeVisible();
  await reviewing.close({ runBeforeUnload: true });
  await expect(page.getByRole('alert').getByText(`已驳回 ${creator.name}`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '正在提交' })).toHaveCount(0);
  expect(await stateOf(page, creator.id)).toBe('2');
});

test('without a network a decision waits, and is sent automatically when the network returns @full', async ({
  page,
  context,
  allow,
}) => {
  allow('ERR_INTERNET_DISCONNECTED');
  const creator = CREATORS.offline;
  await rejects(page, creator, '作品与简介不符');
  await context.setOffline(true);
  const report = page.getByRole('alert').filter({ hasText: creator.name });
  await expect(report).toContainText('网络已断开');
  await expect(report).toContainText('原因：作品与简介不符');
  await context.setOffline(false);
  await expect(page.getByRole('alert').getByText(`已驳回 ${creator.name}`)).toBeVisible();
  await expect(report).toHaveCount(0);
  expect(await stateOf(page, creator.id)).toBe('2');
});

test('when a colleague decided first, the user sees name, time and reason, and the colleague’s decision is kept @full', async ({
  page,
}) => {
  const creator = CREATORS.late;
  const own = await makeAccount(page.request);
  // If the server does not support reviewers, two users may decide the same record.
  await respondData(page, '/system/operator/setting/info', {});
  await rejects(page, creator, '证件照片模糊', own);
  const data = { ids: [creator.id], auditStatus: '1', auditRemark: '已电话核实' };
  await page.request.post('/api/biz/personal/audit', { headers: { token: await tokenOf(page.request) }, data });
  const report = page.getByRole('alert').filter({ hasText: creator.name });
  await expect(report).toContainText('1 条已由他人处理，您的操作未提交');
  await expect(report).toContainText(/审核通过\s*系统管理员 于 /);
  await expect(report).toContainText('原因：已电话核实');
  expect(await stateOf(page, creator.id)).toBe('1');
  await report.getByRole('button', { name: '知道了' }).click();
  await expect(report).toHaveCount(0);
});

test('a batch of two decisions can be undone for ten seconds, and is then sent in one POST @full', async ({ page }) => {
  const creators = CREATORS.batch;
  const sent = decisions(page);
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.url().endsWith('/biz/personal/audit'))));
  await openAs(page, demoAccount, '/approval/personalAudit?sortField=submitTime&sortOrder=desc&pageSize=200');
  const batch = async () => {
    for (const { name } of creators) await rowOf(page, name).getByRole('checkbox').check();
    await page.getByRole('button', { name: '批量驳回' }).click();
  };
  await batch();
  await dialog(page).getByRole('textbox', { name: '驳回原因' }).fill('资料不全');
  await dialog(page).getByRole('button', { name: '驳回 2 条' }).click();
  await bar(page, '将驳回 2 条').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByRole('alert').getByText('已撤回 2 条')).toBeVisible();
  await batch();
  await expect(dialog(page).getByRole('textbox', { name: '驳回原因' })).toHaveValue('资料不全');
  await dialog(page).getByRole('button', { name: '驳回 2 条' }).click();
  await expect(page.getByRole('alert').getByText('已驳回 2 条')).toBeVisible();
  expect(new Set(sent)).toEqual(new Set(creators.map(({ id }) => id)));
  expect([posts, sent.length]).toEqual([1, 2]);
});

test('on a phone, the report of a failed decision does not cover the buttons for selected rows @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, demoAccount, '/approval/personalAudit', { lang: 'en-US' });
  await respond(page, '/biz/personal/audit', { json: { code: 500, msg: 'Not today' } });
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  const approve = async () => {
    await row.nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve selected' }).click();
  };
  await approve();
  await dialog(page).getByRole('button', { name: 'Approve 1' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not today' })).toBeVisible();
  await approve();
  await expect(dialog(page)).toBeVisible();
});
