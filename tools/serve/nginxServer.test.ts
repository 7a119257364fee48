import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_WAIT } from '@/testing/maxWait';
import { hasBrotli, hasNginx, startNginx } from './localNginx';

const PAGE = '<!doctype html><title>Talent Desk</title>';
const SCRIPT = 'export const words = "a script of this release";'.repeat(40);

/** The streams of events that are open at the backend. */
const streams: ServerResponse[] = [];
const EVENT_STREAM = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };

/** Starts a backend that answers with the request it received. A stream of events stays open. */
async function startBackend(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/system/events')) return void streams.push(response.writeHead(200, EVENT_STREAM));
    let size = 0;
    request.on('data', (part: Buffer) => (size += part.length));
    request.on('end', () =>
      response.end(`${request.method} ${request.url} ${size} ${request.headers['x-forwarded-proto']}`),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;
async function freePort(): Promise<number> {
  const server = await startBackend();
  const port = portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}
function ask(port: number, path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = send(
      { port, path, method, headers: { ...headers, ...(body && { 'content-length': body.length }) } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

// Skipped on a machine without nginx. There, only nginx.test.ts checks the configuration file.
describe.skipIf(!hasNginx())('nginx with the configuration file in deploy/', () => {
  let dir: string;
  let port: number;
  let backend: Server;
  let stop: () => void;

  /** Writes a file of a release, compressed as in the build. */
  function put(path: string, text: string, small = false) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!small) return;
    writeFileSync(`${file}.gz`, gzipSync(text));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'nginx-'));
    chmodSync(dir, 0o755); // started by root, nginx reads as another user
    [backend, port] = [await startBackend(), await freePort()];
    put('html/index.html', PAGE, true);
    put('html/config.js', 'self.TALENT_DESK = {};');
    put('html/version.json', '{"build":"2"}');
    put('html/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    put('html/assets/index-two.js', SCRIPT, true);
    put('kept/assets/index-one.js', 'the release before');
    stop = startNginx({
      html: join(dir, 'html'),
      kept: join(dir, 'kept'),
      backend: `127.0.0.1:${portOf(backend)}`,
      prefix: '/gateway/',
      port,
    });
    await vi.waitFor(async () => expect((await ask(port, '/healthz')).status).toBe(200), MAX_WAIT);
  });
  afterAll(() => {
    stop();
    backend.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('nginx answers a deep link with index.html, which is never cached', async () => {
    for (const path of ['/', '/system/user?pageNum=2', '/biz/company/1']) {
      const { status, headers, text } = await ask(port, path);
      expect([status, text, headers['cache-control']]).toEqual([200, PAGE, 'no-store']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('nginx sends hashed files as compressed by the build, and lets clients cache them forever', async () => {
    const { status, headers, text } = await ask(port, '/assets/index-two.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(hasBrotli ? 'br' : 'gzip');
    expect(text.length).toBeLessThan(SCRIPT.length / 4);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const zipped = await ask(port, '/assets/index-two.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect((await ask(port, '/assets/index-two.js')).text).toBe(SCRIPT);
  });

  it('nginx still serves the files of the previous release, and answers a missing file with an uncached 404', async () => {
    expect((await ask(port, '/assets/index-one.js')).text).toBe('the release before');
    const missing = await ask(port, '/assets/index-zero.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBeUndefined();
    expect(missing.text).not.toContain('Talent Desk');
    for (const path of ['/assets/index-two.js.map', '/.env', '/sw.js', '/favicon.ico'])
      expect([path, (await ask(port, path)).status]).toEqual([path, 404]);
  });

  it('nginx makes clients revalidate config.js and version.json before each use', async () => {
    for (const path of ['/config.js', '/version.json'])
      expect([path, (await ask(port, path)).headers['cache-control']]).toEqual([path, 'no-cache']);
  });

  it('nginx lets clients cache pictures such as the logo for an hour', async () => {
    expect((await ask(port, '/logo.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('nginx sends the security headers with every kind of response', async () => {
    for (const path of ['/', '/assets/index-two.js', '/assets/index-one.js', '/config.js', '/api/x'])
      expect([path, (await ask(port, path)).headers['x-content-type-options']]).toEqual([path, 'nosniff']);
  });

  it('nginx forwards calls, including image requests, to the backend’s prefix and keeps the query', async () => {
    const { text, headers } = await ask(port, '/api/system/user/list?name=a%2Fb', { headers: { token: 'x' } });
    expect(text).toBe('GET /gateway/system/user/list?name=a%2Fb 0 http');
    expect([headers['cache-control'], headers['content-security-policy']]).toEqual([
      'no-store',
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    ]);
    expect((await ask(port, '/api/biz/evidence/logo/1001.svg')).text).toContain(
      'GET /gateway/biz/evidence/logo/1001.svg',
    );
  });

  it('nginx forwards each event of an open stream at once and uncompressed, and adds security headers', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { token: 'x', 'last-event-id': '7', 'accept-encoding': 'gzip, br' };
      const call = send({ port, path: '/api/system/events', headers }, resolve).on('error', reject).end();
      vi.waitFor(() => streams[0]?.write('retry: 2000\n\n') ?? expect.fail('no stream'), MAX_WAIT).catch(() =>
        call.destroy(),
      );
    });
    const stream = streams[0] ?? expect.fail('no stream');
    expect(stream.req.headers['last-event-id']).toBe('7');
    expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    let text = '';
    answer.on('data', (part: Buffer) => (text += part.toString()));
    for (const n of [1, 2, 3]) {
      stream.write(`id: ${n}\nevent: rights\ndata: {}\n\n`);
      await vi.waitFor(() => expect(text).toContain(`id: ${n}\n`), MAX_WAIT);
    }
    expect(answer.complete).toBe(false);
    // When a window is closed, nginx also ends the connection to the backend.
    answer.destroy();
    await vi.waitFor(() => expect(stream.destroyed).toBe(true), MAX_WAIT);
  });

  it('nginx accepts large bodies only for uploads', async () => {
    const body = 'x'.repeat(1_500_000);
    expect((await ask(port, '/api/system/user/save', { method: 'POST', body })).status).toBe(413);
    expect((await ask(port, '/api/system/dfs/upload', { method: 'POST', body })).text).toContain('1500000');
    expect((await ask(port, '/system/user', { method: 'POST', body: 'x' })).status).toBe(403);
  });
});
