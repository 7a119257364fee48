/** The measures of `bench.mjs` beside its visits: much of something, and the reference. */
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
  row,
  set,
  signIn,
  timed,
  USERS,
  withMenu,
} from './parts.mjs';

/**
 * Names and functions, each of which resolves to a figure. `open(throttled)` opens a page in a context of its own, `base`
 * is the product's address, `referencePort` that of tools/bench/reference.
 */
export function measures({ open, base, referencePort }) {
  return [
    ['heap at home (MB)', () => heapAtHome(base)],
    ['reference: heap at home (MB)', () => heapAtHome(`http://127.0.0.1:${referencePort}`)],
    ['heap with six kept tabs (MB)', sixTabs],
    ['scripts and styles that the first list needs', neededFiles],
    ['5,000 menu rows to the heading (ms)', manyMenus],
    ['typing beside 200 rows (ms a key)', typing],
    ['200 rows: longest task of a page, a sort, a filter (ms)', manyRows],
    ['reference: switch between two pages (ms)', () => reference('')],
    ['reference: switch between two kept pages (ms)', () => reference('?kept')],
    ['200 tab switches: heap growth (MB)', tabSwitches],
    ['export of 100,000 rows: longest gap (ms)', bigExport],
  ];

  // Visits of their own: what V8 is made to throw away here it would have to compile again for the next page.
  async function heapAtHome(address) {
    const { page, client, close } = await open(false);
    await signIn(page, address);
    await page.waitForSelector('main .ant-card');
    await quiet(page);
    const heap = await heapOf(client);
    await close();
    return heap / 1e6;
  }

  async function sixTabs() {
    const { page, client, close } = await open(false);
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

  /** With Save-Data nothing is fetched ahead, so that what is asked for is what the way to the first list needs. */
  async function neededFiles() {
    const { page, close } = await open(false);
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
    const { page, close } = await open(false);
    const server = await withMenu(base, menuRows(5000));
    await signIn(page, server.address);
    await page.waitForSelector('main h1, main h2');
    const time = await reloadUntil(page, ['main h1, main h2']);
    await close();
    server.close();
    return time;
  }

  async function typing() {
    const { page, close } = await open(false);
    await signIn(page, base);
    await fakeList(page, 200);
    await page.goto(`${base}/system/user?pageSize=200`);
    await page.waitForSelector('tbody tr');
    const text = 'abcdefghijklmnopqrst';
    const time = await timed(() => page.getByRole('textbox', { name: '用户名' }).first().pressSequentially(text));
    await close();
    return time / text.length;
  }

  /** The next page, another order, a filter: each draws 200 new rows. */
  async function manyRows() {
    const { page, close } = await open(false);
    await signIn(page, base);
    await fakeList(page, 2000);
    await page.goto(`${base}/system/user?pageSize=200`);
    await page.waitForSelector('tbody tr');
    await quiet(page);
    const longest = await longestTask(page, async () => {
      // By the simplest of selectors: to look for a role or a text among 200 rows is a long task of the test's own.
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

  /** The same switch in a page that is nothing but antd and a router (tools/bench/reference): the median of eleven. */
  async function reference(query) {
    const { page, close } = await open(false);
    await page.goto(`http://127.0.0.1:${referencePort}/system/user${query}`);
    const links = [USERS, CONFIG].map((target) => [page.getByRole('link', { name: target.name }), target]);
    const times = [];
    for (let n = 0; n < 13; n += 1) times.push(await clickTo(page, ...links[n % 2]));
    await close();
    return row('', times.slice(2)).median;
  }

  async function tabSwitches() {
    const { page, client, close } = await open(false);
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
    const { page, close } = await open(false);
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
