import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetDb } from '../db';
import { demoAccount } from '../demo';
import { handlers } from '../handlers';
import { type Backend, startBackend } from './http';

let dataDir: string;
let backend: Backend;
let server: Server;
let base: string;

async function start() {
  backend = startBackend({ dataDir, latency: 0 });
  server = createServer((request, response) => void backend.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}
async function stop() {
  backend.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

beforeEach(async () => {
  resetDb();
  dataDir = mkdtempSync(join(tmpdir(), 'mocks-'));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true });
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(base + path, { method: 'POST', body, headers });
const signIn = async () => {
  const { data } = (await (await post('/auth/login', JSON.stringify(demoAccount))).json()) as {
    data: { token: string };
  };
  return data.token;
};
const info = (token: string) => fetch(`${base}/system/user/info`, { headers: { token } });

describe('the backend over HTTP', () => {
  it('the backend compresses JSON for a client that accepts compression', async () => {
    const token = await signIn();
    expect((await info(token)).headers.get('content-encoding')).toBe('gzip');
    const plain = await fetch(`${base}/system/user/info`, { headers: { token, 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.json()).toMatchObject({ code: 0 });
  });

  it('a restart keeps sessions and edits, and only the changed tables are stored, in a single file', async () => {
    const token = await signIn();
    const body = JSON.stringify({ userId: 2, userName: '改名' });
    await post('/system/user/update', body, { token });
    await stop();
    expect(Object.keys(JSON.parse(readFileSync(join(dataDir, 'db.json'), 'utf8')) as object).sort()).toEqual([
      'histories',
      'loginLogs',
      'operLogs',
      'sessions',
      'users',
    ]);
    resetDb();
    await start();
    expect((await info(token)).status).toBe(200);
    expect(await (await fetch(`${base}/system/user/get/2`, { headers: { token } })).text()).toContain('改名');
    expect(readdirSync(dataDir)).toEqual(['db.json']);
  });

  it('the backend writes a change to disk before acknowledging it, so that a killed server loses no acknowledged change', async () => {
    const token = await signIn();
    const names = Array.from({ length: 20 }, (_, index) => `并行${index}`);
    await Promise.all(
      names.map(async (configName) => {
        const body = JSON.stringify({ configName, configKey: `key.${configName}`, configValue: '1', configType: 'N' });
        expect(await (await post('/system/config/save', body, { token })).json()).toMatchObject({ code: 0 });
        expect(readFileSync(join(dataDir, 'db.json'), 'utf8')).toContain(configName);
      }),
    );
  });

  it.each(['{"users":[{"userId":"broken"}]}', '{"half', '[]'])(
    'unreadable data is set aside, and the backend starts from the seeds: %s',
    async (text) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      await stop();
      writeFileSync(join(dataDir, 'db.json'), text);
      await start();
      expect(await signIn()).toBeTruthy();
      expect(warn).toHaveBeenCalledOnce();
      expect(readdirSync(dataDir).some((name) => name.startsWith('db.json.unreadable-'))).toBe(true);
    },
  );

  it('unknown paths get 404, wrong methods 405, invalid tokens 401, and HEAD and OPTIONS get no body', async () => {
    expect(await (await fetch(`${base}/nowhere`)).json()).toEqual({ code: 404, msg: '接口不存在' });
    const wrong = await fetch(`${base}/auth/login`);
    expect([wrong.status, await wrong.json()]).toEqual([405, { code: 500, msg: "不支持' GET'请求" }]);
    expect([(await info('x')).status, (await info('x')).headers.get('content-type')]).toEqual([
      401,
      'application/json',
    ]);
    const head = await fetch(`${base}/code`, { method: 'HEAD' });
    expect([head.status, head.headers.get('randomstr'), await head.text()]).toEqual([
      200,
      expect.stringMatching(/^\w{32}$/),
      '',
    ]);
    expect((await fetch(`${base}/code`, { method: 'OPTIONS' })).status).toBe(204);
  });

  it('the backend streams binary bodies in both directions, refuses more than 20 MB, and reports a handler that throws', async () => {
    const extra = [
      http.post('*/api/echo', async ({ request }) => {
        const file = (await request.formData()).get('file') as File;
        return new HttpResponse(file.stream(), { headers: { 'content-type': file.type } });
      }),
      http.get('*/api/broken', () => {
        throw new Error('broken');
      }),
    ];
    handlers.push(...extra);
    const error = vi.spyOn(console, 'error').mockReturnValue();
    try {
      await stop();
      await start();
      const bytes = new Uint8Array(5_000_000).map((_, i) => (i * 7) % 256);
      const upload = (part: Uint8Array<ArrayBuffer>) => {
        const form = new FormData();
        form.append('file', new File([part], 'a.bin', { type: 'application/x-test' }));
        return post('/echo', form);
      };
      const echoed = await upload(bytes);
      expect(echoed.headers.get('content-type')).toBe('application/x-test');
      expect(Buffer.compare(Buffer.from(await echoed.arrayBuffer()), Buffer.from(bytes))).toBe(0);
      expect((await upload(new Uint8Array(21 * 1024 * 1024))).status).toBe(413);
      expect((await post('/system/user/save', bytes)).status).toBe(401);
      const broken = await fetch(`${base}/broken`);
      expect([broken.status, await broken.json()]).toEqual([500, { code: 500, msg: '服务器错误，请联系管理员' }]);
      expect(error).toHaveBeenCalledOnce();
    } finally {
      handlers.splice(-extra.length);
    }
  });
});
