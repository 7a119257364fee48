// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { clearToken, setToken } from '@/shared/auth/token';
import { setObjectHosts } from '@/testing/objectHosts';
import { server } from '@/testing/server';
import { storedFile } from './storedFile';

afterEach(clearToken);

it('by default, a file is requested only from our own server, and without the token', async () => {
  setToken('0123456789abcdef');
  const tokens: (string | null)[] = [];
  server.use(
    http.get('*/api/system/dfs/file/1', ({ request }) => {
      tokens.push(request.headers.get('token'));
      return HttpResponse.text('words');
    }),
  );
  expect(await (await storedFile('/api/system/dfs/file/1')).text()).toBe('words');
  expect(tokens).toEqual([null]);
  for (const address of ['https://evil.example/1', '//evil.example/1', '', 'javascript:alert(1)'])
    await expect(storedFile(address)).rejects.toMatchObject({ kind: 'refused' });
});

it('a file in the object store is requested without the token, and only while its host is allowed', async () => {
  setToken('0123456789abcdef');
  setObjectHosts('files.example.com');
  const asked: Request[] = [];
  server.use(
    http.get('https://files.example.com/1', ({ request }) => {
      asked.push(request);
      return HttpResponse.text('words');
    }),
  );
  expect(await (await storedFile('https://files.example.com/1')).text()).toBe('words');
  expect(asked.map(({ headers, credentials }) => [headers.get('token'), credentials])).toEqual([[null, 'same-origin']]);
  setObjectHosts('');
  await expect(storedFile('https://files.example.com/1')).rejects.toMatchObject({ kind: 'refused' });
});

it.each([
  [() => new HttpResponse(null, { status: 404 }), { kind: 'http', status: 404 }],
  [() => HttpResponse.error(), { kind: 'network' }],
])('case %#: if a file request fails, the promise rejects with the HTTP or network error', async (answer, error) => {
  server.use(http.get('*/api/system/dfs/file/1', answer));
  await expect(storedFile('/api/system/dfs/file/1')).rejects.toMatchObject(error);
});
