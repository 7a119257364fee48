// @fresh-modules
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setToken } from '@/shared/auth/token';
import type { Mapping } from './mapping';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const mapping: Mapping = {
  envelope: { code: 'code', success: [200], message: 'msg', data: 'data', rows: 'rows', total: 'total' },
  token: { header: 'Authorization', prefix: 'Bearer ' },
  headers: { 'tenant-id': '1' },
  calls: {
    'GET /things/list': 'GET /their/things',
    'GET /code': { to: 'GET /captchaImage', picture: { at: 'img', id: 'uuid' } },
  },
};

/** Loads the HTTP client as in an installation with this mapping. */
async function withMapping() {
  vi.stubGlobal('TALENT_DESK', { mapping });
  vi.resetModules();
  return { ...(await import('../http')), ...(await import('../events')) };
}
afterEach(() => vi.resetModules());

it('a request to a third-party backend has that backend’s headers, and the response is converted', async () => {
  const { request } = await withMapping();
  setToken('abc');
  const asked: Headers[] = [];
  server.use(
    http.get('*/api/their/things', ({ request: { headers } }) => {
      asked.push(headers);
      return HttpResponse.json({ code: 200, rows: [{ id: 1 }], total: 1 });
    }),
  );
  expect(await request({ url: '/things/list' })).toEqual({ records: [{ id: 1 }], total: 1 });
  expect([asked[0]?.get('authorization'), asked[0]?.get('tenant-id'), asked[0]?.get('token')]).toEqual([
    'Bearer abc',
    '1',
    null,
  ]);
});

it('code 401 in the JSON of a third-party backend triggers an unauthorized event', async () => {
  const { request, onApi } = await withMapping();
  setToken('abc');
  const heard = vi.fn();
  onApi('unauthorized', heard);
  server.use(http.get('*/api/their/things', () => HttpResponse.json({ code: 401, msg: '认证失败' })));
  await expect(request({ url: '/things/list' })).rejects.toMatchObject({ kind: 'unauthorized', message: '认证失败' });
  expect(heard).toHaveBeenCalledWith({ hadToken: true });
});

it('a refusal message and a captcha are read from the JSON of a third-party backend', async () => {
  const { request, requestFile } = await withMapping();
  server.use(
    http.get('*/api/their/things', () => HttpResponse.json({ code: 500, msg: '没有数据' })),
    http.get('*/api/captchaImage', () => HttpResponse.json({ code: 200, msg: '', uuid: 'u1', img: btoa('picture') })),
  );
  await expect(request({ url: '/things/list' })).rejects.toMatchObject({ kind: 'refused', message: '没有数据' });
  const { blob, headers } = await requestFile({ url: '/code', quiet: true });
  expect([await blob.text(), headers.randomstr]).toEqual(['picture', 'u1']);
});

it('a file request that is not mapped to a third-party backend returns the file or the server’s message', async () => {
  const { requestFile } = await withMapping();
  const file = new Blob(['pdf'], { type: 'application/pdf' });
  server.use(
    http.get('*/api/system/job/file', () => new HttpResponse(file)),
    http.get('*/api/act/process/show', () => HttpResponse.json({ code: 500, msg: '没有文件' })),
  );
  expect(await (await requestFile({ url: '/system/job/file' })).blob.text()).toBe('pdf');
  await expect(requestFile({ url: '/act/process/show' })).rejects.toMatchObject({
    kind: 'refused',
    message: '没有文件',
  });
});
