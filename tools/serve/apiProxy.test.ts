import { createServer as createHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createServer } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { apiPrefix, apiProxy, type Env } from './apiProxy';

const closers: (() => unknown)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())), 10_000);

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts a backend that answers every call with its own name and the requested path. */
async function backend(name: string): Promise<string> {
  const server = createHttp((request, response) => response.end(`${name} ${request.method} ${request.url}`));
  closers.push(() => (server.close(), server.closeAllConnections()));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return addressOf(server);
}

/** Starts a development server with these settings. Returns a function that sends it a request. */
async function desk(env: Env): Promise<(path: string, method?: string) => Promise<string>> {
  const proxy = apiProxy(env);
  const server = await createServer({
    configFile: false,
    root: tmpdir(),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null, ...(proxy && { proxy }) },
  });
  closers.push(() => server.close());
  await server.listen();
  const base = addressOf(server.httpServer as Server);
  return async (path, method = 'GET') => (await fetch(base + path, { method })).text();
}

describe('the backend of a development server', () => {
  it('the development server forwards requests to the backend with unchanged path and query', async () => {
    const ask = await desk({ API_PROXY: await backend('one') });
    expect(await ask('/api/system/user/list?pageNum=1&name=a%2Fb')).toBe(
      'one GET /api/system/user/list?pageNum=1&name=a%2Fb',
    );
    expect(await ask('/api/auth/login', 'POST')).toBe('one POST /api/auth/login');
  });

  it.each([
    ['/', '/system/user/get/7'],
    ['', '/system/user/get/7'],
    ['/gateway/v1/', '/gateway/v1/system/user/get/7'],
  ])('the path prefix %j of the backend is accepted', async (API_PREFIX, path) => {
    const ask = await desk({ API_PROXY: await backend('one'), API_PREFIX });
    expect(await ask('/api/system/user/get/7')).toBe(`one GET ${path}`);
  });

  it('each service can have its own backend host, and all other paths go to the default host', async () => {
    const ask = await desk({
      API_PROXY: await backend('gateway'),
      API_PROXY_SYSTEM: await backend('system'),
      API_PROXY_AUTH: await backend('auth'),
      API_PROXY_BIZ: '',
      API_PREFIX: '/',
    });
    expect(await ask('/api/system/user/list')).toBe('system GET /system/user/list');
    expect(await ask('/api/auth/login', 'POST')).toBe('auth POST /auth/login');
    expect(await ask('/api/biz/company/list')).toBe('gateway GET /biz/company/list');
    expect(await ask('/api/systematic/list')).toBe('gateway GET /systematic/list');
  });

  it('if the API base is /desk-api, only requests below /desk-api are forwarded to the backend', async () => {
    const ask = await desk({ API_PROXY: await backend('one'), VITE_API_BASE: '/desk-api', API_PREFIX: '/' });
    expect(await ask('/desk-api/code')).toBe('one GET /code');
    expect(await ask('/desk-apis/code')).not.toContain('one');
  });
});

it('without a backend nothing is forwarded; a backend for only some paths is an error', () => {
  expect(apiProxy({ API_PROXY: '' })).toBeUndefined();
  expect(() => apiProxy({ API_PROXY_SYSTEM: 'http://127.0.0.1:9201' })).toThrow('API_PROXY is missing');
});

it.each(['api', '/a b', '/a;b', '/a"', '//evil.example', '/a?b'])('%j is not a valid API prefix', (API_PREFIX) =>
  expect(() => apiPrefix({ API_PREFIX })).toThrow('API_PREFIX is no path'),
);
