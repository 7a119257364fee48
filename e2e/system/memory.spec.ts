import type { CDPSession } from '@playwright/test';
import { dialog } from '../support/dialog';
import { signIn } from '../support/login';
import { expect, test } from '../support/test';

/** ECharts measures texts with one canvas that is never part of the page. */
const MEASURING_CANVAS = 'CANVAS ';

/** Returns the roots of the elements that have left the page but are still referenced by scripts. */
async function detached(client: CDPSession): Promise<string[]> {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('DOM.enable');
  const { detachedNodes } = await client.send('DOM.getDetachedDomNodes');
  // Until this call, the inspector itself references the nodes that it has reported.
  await client.send('DOM.disable');
  const roots = detachedNodes.map(({ treeNode }) => `${treeNode.nodeName} ${treeNode.attributes?.join(' ') ?? ''}`);
  return roots.filter((root) => root !== MEASURING_CANVAS);
}

async function listeners(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Memory.getDOMCounters')).jsEventListeners;
}

/** antd keeps the effect of a pressed button for up to 5 s; React keeps replaced nodes until its next render. */
const patience = { timeout: 15_000 };

test('the sign-in form and closed forms leave no elements or listeners in memory @full', async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '帮助' })).toBeVisible();
  await expect.poll(() => detached(client), patience).toEqual([]);

  await page.goto('/system/config');
  const create = page.getByRole('button', { name: '新建', exact: true });
  const openAndClose = async () => {
    await create.click();
    await dialog(page).getByRole('button', { name: '取消' }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await expect(create).toBeVisible();
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  // The bell and the help button load last, and have listeners, too.
  await expect(page.getByRole('button', { name: '帮助' })).toBeVisible();
  const before = await listeners(client);

  for (let n = 0; n < 20; n += 1) await openAndClose();
  await expect.poll(() => detached(client), patience).toEqual([]);
  await expect.poll(() => listeners(client), patience).toBeLessThanOrEqual(before);
});
