/**
 * `npm run bench [-- runs [nginx]]`: measures how fast the built product is and prints a table and JSON. It asserts nothing,
 * because times depend on the machine. Throttled means 1.6 Mbit/s, 150 ms latency and a CPU four times slower, with a
 * cold cache (docs/quality#speed). The mock backend answers without a delay of its own. With `nginx`
 * the build comes through the configuration of deploy/.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { measures } from './measures.mjs';
import {
  clickTo,
  clickUntil,
  CONFIG,
  countFiles,
  freePort,
  inMenu,
  inPanel,
  inTabs,
  quiet,
  reloadTo,
  reloadUntil,
  row,
  set,
  until,
  USERS,
  watchPaint,
  watchTraffic,
} from './parts.mjs';
import { ensureChromium } from '../../.ci/chromium.mjs';

const root = join(import.meta.dirname, '../..');
const [runs = 7, through] = process.argv.slice(2).map((argument) => Number(argument) || argument);
const data = mkdtempSync(join(tmpdir(), 'talent-desk-bench-'));
const port = await freePort();
const referencePort = await freePort();
const vite = join(root, 'node_modules/.bin/vite');
const config = ['--config', join(root, 'tools/bench/reference/vite.config.ts')];
spawnSync(vite, ['build', '--logLevel=error', ...config], { cwd: root, stdio: 'inherit' });
const servers = [
  ['--port', String(port)],
  ['--port', String(referencePort), ...config],
].map((args) =>
  spawn(vite, ['preview', '--host', '127.0.0.1', ...args], {
    cwd: root,
    // The network has a latency of its own when throttled.
    env: { ...process.env, DATA_DIR: data, API_PROXY: '', MOCK_LATENCY: '0' },
    stdio: 'ignore',
  }),
);
process.on('exit', () => {
  for (const server of servers) server.kill();
  rmSync(data, { recursive: true, force: true });
});
for (const one of [port, referencePort]) await until(() => fetch(`http://127.0.0.1:${one}`));
const base = `http://127.0.0.1:${through === 'nginx' ? await nginx() : port}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/** A card that only the first page has. */
const HOME = ['main .ant-card', '待我处理'];
const results = [];
// In turns, so that a machine that is busy for a while is so for all of them.
const visits = {
  '': visit,
  'reference: ': (throttled) => referenceVisit(throttled, ''),
  'kept reference: ': (throttled) => referenceVisit(throttled, '?kept'),
  'default layout: ': defaultVisit,
};
for (const one of Object.values(visits)) await one(false); // the servers read every file once
for (const throttled of [false, true]) {
  const samples = Object.keys(visits).map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, one] of Object.values(visits).entries()) samples[index].push(await one(throttled));
  for (const [index, kind] of Object.keys(visits).entries())
    for (const name of Object.keys(samples[index][0]))
      results.push(
        row(
          `${kind}${name}${throttled ? ', throttled' : ''}`,
          samples[index].map((sample) => sample[name]),
        ),
      );
}
for (const [name, measure] of measures({ open, base, referencePort })) {
  const values = [];
  for (let run = 0; run < Math.min(runs, 3); run += 1) values.push(await measure());
  results.push(row(name, values));
}
await browser.close();
console.table(Object.fromEntries(results.map(({ name, ...figures }) => [name, figures])));
console.log(JSON.stringify(results));
process.exit(0);

/** Starts nginx in front of the mock backend with the files of deploy/; resolves to its port. */
async function nginx() {
  const { module } = await runnerImport(join(root, 'serve/localNginx.ts'), { root, logLevel: 'error' });
  const own = await freePort();
  const html = join(root, 'dist');
  const stop = module.startNginx({ html, kept: html, backend: `127.0.0.1:${port}`, prefix: '/api', port: own });
  process.on('exit', stop);
  await until(() => fetch(`http://127.0.0.1:${own}/healthz`));
  return own;
}

/**
 * A visit with an empty cache, as somebody makes it: sign-in page, home, two lists by the side menu, back; then the same
 * with tabs, whose pages are kept.
 */
