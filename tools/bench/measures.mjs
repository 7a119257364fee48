/** More measurements of `bench.mjs`, only for our product, with large amounts of data. */
import { formsLeft } from './forms.mjs';
import {
  clickTo,
  CONFIG,
  countFiles,
  fakeList,
  heapOf,
  inMenu,
  inTabs,
  longestTask,
  menuRows,
  quiet,
  reloadUntil,
  set,
  signIn,
  timed,
  USERS,
  withMenu,
} from './parts.mjs';

/**
 * Pairs of a name and a function that resolves to one or several figures. `open()` opens a page; `base` is the address.
 */
export function measures({ open, base }) {
  return [
    ['heap with six kept tabs (MB)', sixTabs],
    ['scripts and styles that the first list needs', neededFiles],
    ['5,000 menu rows to the heading (ms)', manyMenus],
    ['typing beside 200 rows (ms a key)', typing],
    ['200 rows: longest task of a page, a sort, a filter (ms)', manyRows],
    ['200 tab switches: heap growth (MB)', tabSwitches],
    ['300 new forms opened and closed', () => formsLeft({ open, base }, '新建')],
    ['300 edit forms opened and closed', () => formsLeft({ open, base }, '编辑')],
    ['export of 100,000 rows: longest gap (ms)', bigExport],
  ];

  async function sixTabs() {
    const { page, client, close } = await open();
    await signIn(page, base);
    await set(page, 'DEFAULT_MULTI_TAB', true);
    await page.goto(base + USERS.path);
    const links = page.getByRole('navigation').getByRole('menuitem').getByRole('link');
    await links.first().waitFor();
    for (let n = 0; n < 6; n += 1) {
      await links.nth(n).click();
      await quiet(page);
    }
    await page.waitForFunction(() => document.querySelectorAll('[data-view]').length >= 6);
    const heap = await heapOf(client);
    await close();
    return heap / 1e6;
  }

  /** Save-Data switches prefetching off, so that only the files needed for the first list are requested. */
  async function neededFiles() {
    const { page, close } = await open();
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const files = countFiles(page);
    await signIn(page, base);
    await page.waitForSelector('main .ant-card');
    await quiet(page);
    await page.getByRole('menuitem', { name: '系统管理' }).click();
    await clickTo(page, inMenu(page, USERS), USERS);
    const needed = files();
    await close();
    return needed;
  }

  async function manyMenus() {
    const { page, close } = await open();
    const server = await withMenu(base, menuRows(5000));
    await signIn(page, server.address);
    await page.waitForSelector('main h1, main h2');
    const time = await reloadUntil(page, [['main h1, main h2', '']]);
    await close();
    server.close();
    return time;
  }

  async function typing() {
    const { page, close } = await open();
    await signIn(page, base);
    await fakeList(page, 200);
    await page.goto(`${base}/system/user?pageSize=200`);
    await page.waitForSelector('tbody tr');
    const text = 'abcdefghijklmnopqrst';
    const time = await timed(() => page.getByRole('textbox', { name: '用户名' }).first().pressSequentially(text));
    await close();
    return time / text.length;
  }

  /** Shows the next page, another sort order, and a filter; each renders 200 new rows. */
  async function manyRows() {
    const { page, close } = await open();
    await signIn(page, base);
    await fakeList(page, 2000);
    await page.goto(`${base}/system/user?pageSize=200`);
    await page.waitForSelector('tbody tr');
    await quiet(page);
    const longest = await longestTask(page, async () => {
      // Uses simple selectors, because finding a role or a text among 200 rows would itself be a long task.
      await page.locator('.ant-pagination-next button').first().click();
      await page.waitForSelector('tr[data-row-key="401"]', { state: 'attached' });
      await page.locator('thead th button').first().click();
      await page.waitForSelector('tr[data-row-key="201"]', { state: 'attached' });
      await page.locator('[role="search"] input').first().fill('user');
      await page.keyboard.press('Enter');
      await page.waitForURL(/loginName=user/);
      await quiet(page);
    });
    await close();
    return longest;
  }

  async function tabSwitches() {
    const { page, client, close } = await open();
    await signIn(page, base);
    await set(page, 'DEFAULT_MULTI_TAB', true);
    for (const { path, row: text } of [USERS, CONFIG]) {
      await page.goto(base + path);
      await page.getByText(text).first().waitFor();
    }
    const to = (n) => clickTo(page, inTabs(page, n % 2 === 0 ? USERS : CONFIG), n % 2 === 0 ? USERS : CONFIG);
    for (let n = 0; n < 10; n += 1) await to(n);
    const before = await heapOf(client);
    for (let n = 0; n < 200; n += 1) await to(n);
    const growth = (await heapOf(client)) - before;
    await close();
    return growth / 1e6;
  }

  async function bigExport() {
    const { page, close } = await open();
    await signIn(page, base);
    await fakeList(page, 100_000);
    await page.goto(`${base}/system/user`);
    await page.waitForSelector('tbody tr');
    await page.getByRole('button', { name: /导出|Export/ }).click();
    await page.getByText('CSV (.csv)').click();
    await page.evaluate(() => {
      window.longest = 0;
      let last = performance.now();
      setInterval(() => {
        const now = performance.now();
        window.longest = Math.max(window.longest, now - last - 10);
        last = now;
      }, 10);
    });
    const download = page.waitForEvent('download', { timeout: 300_000 });
    await page.locator('.ant-modal .ant-btn-primary').click();
    await download;
    const gap = await page.evaluate(() => window.longest);
    await close();
    return gap;
  }
}
