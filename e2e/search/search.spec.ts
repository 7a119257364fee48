import type { Page } from '@playwright/test';
import { demoAccount, operatorAccount } from '@mocks/demo';
import { makeAccount, openAs, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { expect, test } from '../support/test';

const field = (page: Page) => dialog(page, '快速搜索').getByRole('combobox');
const options = (page: Page) => page.getByRole('option');

async function openHome(page: Page, account = demoAccount) {
  await openAs(page, account, '/weclome');
  await expect(page.getByText('用户总数')).toBeVisible();
}

/** Returns the newest record of a list, as the administrator sees it. */
async function newestOf(page: Page, path: string) {
  const headers = { token: await tokenOf(page.request) };
  const answer = await page.request.get(`/api${path}?pageNum=1&pageSize=1`, { headers });
  const { data } = (await answer.json()) as { data: { records: Record<string, string>[] } };
  return data.records[0] ?? {};
}

test('text inserted, composed or pasted right after Ctrl+K arrives in the search field @full', async ({ page }) => {
  await openHome(page);
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['深圳星禾', '新建用户', '导出']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText(text);
    await expect(field(page)).toHaveValue(text);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await keyboard.send('Input.imeSetComposition', { text: 'shenz', selectionStart: 5, selectionEnd: 5 });
    await keyboard.send('Input.insertText', { text });
    await expect(field(page)).toHaveValue(text);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+x');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+v');
    await expect(field(page)).toHaveValue(text);
    // Escape is ignored for 200 ms after a composition, because it may have ended the composition.
    await dialog(page, '快速搜索').getByRole('button', { name: '关闭' }).click();
    await expect(field(page)).toHaveCount(0);
  }
});

test('a user finds one record of each kind by its number, code or name, and opens it @full', async ({ page }) => {
  test.setTimeout(120_000);
  const kinds = [
    ['/biz/company/list', 'creditCode', '企业审核', '/approval/companyDetail?id='],
    ['/biz/school/list', 'schoolName', '学校审核', '/approval/schoolDetail?id='],
    ['/biz/personal/list', 'memberNo', '个人审核', '/approval/personalDetail?id='],
    ['/biz/course/list', 'courseName', '课程审核', '/approval/approvalCourseDetail?id='],
    ['/biz/position/list', 'positionName', '职位审核', '/approval/positionDetail?id='],
    ['/biz/resume/list', 'resumeNo', '简历库', '/resume/resumeInfo?id='],
    ['/biz/memberCert/list', 'certNo', '会员认证', '/member/memberCert?id='],
    ['/biz/order/list', 'orderNo', '订单管理', '/sales/order?orderNo='],
    ['/biz/collection/list', 'collectionNo', '收款管理', '/finance/collection?collectionNo='],
    ['/biz/invoice/list', 'applyNo', '开票申请', '/finance/invoice?applyNo='],
    ['/biz/settlement/list', 'settleNo', '结算管理', '/finance/settlement?settleNo='],
    ['/biz/competition/list', 'competitionNo', '打字竞赛', '/contest/competition?competitionName='],
    ['/biz/registration/list', 'registerNo', '报名列表', '/contest/registrationList?id='],
    ['/system/user/list', 'loginName', '用户管理', '/system/user?loginName='],
    ['/system/notice/list', 'noticeTitle', '通知公告', '/system/noticeDetail?id='],
    ['/act/task/ing', 'processName', '我的待办', '/act/tasking?id='],
  ] as const;
  // The newest account may belong to the other worker, which may remove it.
  const account = await makeAccount(page.request);
  await openHome(page);
  for (const [path, name, list, address] of kinds) {
    await test.step(list, async () => {
      const record: Record<string, string> =
        name === 'loginName' ? { loginName: account.username } : await newestOf(page, path);
      await page.keyboard.press('Control+k');
      await field(page).fill(record[name] ?? '');
      const found = options(page)
        .filter({ hasText: list })
        .filter({ hasText: path.includes('competition') ? record.competitionName : record[name] });
      await found.first().click();
      await expect(page).toHaveURL((url) => (url.pathname + url.search).startsWith(address));
      await expect(field(page)).toHaveCount(0);
    });
  }
});

test('a phone number finds its user, and kinds of record that a user may not list are never found @full', async ({
  page,
}) => {
  await openHome(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('13800138052');
  await expect(options(page).filter({ hasText: 'mayan' })).toBeVisible();
  const { orderNo = '' } = await newestOf(page, '/biz/order/list');
  const { companyName = '' } = await newestOf(page, '/biz/company/list');

  await openHome(page, operatorAccount);
  await page.keyboard.press('Control+k');
  await field(page).fill(companyName);
  await expect(options(page).filter({ hasText: companyName }).first()).toBeVisible();
  await field(page).fill(orderNo);
  await expect(dialog(page)).toContainText('没有匹配的结果');
  await field(page).fill('退款');
  await expect(options(page).filter({ hasText: '订单管理' })).toHaveCount(0);
});

test('the search finds the screen for a how-to question, and lists a starred screen at the top @full', async ({
  page,
}) => {
  await openHome(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('怎么驳回企业');
  await expect(options(page).first()).toContainText('通过或驳回 · 企业审核');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/approval\/companyAudit/);

  await page.keyboard.press('Control+k');
  await field(page).fill('yonghuguanli');
  await expect(options(page).first()).toContainText('用户管理');
  await page.getByRole('button', { name: '收藏：用户管理' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业审核');
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toContainText('用户管理');
  await expect(page.getByRole('button', { name: '收藏：用户管理', pressed: true })).toBeVisible();
});

test('the help explains the page; the tour covers no button and ends on Escape @full', async ({ page }) => {
  const { id = '' } = await newestOf(page, '/biz/company/list');
  for (const address of ['/approval/companyAudit', `/approval/companyDetail?id=${id}`, '/system/user']) {
    await openAs(page, demoAccount, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const help = page.getByRole('button', { name: '帮助' });
    await help.click();
    await page.getByRole('menuitem', { name: '本页说明' }).click();
    await expect(dialog(page)).toContainText(/审核|账号/);
    await page.keyboard.press('Escape');
    await help.click();
    await page.getByRole('menuitem', { name: '本页导览' }).click();
    const tour = page.getByRole('region', { name: '本页导览' });
    const next = tour.getByRole('button', { name: '下一步' });
    while (await next.isVisible()) {
      expect(await tour.evaluate(coveredBy)).toEqual([]);
      await next.click();
    }
    expect(await tour.evaluate(coveredBy)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
  }
});

/** Returns the names of the buttons that an element covers, without those inside it and those that sort a list. */
function coveredBy(card: Element): string[] {
  const over = card.getBoundingClientRect();
  return [...document.querySelectorAll('button:not(th button)')]
    .filter((button) => !card.contains(button))
    .filter((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      return width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    })
    .map((button) => button.ariaLabel ?? button.textContent);
}
