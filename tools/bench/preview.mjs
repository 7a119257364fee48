import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from './parts.mjs';

export const root = join(import.meta.dirname, '../..');
export const vite = join(root, 'node_modules/.bin/vite');

const data = mkdtempSync(join(tmpdir(), 'talent-desk-bench-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

/**
 * Serves a build until this process ends, with its own mock backend without delay and with its own data. `options` are
 * additional options of `vite preview`. Resolves to its address.
 */
export async function preview(options = []) {
  const port = await freePort();
  const server = spawn(vite, ['preview', '--host', '127.0.0.1', '--port', String(port), ...options], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, API_PROXY: '', MOCK_LATENCY: '0' },
    stdio: 'ignore',
  });
  process.on('exit', () => server.kill());
  const address = `http://127.0.0.1:${port}`;
  await until(() => fetch(address));
  return address;
}
