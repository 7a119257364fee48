import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build, preview } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressed } from './compressed';

let root: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'compressed-'));
  await mkdir(join(root, 'public'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), `document.title = ${JSON.stringify('words of the page '.repeat(200))};`);
  writeFileSync(join(root, 'public/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'public/icon.png'), 'x'.repeat(2000));
  writeFileSync(join(root, 'public/config.js'), `self.TALENT_DESK = {}; // ${'x'.repeat(2000)}`);
  await build({ root, configFile: false, logLevel: 'error', plugins: [compressed()] });
});
afterEach(() => rmSync(root, { recursive: true }));

const scriptOf = () =>
  /src="\/(assets\/[^"]+\.js)"/.exec(readFileSync(join(root, 'dist/index.html'), 'utf8'))?.[1] ?? '';

it('a build contains compressed copies of scripts, but not of config.js, which a deployment may change', () => {
  const script = readFileSync(join(root, 'dist', scriptOf()));
  expect(brotliDecompressSync(readFileSync(join(root, 'dist', `${scriptOf()}.br`)))).toEqual(script);
  expect(gunzipSync(readFileSync(join(root, 'dist', `${scriptOf()}.gz`)))).toEqual(script);
  expect(existsSync(join(root, 'dist/config.js'))).toBe(true);
  expect(existsSync(join(root, 'dist/config.js.br'))).toBe(false);
});

it('the preview serves compressed files to clients that accept them, and sets the cache times', async () => {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compressed()],
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    const base = `http://127.0.0.1:${((server.httpServer as Server).address() as AddressInfo).port}`;
    const address = `${base}/${scriptOf()}`;
    const small = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    expect([small.headers.get('content-encoding'), small.headers.get('cache-control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(await small.text()).toContain('words of the page');
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), plain.headers.get('cache-control')]).toEqual([
      null,
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['/logo.svg', '/icon.png'])
      expect((await fetch(base + path)).headers.get('cache-control')).toBe('public, max-age=3600');
    expect(existsSync(join(root, 'dist/icon.png.br'))).toBe(false);
    expect((await fetch(`${base}/config.js`)).headers.get('cache-control')).not.toContain('max-age');
  } finally {
    await server.close();
  }
});
