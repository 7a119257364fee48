import { expect, test } from '../support/test';
import { demoAccount } from '@mocks/demo';
import { hostile } from '../../src/testing/hostile/richText';
import { expectAccessible } from '../support/axe';
import { openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { picture } from '../support/files';
import { choose, fill, save } from '../support/form';
import { END } from '../support/hostile';
import { rowOf, takeAction } from '../support/table';

/** Returns a version higher than all earlier ones, however often the test runs. */
const version = () => `v${Math.floor(Date.now() / 1000) % 1e9}`;

test('a user writes an agreement with formatting, previews and publishes it, and adds the next version @full', async ({
  page,
}) => {
  const title = unique('协议');
  const first = version();
  await openAs(page, demoAccount, '/system/agreement');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  const form = dialog(page);
  await choose(form, '协议类型', '支付协议');
  await fill(form, { 协议标题: title, 版本号: first, 生效时间: '2027-01-01 08:00:00' });
  await page.keyboard.press('Tab');
  const text = form.getByRole('textbox', { name: '协议内容' });
  const tool = (name: string) => form.getByRole('button', { name, exact: true });
  await text.click();
  await page.keyboard.type('总则');
  await tool('段落格式').click();
  await page.getByRole('menuitem', { name: '标题 2' }).click();
  await expect(text.getByRole('heading', { name: '总则' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('重要');
  await expect(tool('加粗')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await tool('表格').click();
  await page.getByRole('menuitem', { name: '插入表格' }).click();
  await expect(text.getByRole('columnheader')).toHaveCount(3);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tool('插入图片').click()]);
  await chooser.setFiles(picture('印章.png'));
  await expect(text.getByRole('img', { name: '印章' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');

  // In full screen, Tab stays inside the editor. Escape leaves full screen but keeps the drawer open.
  await tool('全屏编辑').click();
  await text.press('Control+End');
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('toolbar').locator('button:focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.getByLabel('协议标题')).toHaveValue(title);
  await save(form);

  await takeAction(page, '预览', `${title} ${first}`);
  const view = dialog(page);
  await expect(view.getByRole('heading', { name: '总则' })).toBeVisible();
  await expect(view.locator('strong')).toHaveText('重要');
  const image = view.getByRole('img', { name: '印章' });
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(10);
  await page.keyboard.press('Escape');

  await takeAction(page, '发布', `${title} ${first}`);
  await answer(page, '发布');
  await expect(rowOf(page, `${title}`)).toContainText('已发布');
  await takeAction(page, '新建版本', `${title} ${first}`);
  await expect(dialog(page).getByRole('textbox', { name: '协议内容' })).toContainText('重要');
});

test.describe('without the content security policy as a second line of defence', () => {
  test.use({ bypassCSP: true });
  test('@security harmful stored text has no effect in the preview or in the editor @full', async ({ page, allow }) => {
    // The page requests pictures that do not exist.
    allow('404');
    allow('ERR_');
    allow('foreign host: GET https://example.com/');
    const title = unique('恶意');
    const content = `<p>开头</p>${hostile.join(END)}${END}<p>结尾</p>`;
    const token = await tokenOf(page.request);
    await page.request.post('/api/system/agreement/save', {
      headers: { token },
      data: { agreementType: '5', title, content, version: version(), effectiveTime: '2027-01-01 00:00:00' },
    });
    await page.route('https://example.com/**', (route) => route.fulfill({ status: 404 }));
    await openAs(page, demoAccount, `/system/agreement?title=${encodeURIComponent(title)}`);
    await takeAction(page, '预览', title);
    await expect(dialog(page).getByText('开头', { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('结尾', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
    // No overlay covers the page, so its own buttons can be clicked.
    await dialog(page).getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: `更多 ${title}` }).click();
    await page.getByRole('menuitem', { name: '编辑' }).click();
    await expect(dialog(page).getByRole('textbox', { name: '协议内容' })).toContainText('结尾');
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  });
});
