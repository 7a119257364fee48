/**
 * `npm run bench [-- runs]`: measures how fast the built product is and prints a table and JSON. It asserts nothing,
 * because times depend on the machine. Throttled means 1.6 Mbit/s, 150 ms latency and a CPU four times slower, with a
 * cold cache (docs/quality#speed).
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import {
  clickTo,
  CONFIG,
  fakeList,
  freePort,
  heapOf,
  inMenu,
  inTabs,
  longestTask,
  menuRows,
  reloadTo,
  row,
  set,
  signIn,
  timed,
  until,
  USERS,
} from './benchParts.mjs';
import { ensureChromium } from './chromium.mjs';

const root = dirname(import.meta.dirname);
const runs = Number(process.argv[2] ?? 7);
const data = mkdtempSync(join(tmpdir(), 'talent-desk-bench-'));
const port = await freePort();
const referencePort = await freePort();
const vite = join(root, 'node_modules/.bin/vite');
const config = ['--config', join(root, 'e2e/bench/vite.config.ts')];
spawnSync(vite, ['build', ...config], { cwd: root, stdio: 'inherit' });
const servers = [
  ['--port', String(port)],
  ['--port', String(referencePort), ...config],
].map((args) =>
  spawn(vite, ['preview', '--host', '127.0.0.1', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, API_PROXY: '' },
    stdio: 'ignore',
  }),
);
process.on('exit', () => {
  for (const server of servers) server.kill();
  rmSync(data, { recursive: true, force: true });
});
for (const one of [port, referencePort]) await until(() => fetch(`http://127.0.0.1:${one}`));
const base = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });

const results = [];
await visit(false); // the server reads every file once
for (const throttled of [false, true]) {
  const samples = [];
  for (let run = 0; run < runs; run += 1) samples.push(await visit(throttled));
  for (const name of Object.keys(samples[0])) {
    results.push(
      row(
        `${name}${throttled ? ', throttled' : ''}`,
        samples.map((sample) => sample[name]),
      ),
    );
  }
}
for (const [name, measure] of [
  ['5,000 menu rows to the heading (ms)', manyMenus],
  ['typing beside 200 rows (ms a key)', typing],
  ['200 rows: longest task of a page, a sort, a filter (ms)', manyRows],
  ['reference: switch between two pages (ms)', () => reference('')],
  ['reference: switch between two kept pages (ms)', () => reference('?kept')],
  ['200 tab switches: heap growth (MB)', tabSwitches],
  ['export of 100,000 rows: longest gap (ms)', bigExport],
]) {
  const values = [];
  for (let run = 0; run < Math.min(runs, 3); run += 1) values.push(await measure());
  results.push(row(name, values));
}
await browser.close();
console.table(Object.fromEntries(results.map(({ name, ...figures }) => [name, figures])));
console.log(JSON.stringify(results));
process.exit(0);

/**
 * A visit with an empty cache, as somebody makes it: sign-in page, home, two lists by the side menu, back; then the same
 * with tabs, whose pages are kept.
 */
async function visit(throttled) {
  const { page, client, close } = await open(throttled);
  let files = 0;
  page.on('request', (request) => (files += Number(/script|stylesheet/.test(request.resourceType()))));
  const started = Date.now();
  await page.goto(base, { waitUntil: 'commit' });
  await page.waitForSelector('[name=username]');
  const typable = Date.now() - started;
  await page.waitForSelector('[role=tab]');
  const complete = Date.now() - started;
  await page.waitForLoadState('networkidle');
  await page.fill('[name=username]', 'admin');
  await page.fill('[name=password]', 'Admin@123');
  const home = await timed(async () => {
    await page.click('button[type=submit]');
    await page.getByText('待我处理').waitFor();
  });
  const heap = (await heapOf(client)) / 1e6;
  await page.waitForLoadState('networkidle');
  await page.getByRole('menuitem', { name: '系统管理' }).click();
  const first = await clickTo(page, inMenu(page, USERS), USERS);
  const untilFirst = files;
  const second = await clickTo(page, inMenu(page, CONFIG), CONFIG);
  const again = await clickTo(page, inMenu(page, USERS), USERS);
  await set(page, 'DEFAULT_MULTI_TAB', true);
  const reloaded = await reloadTo(page, USERS.row);
  await clickTo(page, inMenu(page, CONFIG), CONFIG);
  await clickTo(page, inTabs(page, USERS), USERS);
  const kept = await clickTo(page, inTabs(page, CONFIG), CONFIG);
  await close();
  return {
    'form to type into (ms)': typable,
    'form complete (ms)': complete,
    'sign-in → home (ms)': home,
    'heap at home (MB)': heap,
    'first list (ms)': first,
    'scripts and styles until then': untilFirst,
    'second list (ms)': second,
    'back to a visited list (ms)': again,
    'back to a kept list (ms)': kept,
    'F5 on a list, warm (ms)': reloaded,
  };
}

async function manyMenus() {
  const { page, close } = await open(false);
  await signIn(page, base);
  await page.route('**/api/system/menu/user', (route) => route.fulfill({ json: { code: 0, data: menuRows(5000) } }));
  const time = await timed(async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('main h1, main h2');
  });
  await close();
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
  await page.waitForLoadState('networkidle');
  const longest = await longestTask(page, async () => {
    await page.getByRole('button', { name: '下一页' }).or(page.locator('.ant-pagination-next button')).first().click();
    await page.getByText('user202', { exact: true }).first().waitFor();
    await page.getByRole('columnheader', { name: '用户名' }).click();
    await page.getByText('user2', { exact: true }).first().waitFor();
    await page.getByRole('textbox', { name: '用户名' }).first().fill('user');
    await page.keyboard.press('Enter');
    await page.waitForURL(/loginName=user/);
    await page.waitForLoadState('networkidle');
  });
  await close();
  return longest;
}

/** The same switch in a page that is nothing but antd and a router (e2e/bench): the median of eleven. */
async function reference(query) {
  const { page, close } = await open(false);
  await page.goto(`http://127.0.0.1:${referencePort}/${query}`);
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

async function open(throttled) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  // The tour of a first visit is no part of what is measured.
  await context.addInitScript(() => {
    const kept = { TOUR_SEEN: true, DEFAULT_LAYOUT_MODE: 'sidemenu' };
    for (const [key, value] of Object.entries(kept))
      localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }));
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  if (throttled) {
    const rate = (1.6 * 1024 * 1024) / 8;
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: rate,
      uploadThroughput: rate,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return { page, client, close: () => context.close() };
}
