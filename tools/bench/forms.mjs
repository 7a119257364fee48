/** The memory measure of `bench.mjs`: a form is opened and closed repeatedly, to find what it leaves behind. */
import { CONFIG, heapOf, quiet, signIn } from './parts.mjs';

/** How often to open the form: in total, and before the first measurement, to compile code and fill caches. */
const [TIMES, WARM] = [300, 10];
/** antd keeps the effect of a pressed button for up to five seconds (`motionDeadline` of its wave). In milliseconds. */
const SETTLED = 8000;

/**
 * Opens and closes the form of a list with the button whose label begins with `button`. Resolves to figures by name:
 * how much more memory the page uses than before the first form. The heap is also compared with that after `WARM`
 * forms, because most of the growth before is the code of the form.
 */
export async function formsLeft({ open, base }, button) {
  const { page, client, close } = await open();
  await signIn(page, base);
  await page.goto(base + CONFIG.path);
  await page.locator('tbody tr').first().waitFor();
  await quiet(page);
  const alone = await kept();
  await repeat(WARM);
  const warm = await kept();
  await repeat(TIMES - WARM);
  const end = await kept();
  await close();
  return {
    'heap (MB)': (end.heap - alone.heap) / 1e6,
    'heap since the tenth (MB)': (end.heap - warm.heap) / 1e6,
    'DOM nodes': end.nodes - alone.nodes,
    listeners: end.listeners - alone.listeners,
    'detached trees': end.detached,
  };

  async function kept() {
    await page.waitForTimeout(SETTLED);
    const heap = await heapOf(client);
    const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters');
    const { detachedNodes } = await client.send('DOM.getDetachedDomNodes');
    return { heap, nodes, listeners, detached: detachedNodes.length };
  }

  function repeat(times) {
    return page.evaluate(openAndClose, { button, times });
  }
}

/** Runs in the page, because clicks by Playwright would keep handles to the clicked elements. */
async function openAndClose({ button, times }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = async (find) => {
    for (const last = performance.now() + 30_000; performance.now() < last; await frame()) {
      const found = find();
      if (found) return found;
    }
    throw new Error(`not found within 30 s: ${find}`);
  };
  const byLabel = (place, label) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(label));
  const form = () => document.querySelector('[role=dialog] form');
  for (let n = 0; n < times; n += 1) {
    (await until(() => byLabel(document.querySelector('main'), button))).click();
    const dialog = (await until(form)).closest('[role=dialog]');
    await frame();
    await frame();
    byLabel(dialog, '取消').click();
    await until(() => !form());
  }
}
