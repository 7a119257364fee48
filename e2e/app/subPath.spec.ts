import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { install, type Installation, start } from '../support/installation';
import { trySignIn } from '../support/login';
import { openByMenu, screenPaths } from '../support/menu';
import { freePort } from '../support/port';
import { expect, test as base } from '../support/test';

/* A build for a sub-path, with the command of docs/deploy.md ("Below a path"). Everything must stay below that path. */

const PATH = '/desk/';

const test = base.extend<object, { desk: Installation }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'talent-desk-desk-'));
      const settings = { BASE_PATH: PATH, DATA_DIR: join(folder, 'data') };
      const built = join(folder, 'dist');
      await once(start('vite', ['build', '--outDir', built, '--logLevel=error'], settings), 'exit');
      const port = await freePort();
      const args = ['preview', '--host', '127.0.0.1', '--strictPort', '--port', String(port), '--outDir', built];
      const desk = await install(`http://127.0.0.1:${port}`, [PATH], ['vite', args, settings]);
      await use(desk);
      await desk.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ desk }, use) => use(desk.address),
});

test('under a sub-path every screen opens, a reload works, and signing in and out never leaves the sub-path @full', async ({
  page,
  allow,
}) => {
  test.setTimeout(600_000);
  // The mock's settings contain a logo with an absolute path. The product shows its own logo instead.
  allow('/logo.svg');
  const below = new RegExp(`^http://127.0.0.1:\\d+${PATH}`);
  await page.addInitScript(() =>
    localStorage.setItem('pro__DEFAULT_LAYOUT_MODE', JSON.stringify({ value: 'sidemenu', expire: null })),
  );
  await page.goto(PATH);
  await expect(page).toHaveURL(new RegExp(`${below.source}user/login`));
  await trySignIn(page);
  await expect(page).not.toHaveURL(/\/user\/login/);
  for (const path of screenPaths) {
    await openByMenu(page, path);
    expect(page.url()).toMatch(below);
  }
  const last = page.url();
  const name = screenPaths.at(-1)?.at(-1)?.menuName ?? '';
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(page.url()).toBe(last);
  await page.goto(`${PATH}nothing/here`);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(new RegExp(`${below.source}weclome`));
  await page.getByRole('button', { name: '系统管理员 的菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(new RegExp(`${below.source}user/login`));
});
