import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { contractOnly } from '../support/contractOnly';
import { messages, notifications } from '../support/notices';
import { loadingIn, quietOf } from '../support/quiet';
import { expect, test } from '../support/test';

/** The screens that send calls beyond the contract, each with a text that must be visible without these calls, too. */
const SCREENS = [
  ['/weclome', '待我处理'],
  ['/account/workplace', '快捷入口'],
  ['/account/center', '编辑资料'],
  ['/account/base', '保存'],
  ['/account/binding', '服务器没有提供此功能'],
  ['/account/notification', '服务器没有提供此功能'],
  ['/sales/order', '本页合计'],
  ['/finance/collection', '本页合计'],
  ['/finance/invoice', '本页合计'],
  ['/finance/settlement', '本页合计'],
  ['/system/noticeDetail?id=1', '返回列表'],
] as const;

/** Navigates to an address without reloading the page. */
const visit = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('if the server lacks all optional endpoints, screens show no errors and request each missing endpoint only once @full', async ({
  page,
  allow,
}) => {
  allow(/status of 404/);
  const asked = await contractOnly(page);
  const quietFor = quietOf(page);
  await openAs(page, demoAccount, '/weclome');
  const content = page.locator('[data-view]').filter({ visible: true });
  for (const [address, words] of [...SCREENS, ...SCREENS]) {
    await visit(page, address);
    await expect(content.getByText(words).first()).toBeVisible();
    await expect(loadingIn(content)).toHaveCount(0);
    // Waits for all responses: the app would repeat a call that the next visit cancels, since it has had no response.
    await expect.poll(() => quietFor() > 300).toBe(true);
    await expect(content.getByText(/加载失败|No message available/)).toHaveCount(0);
  }
  await expect(notifications(page)).toHaveCount(0);
  await expect(messages(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^通知/ })).toBeVisible();
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());

  await visit(page, '/system/config');
  await content
    .getByRole('button', { name: /^编辑 / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('参数键名')).not.toHaveValue('');
});
