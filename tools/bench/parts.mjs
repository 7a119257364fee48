/** The helpers of `bench.mjs`: navigation, statistics. */
import { createServer, request } from 'node:http';

/** Lists to open: path, menu name, and a text that only a row of this list contains. */
export const USERS = { path: '/system/user', name: '用户管理', row: 'chenjuan' };
export const CONFIG = { path: '/system/config', name: '参数设置', row: 'biz.' };

/**
 * Watches the page frame by frame. Playwright polls only every half second and reads the whole page, which is itself a
 * long task. `painted(all)` resolves with the time of the first frame in which all pairs of a selector and a text are
 * visible. Every load waits by itself: the first one for `form`, later ones for the pairs in `sessionStorage.painted`.
 */
export function watchPaint(form) {
  window.painted = (all) =>
    new Promise((resolve, reject) => {
      const how = { opacityProperty: true, visibilityProperty: true };
      const isThere = ([selector, text]) =>
        [...document.querySelectorAll(selector)].some(
          (one) => one.textContent.includes(text) && one.checkVisibility(how) && one.getClientRects().length > 0,
        );
      const last = performance.now() + 60_000;
      const look = () => {
        if (all.every(isThere)) requestAnimationFrame(() => resolve(performance.now()));
        else if (performance.now() < last) requestAnimationFrame(look);
        else reject(new Error(`${JSON.stringify(all.filter((one) => !isThere(one)))} was not shown within 60 s`));
      };
      requestAnimationFrame(look);
    });
  const wanted = sessionStorage.getItem('painted') ?? (form && JSON.stringify(form));
  if (wanted) window.reloaded = window.painted(JSON.parse(wanted));
  // Waits for the form only on the first load.
  if (!sessionStorage.getItem('painted')) sessionStorage.setItem('painted', '[]');
}

/** The number of pending requests of each page, and the time when the last one began or ended. */
const traffic = new WeakMap();

/** Starts to count the requests of a page, for `quiet`, except event streams, which never end. */
export function watchTraffic(page) {
  const state = { open: 0, last: performance.now() };
  const isStream = (request) => request.headers().accept === 'text/event-stream';
  const count = (by) => (request) =>
    isStream(request) || Object.assign(state, { open: state.open + by, last: performance.now() });
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  traffic.set(page, state);
}

/**
 * Waits until nothing was requested for half a second and the page is idle. With throttling, the sign-in page's script
 * can run longer than that before it sends a request. Playwright's `networkidle` concerns only the load of the
 * document, so on a loaded page it is true immediately.
 */
export async function quiet(page) {
  const state = traffic.get(page);
  const isBusy = () => state.open > 0 || performance.now() - state.last < 500;
  do {
    while (isBusy()) await new Promise((resolve) => setTimeout(resolve, 50));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
  } while (isBusy());
}

/** Starts to count the scripts and styles that a page requests. Returns a function that returns their number. */
export function countFiles(page) {
  let files = 0;
  page.on('request', (request) => (files += Number(/script|stylesheet/.test(request.resourceType()))));
  return () => files;
}

/** Returns the pair of selector and text for a row of a list, as `painted` expects it. */
export const rowOf = ({ path, row: text }) => [`[data-view^="${path}"] tbody tr`, text];

/**
 * Clicks an element. Returns the milliseconds from the page's click event until all pairs are painted. Throws if they
 * are not painted.
 */
export async function clickUntil(page, target, all) {
  await target.waitFor();
  const shown = page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const onClick = ({ timeStamp }) => window.painted(wanted).then((at) => resolve(at - timeStamp), reject);
        addEventListener('click', onClick, { capture: true, once: true });
      }),
    all,
  );
  await target.click();
  return shown;
}

/** Clicks a link to a list. Returns the milliseconds until a row of the list is painted. */
export const clickTo = (page, link, target) => clickUntil(page, link, [rowOf(target)]);

/** Reloads the page. Returns the milliseconds from the start of the navigation until all pairs are painted. */
export async function reloadUntil(page, all) {
  await page.evaluate((wanted) => sessionStorage.setItem('painted', JSON.stringify(wanted)), all);
  await page.reload({ waitUntil: 'commit' });
  const time = await page.evaluate(() => window.reloaded);
  await page.evaluate(() => sessionStorage.setItem('painted', '[]'));
  return time;
}

