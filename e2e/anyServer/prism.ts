import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../support/port';

const root = join(import.meta.dirname, '../..');

/** The product in front of a mock server that knows docs/openapi.json and nothing else. */
export interface Installation {
  address: string;
  close(): void;
}

/** Starts both by the commands of docs/deploy.md#a-mock-server-of-another-hand, on free ports. */
export async function startInFrontOfPrism(): Promise<Installation> {
  const [mock, desk] = [await freePort(), await freePort()];
  const started = [
    start('prism', ['mock', 'docs/openapi.json', '--host', '127.0.0.1', '--port', String(mock)]),
    start('vite', ['preview', '--host', '127.0.0.1', '--strictPort', '--port', String(desk)], {
      API_PROXY: `http://127.0.0.1:${mock}`,
      API_PREFIX: '/',
    }),
  ];
  const address = `http://127.0.0.1:${desk}`;
  const close = () => started.forEach((child) => child.kill());
  try {
    for (const path of ['/', '/api/system/operator/setting/info'])
      await expect
        .poll(async () => (await fetch(address + path).catch(() => undefined))?.status, { timeout: 120_000 })
        .toBe(200);
  } catch (error) {
    close();
    throw error;
  }
  return { address, close };
}

function start(name: string, args: string[], settings: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, ...settings };
  return spawn(process.execPath, [join(root, 'node_modules/.bin', name), ...args], { cwd: root, env, stdio: 'ignore' });
}
