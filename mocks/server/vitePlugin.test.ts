import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { mockBackend } from './vitePlugin';

it('the preview server keeps idle connections open for ten minutes', async () => {
  const root = mkdtempSync(join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), '<title>Talent Desk</title>');
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [mockBackend({ root, alias: {}, mounted: false })],
    preview: { port: 0, host: '127.0.0.1' },
  });
  onTestFinished(() => server.close());
  const { port } = server.httpServer.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=600');
});
