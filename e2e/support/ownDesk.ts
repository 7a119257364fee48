import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Account, tokenOf } from './backend';
import { type Installation, install } from './installation';
import { freePort } from './port';

/** Runs `use` with an instance of the product whose backend starts with these tables, by name, in place of the seeds. */
export async function withOwnDesk(tables: object, use: (desk: Installation) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'talent-desk-own-'));
  writeFileSync(join(dataDir, 'db.json'), JSON.stringify(tables));
  const port = await freePort();
  const args = ['preview', '--host', '127.0.0.1', '--strictPort', '--port', String(port)];
  const settings = { DATA_DIR: dataDir, API_PROXY: '', PLAIN: '1', MOCK_LATENCY: '0' };
  const desk = await install(`http://127.0.0.1:${port}`, ['/'], ['vite', args, settings]);
  await use(desk);
  desk.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A page of somebody's own browser, signed in at this path. */
export async function pageOf(browser: Browser, account: Account, path: string) {
  const page = await (await browser.newContext()).newPage();
  const token = await tokenOf(page.request, account);
  await page.addInitScript(
    (value) => localStorage.setItem('pro__Access-Token', JSON.stringify({ value, expire: Date.now() + 432e5 })),
    token,
  );
  await page.goto(path);
  return page;
}
