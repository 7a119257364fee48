import type { Page } from '@playwright/test';
import configs from '@mocks/seeds/generated/configs.json' with { type: 'json' };
import { demoAccount } from '@mocks/demo';
import { makeAccount } from '../support/backend';
import { deskTest, pageOf } from '../support/installation';
import { expect } from '../support/test';

/* This test has its own backend, in which every decided record gets a second review. */
const share = (row: (typeof configs)[number]) => row.configKey === 'biz.approval.secondLook';
const test = deskTest({ configs: configs.map((row) => (share(row) ? { ...row, configValue: '100' } : row)) });

/** Company 1026 is pending and has a wrong credit code. */
const COMPANY = '/approval/companyDetail?id=1026';

const historyOf = (page: Page) => page.getByRole('region', { name: '操作记录' });

async function decide(page: Page, key: 'a' | 'r') {
  await expect(page.getByText('待审核').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: '正在核验' })).toHaveCount(0);
  const sent = page.waitForResponse((response) => response.url().endsWith('/biz/company/audit'));
  await page.keyboard.press(key);
  if (key === 'r') {
    await page.getByRole('textbox', { name: /驳回原因/ }).fill('信用代码与执照不符');
    await page.keyboard.press('Control+Enter');
  } else {
    await page.getByRole('checkbox', { name: /仍要通过/ }).check();
    await page.keyboard.press('Enter');
  }
  // The decision is sent after the ten seconds during which it can be undone.
  expect(((await (await sent).json()) as { code: number }).code).toBe(0);
  await page.goto(COMPANY);
}

test('a second reviewer sees no trace of the first reviewer’s decision; if the two reviewers disagree, a third decides @full', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const [second, third] = [
    await makeAccount(request, { userName: '贝同事' }),
    await makeAccount(request, { userName: '岑同事' }),
  ];
  const ann = await pageOf(browser, demoAccount, COMPANY);
  await decide(ann, 'a');
  await expect(ann.getByText('审核通过').filter({ visible: true }).first()).toBeVisible();

  const ben = await pageOf(browser, second, COMPANY);
  await expect(historyOf(ben)).toContainText('提交');
  await expect(historyOf(ben)).not.toContainText('系统管理员');
  await decide(ben, 'r');
  await expect(ben.getByText('审核驳回').filter({ visible: true }).first()).toBeVisible();

  const cem = await pageOf(browser, third, COMPANY);
  await expect(historyOf(cem)).toContainText('提交');
  await expect(historyOf(cem)).not.toContainText(/系统管理员|贝同事/);
  await decide(cem, 'r');

  await ann.goto(COMPANY);
  await expect(ann.getByText('审核驳回').filter({ visible: true }).first()).toBeVisible();
  await expect(historyOf(ann)).toContainText('复核改判');
  await ann.goto('/approval/reviewLoad');
  const agreement = ann.getByRole('table', { name: '复核一致性' });
  await expect(agreement.getByRole('row', { name: '核验未通过：统一社会信用代码校验位 1 0 0%' })).toBeVisible();
});
