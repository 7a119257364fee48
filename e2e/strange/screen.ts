import { expect, type Page } from '@playwright/test';
import { entities } from './contract';
import type { Change } from './server';
import { fieldErrors } from '../support/form';
import { loadingIn } from '../support/quiet';

const view = (page: Page) => page.locator('main, [role="main"]').first();
const layer = (page: Page) => page.getByRole('dialog').filter({ visible: true }).last();

/** Navigates to an address without reloading the page. */
export async function visit(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Waits until the screen with this name is displayed at its address and has finished loading. */
export async function settle(page: Page, name: string, address: string, problems: string[], quietFor: () => number) {
  try {
    await expect(page).toHaveURL(({ pathname }) => pathname === address.split('?')[0], { timeout: 5000 });
    const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    await expect(heading.filter({ hasText: name }).first()).toBeVisible({ timeout: 5000 });
    // The heading comes from the menu. The screen itself is complete once nothing is requested and nothing changes.
    let last = '';
    await expect
      .poll(
        async () => {
          const before = last;
          last = await view(page).innerText();
          return last === before && quietFor() > 400;
        },
        { intervals: [200], timeout: 10_000 },
      )
      .toBe(true);
    await atRest(page);
  } catch {
    problems.push(`${name} does not come to rest at ${new URL(page.url()).pathname}`);
  }
}

const atRest = (page: Page) =>
  expect(loadingIn(page)).toHaveCount(0, {
    timeout: 5000,
  });

/** Texts that a user must never see: broken values, crashes, failures of calls that the contract contains. */
const BROKEN =
  /\[object Object\]|undefined|\bNaN\b|Invalid Date|Something went wrong|Minified React error|页面出错|出错了|加载失败|No message available|抱歉，/;

export async function findings(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const found = text.split('\n').filter((line) => BROKEN.test(line));
  const rawKeys =
    text.match(/\b[a-z]+(\.[a-zA-Z0-9]+){2,}\b/g)?.filter((word) => !/\.(png|com|example|cn)$/.test(word)) ?? [];
  return [
    ...new Set([...found.map((line) => `reads: ${line.slice(0, 120)}`), ...rawKeys.map((key) => `raw key: ${key}`)]),
  ];
}

/** Opens the first record that can be opened: its form or else its details. Returns false if there is none. */
export async function openFirst(page: Page): Promise<boolean> {
  const rows = view(page).locator('tr[data-row-key]').filter({ visible: true });
  const button = (name: RegExp) => rows.getByRole('button', { name, disabled: false }).filter({ visible: true });
  const ways = [button(/^编辑/), button(/^(详情|查看|审核|处理)/), rows.getByRole('link').filter({ visible: true })];
  const way = (await Promise.all(ways.map(async (one) => ((await one.count()) > 0 ? one : undefined)))).find(Boolean);
  if (way) await way.first().click();
  else if ((await button(/^更多/).count()) > 0) {
    await button(/^更多/).first().click();
    const items = page.getByRole('menuitem', { disabled: false }).filter({ visible: true });
    await expect(items.first()).toBeVisible();
    const item = items.filter({ hasText: /^(编辑|详情|查看|历史)/ });
    // A record with an unknown status must offer no actions.
    if ((await item.count()) === 0) return false;
    await item.first().click();
  } else return false;
  await page.waitForTimeout(150);
  await expect(loadingIn(page)).toHaveCount(0);
  return true;
}

/**
 * Saves the open form, in a dialog or on the page, and compares the request with the contract. `refused` contains the
 * validation errors of the form itself.
 */
export async function saveOpened(page: Page, changes: Change[]): Promise<{ problems: string[]; refused: string[] }> {
  const form = (await layer(page).isVisible()) ? layer(page) : view(page);
  const save = form.getByRole('button', { name: /^(保存|确定|提交|保存草稿|更新)$/ }).filter({ visible: true });
  const problems: string[] = [];
  let refused: string[] = [];
  if ((await save.count()) > 0 && (await save.first().isEnabled())) {
    await save.first().click();
    await expect
      .poll(async () => changes.length > 0 || (await fieldErrors(form)).length > 0, { timeout: 3000 })
      .toBe(true)
      .catch(() => problems.push('saving sends nothing and says nothing'));
    problems.push(...changes.flatMap(againstContract));
    refused = changes.length === 0 ? await fieldErrors(form) : [];
    // When the answer arrives, the form closes or its screen is left.
    await atRest(page);
    await page.waitForTimeout(150);
  }
  await closeAll(page);
  return { problems, refused };
}

/** Closes all dialogs over the screen without saving. */
export async function closeAll(page: Page) {
  for (let tries = 0; tries < 4 && (await layer(page).isVisible()); tries++) {
    const leave = layer(page).getByRole('button', { name: /^(放弃|离开|不保存|确定离开|关闭并取消上传)/ });
    if (await leave.isVisible()) await leave.click();
    else await page.keyboard.press('Escape');
    await page.waitForTimeout(250);
  }
}

/** Checks that the path belongs to an entity, and that the contract names every field of the body. */
function againstContract({ path, body }: Change): string[] {
  const entity = entities.find(({ base }) => path.startsWith(`${base}/`));
  if (!entity) return [`POST ${path} is not in the contract`];
  if (typeof body !== 'object' || body === null) return [];
  const names = new Set(entity.fields.map(({ name }) => name));
  const foreign = Object.keys(body).filter((name) => !names.has(name));
  return foreign.length > 0 ? [`POST ${path} sends ${foreign.join(', ')}`] : [];
}
