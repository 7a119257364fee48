import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { allowObjects, type ObjectStore, startObjectStore } from '../support/objectStore';
import { expect, test } from '../support/test';

let store: ObjectStore;
test.beforeEach(async () => {
  store = await startObjectStore();
});
test.afterEach(() => store.close());

/** Changes the backend's answer for one path. All other answers stay unchanged. */
const change = (page: Page, path: string, fields: (data: Record<string, unknown>) => object) =>
  page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    return route.fulfill({ response, json: { ...body, data: { ...body.data, ...fields(body.data) } } });
  });

/** Shows a notice with files on another origin, and with one picture on a third origin. */
async function noticeOf(page: Page, at: string) {
  await change(page, '/system/user/info', () => ({ avatar: `${at}/me.png` }));
  await change(page, '/system/notice/get/1', () => ({
    cover: `${at}/cover.png`,
    noticeContent: `<p>正文</p><p><img src="${at}/inside.png" alt="图"></p><p><img src="https://tracker.example/p.gif"></p>`,
    attachments: [{ name: '规程.pdf', url: `${at}/rules.pdf` }],
  }));
}

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test('pictures, an avatar and a PDF from the object store are displayed; a picture on another host appears only as a link @full', async ({
  page,
  allow,
}) => {
  allow(`foreign host: GET ${store.origin}`);
  await allowObjects(page, store.origin);
  await noticeOf(page, store.origin);
  await openAs(page, demoAccount, '/system/noticeDetail?id=1');
  const article = page.getByRole('article');
  const pictures = article.locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
  }
  const avatar = page
    .getByRole('banner')
    .getByRole('button', { name: /的菜单$/ })
    .locator('img');
  await expect.poll(() => avatar.evaluate(isLoaded)).toBe(true);
  await expect(article.getByRole('link', { name: '图片：tracker.example' })).toBeVisible();

  await page.getByRole('button', { name: '规程.pdf' }).click();
  await expect(dialog(page).locator('iframe')).toHaveAttribute('src', /^blob:/);
  const paths = store.asked.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/cover.png', '/inside.png', '/me.png', '/rules.pdf']));
  expect(store.asked.filter(({ token }) => token)).toEqual([]);
});

test('if no object store is configured, files on other hosts are not loaded, and a message names the host @full', async ({
  page,
}) => {
  await noticeOf(page, store.origin);
  await openAs(page, demoAccount, '/system/noticeDetail?id=1');
  const host = new URL(store.origin).host;
  await expect(page.getByRole('link', { name: `图片存放在 ${host}，未设为可在此显示` })).toBeVisible();
  await expect(page.getByRole('link', { name: `图 · 图片：${host}` })).toBeVisible();
  await page.getByRole('button', { name: '规程.pdf' }).click();
  await expect(dialog(page).getByText(`文件存放在 ${host}，未设为可在此显示`)).toBeVisible();
  expect(store.asked).toEqual([]);
});
