/** A visit to a product, step by step. The same code measures all products. */
import { clickUntil, heapOf, quiet, reloadUntil, watchPaint, watchTraffic } from './parts.mjs';

/** The steps in the order of the table. All are in milliseconds, unless the name has another unit. */
export const STEPS = [
  'form ready',
  'form ready (kB)',
  'sign-in → home',
  'first list',
  'second list',
  'back to a list, not kept',
  'kept view',
  'F5 on home',
  'F5 on a list',
  'heap at home (MB)',
];

/**
 * Visits a product at `address` with an empty cache: opens the sign-in form, home, a list, another list and the first
 * list again, reloads the list and home, and returns to a kept list if the product can keep pages. Before each click,
 * waits until the page is quiet, like a user who has read it. Resolves to a figure per step, undefined if the product
 * lacks the step.
 */
export async function visit(browser, product, address, { throttled }) {
  const { page, client, close } = await open(browser, product, { throttled });
  const [first, second] = product.lists;
  const shows = (target) => [...product.menu, ...target.shows];
  const to = async (list, tab) => {
    await quiet(page);
    const link = tab ?? (await list.link(page));
    await quiet(page);
    return clickUntil(page, link, shows(list));
  };
  const reload = async (target) => {
    await quiet(page);
    return reloadUntil(page, shows(target));
  };
  try {
    await page.goto(address + (product.start ?? ''), { waitUntil: 'commit' });
    const form = await page.evaluate(() => window.reloaded);
    const bytes = await page.evaluate(bytesUntil, form);
    const figures = { 'form ready': form, 'form ready (kB)': bytes / 1000 };
    figures['sign-in → home'] = await signIn(page, product);
    for (const [step, list] of [
      ['first list', first],
      ['second list', second],
      ['back to a list, not kept', first],
    ])
      figures[step] = await to(list);
    figures['F5 on a list'] = await reload(first);
    await page.goto(address + product.home.path);
    figures['F5 on home'] = await reload(product.home);
    if (product.kept) figures['kept view'] = await keptView();
    // Measured last, because the garbage collection also discards compiled code.
    await page.goto(address + product.home.path);
    await quiet(page);
    figures['heap at home (MB)'] = (await heapOf(client)) / 1e6;
    return figures;
  } finally {
    await close();
  }

  async function keptView() {
    await product.kept.enable(page);
    await page.reload();
    await to(first);
    await to(second);
    await to(first, product.kept.tab(page, first));
    return to(second, product.kept.tab(page, second));
  }
}

/** Opens a page in a new context, throttled or not, with the product's stored values. */
export async function open(browser, product, { throttled }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, product.stored ?? {});
  await context.addInitScript(watchPaint, product.form);
  const page = await context.newPage();
  watchTraffic(page);
  const client = await context.newCDPSession(page);
  if (throttled) await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, client, close: () => context.close() };
}

/** Types like a user who knows the credentials, and signs in once the page is quiet. */
async function signIn(page, { fields, submit, menu, home }) {
  await quiet(page);
  for (const [selector, text] of Object.entries(fields))
    await page.locator(selector).pressSequentially(text, { delay: 100 });
  await quiet(page);
  return clickUntil(page, page.locator(submit), [...menu, ...home.shows]);
}

/** Returns the encoded bytes of all bodies that had arrived at a time of `performance.now()`. */
function bytesUntil(time) {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= time)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
