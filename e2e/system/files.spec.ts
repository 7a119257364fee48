import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { restore } from '../support/faults';
import { file, picture } from '../support/files';
import { messages } from '../support/notices';
import { rowOf, search, takeAction } from '../support/table';

const UPLOAD = (url: URL) => url.pathname === '/api/system/dfs/upload';
/** Returns the file input of the dialog. */
const input = (page: Page) => dialog(page).getByLabel('文件', { exact: true });

test('a user uploads several files at once, opens one, renames it and removes it @full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = unique('f');
  await openAs(page, demoAccount, '/system/dfs');
  await page.getByRole('button', { name: '文件上传' }).click();
  await input(page).setInputFiles([
    picture(`${name}.png`),
    file(`${name}.txt`, '你好，世界'),
    file(`${name}-bad.png`, 'MZ this is a program'),
    file(`${name}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ]);
  await expect(dialog(page).getByText('已上传')).toHaveCount(2);
  await expect(dialog(page)).toContainText(`“${name}-bad.png”的内容与文件类型不符`);
  await expect(dialog(page)).toContainText(`“${name}.svg”的格式不支持`);
  await expectAccessible(page, '[role="dialog"]');
  await answer(page, '完成');

  await search(page, { 文件名: name });
  await expect(page.getByText('共 2 条')).toBeVisible();
  await takeAction(page, '预览', `${name}.txt`);
  await expect(dialog(page).getByText('你好，世界')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await takeAction(page, '预览', `${name}.png`);
  const image = dialog(page).getByRole('img', { name: `${name}.png` });
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(10);
  const address = await dialog(page).getByRole('link', { name: '在新窗口打开' }).getAttribute('href');
  expect((await page.request.get(address ?? '')).status()).toBe(200);
  await page.keyboard.press('Escape');

  await takeAction(page, '重命名', `${name}.png`);
  await page.getByRole('textbox', { name: `${name}.png 的新文件名` }).fill(`${name}-neu.png`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `更多 ${name}-neu.png` }).click();
  await page.getByRole('menuitem', { name: '复制地址' }).click();
  await expect(messages(page).filter({ hasText: '已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(address ?? '', page.url()).href);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `下载 ${name}-neu.png` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}-neu.png`);

  await page.getByRole('checkbox', { name: '全选当前页' }).check();
  await page.locator('main').getByRole('button', { name: '删除', exact: true }).click();
  await answer(page, '删除');
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('an interrupted upload can be repeated, and closing the dialog during an upload asks for confirmation @full', async ({
  page,
  allow,
}) => {
  allow('net::ERR_FAILED');
  const name = unique('f');
  await openAs(page, demoAccount, '/system/dfs');
  await page.getByRole('button', { name: '文件上传' }).click();
  await page.route(UPLOAD, (route) => route.abort());
  await input(page).setInputFiles([file(`${name}.txt`, 'words')]);
  await expect(dialog(page)).toContainText('上传失败: 网络中断，请检查网络后重试');
  await restore(page);
  await page.getByRole('button', { name: `重新上传 ${name}.txt` }).click();
  await expect(dialog(page).getByText('已上传')).toBeVisible();

  // Never answers, so the upload is pending until the page cancels it.
  await page.route(UPLOAD, () => undefined);
  await input(page).setInputFiles([1, 2, 3].map((no) => file(`${name}-${no}.txt`, 'more words')));
  await expect(dialog(page).getByText('等待上传')).toHaveCount(1);
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(2);
  await page.getByRole('button', { name: `取消上传 ${name}-3.txt` }).click();
  await dialog(page).getByRole('button', { name: '完成', exact: true }).click();
  await expect(dialog(page)).toContainText('未完成的上传会取消');
  const stopped = page.waitForEvent('requestfailed', (request) => UPLOAD(new URL(request.url())));
  await dialog(page).getByRole('button', { name: '关闭并取消上传' }).click();
  await stopped;
  await expect(dialog(page)).toHaveCount(0);
  await restore(page);
  await search(page, { 文件名: name });
  await expect(page.getByText('共 1 条')).toBeVisible();
});
