import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { type Account, tokenOf } from './backend';
import { freePort } from './port';
import { test } from './test';

const root = join(import.meta.dirname, '../..');

/** An instance of the product that is started for one test, besides the one that all other tests use. */
export interface Installation {
  address: string;
  /** Stops the programs and waits until they have exited, because the backend writes its data before it exits. */
  close(): Promise<void>;
}

/** A program in node_modules with its arguments and environment variables. */
export type Program = [name: string, args: string[], settings?: Record<string, string>];

/** Starts the programs and waits until these paths at the address return 200. */
export async function install(
  address: string,
  paths: readonly string[],
  ...programs: Program[]
): Promise<Installation> {
  const started = programs.map(([name, args, settings]) => start(name, args, settings));
  const close = async () => {
    await Promise.all(
      started
        .filter(({ exitCode }) => exitCode === null)
        .map((child) => {
          child.kill();
          return once(child, 'exit');
        }),
    );
  };
  try {
    for (const path of paths)
      await expect
        .poll(async () => (await fetch(address + path).catch(() => undefined))?.status, { timeout: 120_000 })
        .toBe(200);
  } catch (error) {
    await close();
    throw error;
  }
  return { address, close };
}

/** Starts a program of node_modules in the folder of the project. */
export function start(name: string, args: string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings };
  return spawn(process.execPath, [join(root, 'node_modules/.bin', name), ...args], { cwd: root, env, stdio: 'ignore' });
}

/** Returns a `test` that starts an instance of the product for each journey, with these tables in place of seeds. */
export const deskTest = (tables: object = {}) =>
  test.extend<{ desk: Installation }>({
    desk: ({ browserName: _browserName }, use) => withOwnDesk(tables, use),
    baseURL: ({ desk }, use) => use(desk.address),
  });

/** Runs `use` with an instance of the product. Its backend starts with these tables, by name, in place of the seeds. */
export async function withOwnDesk(tables: object, use: (desk: Installation) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'talent-desk-own-'));
  writeFileSync(join(dataDir, 'db.json'), JSON.stringify(tables));
  const port = await freePort();
  const args = ['preview', '--host', '127.0.0.1', '--strictPort', '--port', String(port)];
  const settings = { DATA_DIR: dataDir, API_PROXY: '', PLAIN: '1', MOCK_LATENCY: '0' };
  const desk = await install(`http://127.0.0.1:${port}`, ['/'], ['vite', args, settings]);
  await use(desk);
  // An open window would report an error when the server stops.
  await Promise.all(opened.splice(0).map((context) => context.close()));
  await desk.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The browser contexts of `pageOf`. They are closed before their installation stops. */
const opened: BrowserContext[] = [];

/** Returns a page in a user's own browser, signed in at this path. */
export async function pageOf(browser: Browser, account: Account, path: string) {
  const context = await browser.newContext();
  opened.push(context);
  const page = await context.newPage();
  const token = await tokenOf(page.request, account);
  await page.addInitScript((value) => {
    // Stores the token only on the first load, so that an ended session stays ended.
    if (window.name === 'signed in') return;
    window.name = 'signed in';
    localStorage.setItem('pro__Access-Token', JSON.stringify({ value, expire: Date.now() + 432e5 }));
  }, token);
  await page.goto(path);
  return page;
}
