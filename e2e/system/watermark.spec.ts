import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import configs from '@mocks/seeds/generated/configs.json' with { type: 'json' };
import { demoAccount } from '@mocks/demo';
import { deskTest, pageOf } from '../support/installation';
import { expect } from '../support/test';

const marked = configs.map((row) =>
  row.configKey === 'biz.security.watermark' ? { ...row, configValue: 'true' } : row,
);
const test = deskTest({ configs: marked });

/** Returns the texts of the watermarks that are visible now, by the element that draws them. */
const marks = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].map((element) => {
      const { content, visibility, backgroundImage } = getComputedStyle(element, '::after');
      const [, text = ''] = />([^<]*)<\/text>/.exec(decodeURIComponent(backgroundImage)) ?? [];
      return content === 'none' || visibility !== 'visible' ? '' : text;
    }),
  );
const MINUTE = /^系统管理员 \d{4} \d{4}-\d\d-\d\d \d\d:\d\d$/;

test('pages, prints and exports carry the reader’s name, and hiding page elements does not remove the watermark', async ({
  browser,
}) => {
  const page = await pageOf(browser, demoAccount, '/system/user');
  const first = page.getByRole('button', { name: '导出' });
  await expect(first).toBeVisible();
  await expect.poll(() => marks(page)).toEqual([expect.stringMatching(MINUTE), expect.stringMatching(MINUTE)]);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.display = 'none';
    for (const element of document.querySelectorAll('style')) element.remove();
  });
  expect(await marks(page)).toEqual([expect.stringMatching(MINUTE), expect.stringMatching(MINUTE)]);
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => marks(page)).toEqual([expect.stringMatching(MINUTE), expect.stringMatching(MINUTE)]);
  await page.emulateMedia({ media: 'screen' });

  await first.click();
  await page.getByRole('radio', { name: 'CSV' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: '导出' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.replaceAll('"', ''));
  expect(lines.at(-1)).toMatch(MINUTE);
  // The watermark does not intercept clicks.
  await page.getByRole('button', { name: '新建' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