/** The links to a page in the side menu and in the tab bar. */
export const inMenu = (page, { name }) => page.getByRole('menuitem', { name, exact: true }).getByRole('link', { name });
export const inTabs = (page, { name }) => page.locator('a[aria-keyshortcuts]').filter({ hasText: name });

/**
 * Opens the panel of the top menu at the system area. Resolves to the link of a page in it. Waits until the page is
 * quiet, because the panel's button moves away from the mouse while it changes to the name of a new area. If the panel
 * has closed, logs that and opens it again.
 */
export async function inPanel(page, { name }) {
  const link = page.getByRole('link', { name, exact: true });
  for (let tries = 0; tries < 3; tries += 1) {
    await quiet(page);
    await page.getByRole('menuitem', { name: /^更多/ }).click();
    await page.getByRole('button', { name: '系统管理', exact: true }).hover();
    await quiet(page);
    if (await link.isVisible()) return link;
    console.warn(`the panel closed before ${name} was chosen`);
    await page.mouse.move(0, 0);
  }
  throw new Error(`the panel did not stay open for ${name}`);
}

/** Mocks the user list with `total` rows, generated for each request. */
export function fakeList(page, total) {
  return page.route('**/api/system/user/list*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [current, size] = [Number(query.get('pageNum')), Number(query.get('pageSize'))];
    const records = Array.from({ length: Math.min(size, total - (current - 1) * size) }, (_, i) => {
      const userId = (current - 1) * size + i + 2;
      const name = `user${userId}`;
      return {
        userId,
        loginName: name,
        userName: name,
        email: `${name}@example.com`,
        phonenumber: `1380013${String(userId).padStart(4, '0')}`,
        roles: [{ roleId: 2, roleName: '普通角色' }],
        dept: { deptId: 103, deptName: '研发部门' },
        status: '0',
        createTime: '2026-11-22 08:00:00',
      };
    });
    return route.fulfill({ json: { code: 0, data: { records, current, size, total } } });
  });
}

/** Returns the duration of the longest task while `work` runs, in milliseconds; 0 if none took longer than 50. */
export async function longestTask(page, work) {
  await page.evaluate(() => {
    window.longest = 0;
    const note = (list) =>
      list.getEntries().forEach(({ duration }) => (window.longest = Math.max(window.longest, duration)));
    new PerformanceObserver(note).observe({ type: 'longtask' });
  });
  await work();
  await page.waitForTimeout(500);
  return page.evaluate(() => window.longest);
}

/** Returns a menu of `length` rows, fifty in each area. */
export const menuRows = (length) =>
  Array.from({ length }, (_, i) => ({
    menuId: 9000 + i,
    parentId: i % 50 === 0 ? 0 : 9000 + i - (i % 50),
    menuName: `菜单 ${i}`,
    menuKey: `key${i}`,
    component: i % 50 === 0 ? 'PageView' : 'weclome',
    visible: '0',
    menuType: i % 50 === 0 ? 'M' : 'C',
  }));

/** Serves `base` with another menu at a new address, because mocking by Playwright would take half a second. */
export async function withMenu(base, rows) {
  const body = JSON.stringify({ code: 0, data: rows });
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/api/system/menu/user')
      return outgoing.writeHead(200, { 'content-type': 'application/json' }).end(body);
    const { url, method, headers } = incoming;
    const forwarded = request(new URL(url, base), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    return incoming.pipe(forwarded);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** Stores a setting as the product does. It takes effect when the page is loaded next. */
export const set = (page, key, value) =>
  page.evaluate(
    ([name, kept]) => localStorage.setItem(`pro__${name}`, JSON.stringify({ value: kept, expire: null })),
    [key, value],
  );

export async function heapOf(client) {
  for (let n = 0; n < 3; n += 1) await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

export async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Returns the median, min and max of some values, and their number. */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const round = (value) => Math.round(value * 10) / 10;
  const median = sorted[Math.floor(sorted.length / 2)];
  return { median: round(median), min: round(sorted[0]), max: round(sorted.at(-1)), runs: values.length };
}

export async function until(work) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('the server did not start');
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}

/** Signs in like a user and waits until the sign-in page is gone. */
export async function signIn(page, base) {
  await page.goto(base);
  await page.fill('[name=username]', 'admin');
  await page.fill('[name=password]', 'Admin@123');
  await page.click('button[type=submit]');
  await page.waitForFunction(() => !document.querySelector('[name=password]'));
}
