/**
 * `npm run scale`: doubles several sizes one after the other: areas, screens and menu rows, entries of a dictionary,
 * divisions in the district tree. Prints how many functions the page calls for each size (README.md). It asserts
 * nothing, because other tests cover these parts.
 */
import { chromium } from 'playwright';
import { ensureChromium } from '../test/chromium.mjs';
import { quiet, signIn } from '../bench/parts.mjs';
import { preview } from '../bench/preview.mjs';
import { open } from '../bench/visit.mjs';
import { ours } from '../bench/products/ours.mjs';

const base = await preview();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});

/** The parts to double: their sizes, the answers with that many items, and the steps of a user to display them. */
const subjects = {
  areas: {
    sizes: [25, 50, 100],
    answers: (areas) => ({ '/system/menu/user': menu({ areas, rows: 1000 }) }),
    show: openArea,
  },
  screens: {
    sizes: [250, 500, 1000],
    answers: (screens) => ({ '/system/menu/user': menu({ areas: 20, rows: 1000, screens }) }),
    show: openArea,
  },
  'menu rows': {
    sizes: [5000, 10_000, 20_000],
    answers: (rows) => ({ '/system/menu/user': menu({ areas: 100, rows }) }),
    show: openArea,
  },
  'entries of a dictionary': {
    sizes: [1250, 2500, 5000],
    answers: (entries) => ({ '/system/dict/data/type': dictionary(entries) }),
    show: async (page) => {
      await page.goto(`${base}/system/config`);
      await page.locator('[role=search] [role=combobox]').first().click();
      await page.locator('.ant-select-item-option').first().waitFor();
    },
  },
  'divisions of the district tree': {
    sizes: [12_500, 25_000, 50_000],
    answers: (divisions) => ({ '/system/districts/list': districts(divisions) }),
    show: async (page) => {
      await page.goto(`${base}/system/dist`);
      await page.getByRole('treeitem').first().waitFor();
    },
  },
};

console.log('| what is doubled | size | DOM nodes | function calls | calls ÷ half the size | time (ms) |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const [name, { sizes, answers, show }] of Object.entries(subjects)) {
  let before;
  for (const size of sizes) {
    const { nodes, calls, time } = await measured(answers(size), show);
    const ratio = before === undefined ? '–' : (calls / before).toFixed(2);
    before = calls;
    console.log(`| ${name} | ${size} | ${nodes} | ${calls} | ${ratio} | ${Math.round(time)} |`);
  }
}
await browser.close();
process.exit(0);

/** Loads the first page with these answers instead of the server's, and performs the steps of the user. */
async function measured(answers, show) {
  const { page, client, close } = await open(browser, { ...ours, form: undefined }, {});
  await signIn(page, base);
  await quiet(page);
  for (const [path, answer] of Object.entries(answers))
    await page.route(new RegExp(`/api${path}(\\?|$)`), (route) =>
      route.fulfill({ json: { code: 0, data: answer(new URL(route.request().url()).searchParams) } }),
    );
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const started = performance.now();
  await page.goto(`${base}/weclome`);
  await show(page);
  const time = performance.now() - started;
  await quiet(page);
  const { result } = await client.send('Profiler.takePreciseCoverage');
  const calls = result
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await close();
  return { nodes, calls, time };
}

async function openArea(page) {
  const area = page.getByRole('menuitem', { name: '领域 3', exact: true });
  await area.click();
  await page
    .getByRole('menuitem', { name: /^页面 / })
    .first()
    .waitFor();
}

/** Returns a menu with this number of rows and areas, whose pages use this number of different screens. */
function menu({ areas, rows, screens = 100 }) {
  const row = (id, parentId, name, more) => ({
    menuId: id,
    parentId,
    menuName: name,
    menuKey: `key${id}`,
    visible: '0',
    ...more,
  });
  const all = [
    ...Array.from({ length: areas }, (_, at) =>
      row(9000 + at, 0, `领域 ${at}`, { component: 'PageView', menuType: 'M' }),
    ),
    ...Array.from({ length: rows }, (_, at) =>
      row(100_000 + at, 9000 + (at % areas), `页面 ${at}`, { component: `scale/Screen${at % screens}`, menuType: 'C' }),
    ),
  ];
  return () => all;
}

function dictionary(length) {
  const entries = Array.from({ length }, (_, at) => ({ dictValue: String(at), dictLabel: `第${at}项` }));
  return () => entries;
}

/** Returns all divisions as provinces, so that the tree has as many nodes as the list. */
function districts(length) {
  const all = Array.from({ length }, (_, at) => ({ id: 100_000 + at, pid: 0, deep: 0, name: `地区 ${at}` }));
  return (query) =>
    query.get('pid') === '0'
      ? { records: all, total: length, current: 1, size: length }
      : { records: all.slice(0, 10), total: length, current: 1, size: 10 };
}