async function visit(throttled) {
  const { page, close } = await open(throttled);
  const files = countFiles(page);
  const started = Date.now();
  await page.goto(base, { waitUntil: 'commit' });
  await page.waitForSelector('[name=username]');
  const typable = Date.now() - started;
  await page.waitForSelector('[role=tab]');
  const complete = Date.now() - started;
  const home = await enter(page);
  await page.getByRole('menuitem', { name: '系统管理' }).click();
  const first = await clickTo(page, inMenu(page, USERS), USERS);
  const untilFirst = files();
  const second = await clickTo(page, inMenu(page, CONFIG), CONFIG);
  const again = await clickTo(page, inMenu(page, USERS), USERS);
  const slowest = await page.evaluate(() => window.slowest);
  await set(page, 'DEFAULT_MULTI_TAB', true);
  const reloaded = await reloadTo(page, USERS);
  await quiet(page);
  // With its first reload the browser writes down what it compiled, and takes it with the next ones.
  const reloadedAgain = await reloadTo(page, USERS);
  await clickTo(page, inMenu(page, CONFIG), CONFIG);
  await clickTo(page, inTabs(page, USERS), USERS);
  const kept = await clickTo(page, inTabs(page, CONFIG), CONFIG);
  await close();
  return {
    'form to type into (ms)': typable,
    'form complete (ms)': complete,
    'sign-in → home (ms)': home,
    'first list (ms)': first,
    'scripts and styles until then, those fetched ahead included': untilFirst,
    'second list (ms)': second,
    'back to a visited list (ms)': again,
    'slowest input until its next paint (ms)': slowest,
    'back to a kept list (ms)': kept,
    'F5 on a list, warm (ms)': reloaded,
    'F5 on a list once more (ms)': reloadedAgain,
  };
}

/** The beginning of it in the layout that somebody has who never chose one: a menu on top, and the panel behind its dots. */
async function defaultVisit(throttled) {
  const { page, close } = await open(throttled, 'topmenu');
  await page.goto(base, { waitUntil: 'commit' });
  await page.waitForSelector('[role=tab]');
  const home = await enter(page);
  const figures = {
    'sign-in → home (ms)': home,
    'first list (ms)': await clickTo(page, await inPanel(page, USERS), USERS),
    'second list (ms)': await clickTo(page, await inPanel(page, CONFIG), CONFIG),
    'F5 on a list, warm (ms)': await reloadTo(page, CONFIG),
  };
  await page.goto(`${base}/weclome`);
  await quiet(page);
  const reloaded = await reloadUntil(page, HOME);
  await close();
  return { ...figures, 'F5 on the first page, warm (ms)': reloaded };
}

/** The same way through the reference: what antd, a router and a network of this kind need in any case. */
async function referenceVisit(throttled, query) {
  const { page, close } = await open(throttled);
  const started = Date.now();
  await page.goto(`http://127.0.0.1:${referencePort}/${query}`, { waitUntil: 'commit' });
  await page.waitForSelector('[name=username]');
  const complete = Date.now() - started;
  const home = await enter(page);
  const to = (target) => clickTo(page, page.getByRole('link', { name: target.name }), target);
  const figures = {
    'form complete (ms)': complete,
    'sign-in → home (ms)': home,
    'first list (ms)': await to(USERS),
    'second list (ms)': await to(CONFIG),
    'back to a list (ms)': await to(USERS),
    'F5 on a list, warm (ms)': await reloadTo(page, USERS),
  };
  await quiet(page);
  figures['F5 on a list once more (ms)'] = await reloadTo(page, USERS);
  await close();
  return figures;
}

/** Types and signs in once the page is quiet; resolves to the way home in milliseconds. */
async function enter(page) {
  await quiet(page);
  // As fast as somebody types who knows both.
  await page.locator('[name=username]').pressSequentially('admin', { delay: 100 });
  await page.locator('[name=password]').pressSequentially('Admin@123', { delay: 100 });
  const home = await clickUntil(page, page.locator('button[type=submit]'), HOME);
  await quiet(page);
  return home;
}

async function open(throttled, layout = 'sidemenu') {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  // The tour of a first visit is no part of what is measured.
  await context.addInitScript((mode) => {
    const kept = { TOUR_SEEN: true, DEFAULT_LAYOUT_MODE: mode };
    for (const [key, value] of Object.entries(kept))
      localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }));
  }, layout);
  await context.addInitScript(watchPaint);
  const page = await context.newPage();
  watchTraffic(page);
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
