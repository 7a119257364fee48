import { demoAccount } from '@mocks/demo';
import { makeAccount, openAs, unique } from '../support/backend';
import { expectAccessible } from '../support/axe';
import { dialog } from '../support/dialog';
import { messages } from '../support/notices';
import { loadingIn } from '../support/quiet';
import { expectNoSidewaysScroll } from '../support/probes';
import { expect, test } from '../support/test';

const PAGES = ['workplace', 'center', 'base', 'custom', 'binding', 'notification'];
/** A picture of one red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };

for (const theme of ['light', 'dark'] as const) {
  test(`the personal pages in the ${theme} theme are accessible and fit a screen 320 px wide @full`, async ({
    page,
  }) => {
    await openAs(page, demoAccount, '/account/workplace', { DEFAULT_THEME: theme });
    for (const name of PAGES) {
      if (name !== 'workplace') await page.goto(`/account/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(loadingIn(page.getByRole('main'))).toHaveCount(0);
      await expectAccessible(page, name === 'workplace' ? undefined : 'main');
      await page.setViewportSize({ width: 320, height: 568 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}

test('a user’s new name and picture are still shown after a reload, and invalid picture files are refused @full', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, '/account/base');
  const name = unique('名');
  await page.getByLabel('姓名').fill(name);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(messages(page)).toHaveText('保存成功');
  await expect(page.getByRole('button', { name: `${name} 的菜单` })).toBeVisible();

  const input = page.locator('input[type=file]');
  await input.setInputFiles({ ...picture, buffer: Buffer.from('MZ no picture') });
  await expect(page.getByText('“me.png”的内容与文件类型不符')).toBeVisible();
  await input.setInputFiles({ ...picture, buffer: Buffer.concat([picture.buffer.subarray(0, 8), Buffer.alloc(99)]) });
  await expect(page.getByText('“me.png”无法打开，可能已损坏或尺寸过大')).toBeVisible();
  await input.setInputFiles({ ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(5 * 1024 * 1024)]) });
  await expect(page.getByText('“me.png”超过 5 MB')).toBeVisible();
  await input.setInputFiles(picture);
  await expect(dialog(page)).toContainText('裁剪头像');
  await page.getByRole('slider', { name: '缩放' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page, '[role="dialog"]');
  await dialog(page).getByRole('button', { name: '使用这张头像' }).dblclick();
  await expect(messages(page).filter({ hasText: '头像已更新' })).toBeVisible();

  await page.reload();
  const avatar = page.getByRole('img', { name: `${name} 的头像` });
  await expect(avatar).toHaveAttribute('src', /^\/api\/system\/dfs\/file\/[\da-f]{32}$/);
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
});

test('[row 91] leaving the personal settings with unsaved input asks for confirmation @full', async ({ page }) => {
  await openAs(page, await makeAccount(page.request), '/account/base');
  await page.getByLabel('姓名').fill('没有保存');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(dialog(page)).toContainText('内容未保存');
  await dialog(page).getByRole('button', { name: '继续编辑' }).click();
  await expect(page).toHaveURL(/\/account\/base$/);
  await expect(page.getByLabel('姓名')).toHaveValue('没有保存');
});

test('a user sets a notification preference and the dark theme, and sees their own operations and sign-ins @full', async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, '/account/notification');
  const todo = page.getByRole('switch', { name: '待办任务：短信' });
  await todo.click();
  await expect(todo).toBeChecked();
  await expect(todo).toBeEnabled();
  await page.reload();
  await expect(todo).toBeChecked();

  await page.goto('/account/custom');
  await page.getByRole('radio', { name: '深色' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto('/account/center');
  await expect(page.getByText('修改 · 消息通知')).toBeVisible();
  await page.getByRole('tab', { name: '登录记录' }).click();
  await expect(page.getByRole('tabpanel').getByText('成功').first()).toBeVisible();

  await page.goto('/account/workplace');
  // The user's two operations: replacing the first password, and using the switch.
  await expect(page.getByRole('region', { name: '我的数据' })).toContainText('今日操作2');
});
