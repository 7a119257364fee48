import type { Page } from '@playwright/test';
import { demoAccount, operatorAccount } from '@mocks/demo';
import { hostile } from '../../src/testing/hostile/richText';
import { openAs, tokenOf, unique } from '../support/backend';
import { answer } from '../support/dialog';
import { END } from '../support/hostile';
import { rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

const TITLE = '<img src=x onerror=window.__xss=1>{{7*7}}';

/** Replaces the stored title with the hostile one in responses, because our server would have rejected it. */
async function withHostileTitle(page: Page, stored: string) {
  await page.route('**/api/system/notice/*{,/**}', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(stored, JSON.stringify(TITLE + stored).slice(1, -1));
    return route.fulfill({ response, body });
  });
}

test.describe('without the content security policy as a second line of defence', () => {
  test.use({ bypassCSP: true });
  test('@security a hostile notice is shown as text in the list, the detail, the editor and a reader’s bell @full', async ({
    page,
    browser,
    allow,
  }) => {
    // The page requests pictures that do not exist.
    allow('404');
    allow('ERR_');
    allow('foreign host: GET https://example.com/');
    const title = unique('恶意');
    const half = Math.ceil(hostile.length / 2);
    const token = await tokenOf(page.request);
    const names = [`${title}1`, `${title}2`];
    for (const [index, noticeTitle] of names.entries()) {
      const noticeContent = `<p>开头</p>${hostile.slice(index * half, (index + 1) * half).join(END)}${END}<p>结尾</p>`;
      const data = { noticeTitle, noticeContent, noticeType: '1', status: '0', scope: '4' };
      const post = async (verb: string, body: object) => {
        const answered = await page.request.post(`/api/system/notice/${verb}`, { headers: { token }, data: body });
        return (await answered.json()) as { code: number; data: { noticeId: number } };
      };
      const { noticeId } = (await post('save', data)).data;
      expect(await post('publish', { noticeId, publishStatus: '1' })).toMatchObject({ code: 0 });
    }
    await page.route('https://example.com/**', (route) => route.fulfill({ status: 404 }));
    await withHostileTitle(page, title);
    const harmless = async (on: Page) => expect(await on.evaluate(() => '__xss' in window)).toBe(false);

    await openAs(page, demoAccount, `/system/noticeList?noticeTitle=${title}`, { DEFAULT_MULTI_TAB: true });
    for (const name of names) {
      await page
        .getByRole('main')
        .getByRole('link', { name: TITLE + name })
        .click();
      await expect(page.getByRole('heading', { level: 2, name: TITLE + name })).toBeVisible();
      await expect(page.getByText('结尾', { exact: true }).filter({ visible: true })).toBeVisible();
      await expect(page).toHaveTitle(/^公告详情/);
      await harmless(page);
      await page.getByRole('link', { name: '返回列表' }).filter({ visible: true }).click();
    }

    const reader = await (await browser.newContext({ bypassCSP: true })).newPage();
    await reader.route('https://example.com/**', (route) => route.fulfill({ status: 404 }));
    await withHostileTitle(reader, title);
    await openAs(reader, operatorAccount, '/weclome', { lang: 'zh-CN' });
    await reader.getByRole('button', { name: /^通知/ }).click();
    await reader
      .getByRole('banner')
      .getByRole('link', { name: `${TITLE}${title}2` })
      .click();
    await expect(reader.getByRole('heading', { level: 2 })).toHaveText(`${TITLE}${title}2`);
    await expect(reader.getByText('结尾', { exact: true })).toBeVisible();
    await harmless(reader);

    await takeAction(page, '撤回', `${TITLE}${title}2`);
    await answer(page, '撤回');
    await expect(rowOf(page, `${title}2`)).toContainText('已撤回');
    await takeAction(page, '编辑', `${TITLE}${title}2`);
    await expect(page.getByRole('textbox', { name: '公告内容' })).toContainText('结尾');
    await harmless(page);
  });
});
