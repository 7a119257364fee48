// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CrudApi } from '@/shared/api/crudApi';
import { keysOf } from '@/shared/api/queryKeys';
import { recordQuery } from '@/shared/record/recordQuery';
import { setObjectHosts } from '@/testing/objectHosts';
import { picturesIn, prefetchRecord } from './prefetchRecord';
import type { PagedKind, Reviewable } from './review';

const row = {
  id: 7,
  companyName: '示例',
  website: 'https://example.com/about',
  licenseImg: '/api/biz/evidence/licence/7.svg',
  legalIdFront: '/api/system/dfs/file/4f',
  letter: '/api/biz/evidence/letter/7.pdf',
  photos: [
    'https://files.example/a.PNG?x=1',
    '/api/system/dfs/file/4f',
    'https://tracker.example/p.gif',
    'javascript:alert(1)//.png',
    '//evil.example/a.png',
  ],
  materials: [{ name: '证书', url: 'https://files.example/b.webp' }],
  logo: null,
};
const pictures = [
  '/api/biz/evidence/licence/7.svg',
  '/api/system/dfs/file/4f',
  'https://files.example/a.PNG?x=1',
  'https://files.example/b.webp',
];

beforeEach(() => setObjectHosts('files.example'));

it('the safe picture addresses in the fields of a record are found, without duplicates', () =>
  expect(picturesIn(row)).toEqual(pictures));

it('prefetching a record loads its pictures at low priority', async () => {
  const asked: object[] = [];
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        asked.push(this);
      }
    },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = {
    keys: keysOf('/biz/company'),
    get: (id: number) => (id === 7 ? Promise.resolve(row) : Promise.reject(new Error('gone'))),
  } as unknown as CrudApi<typeof row>;
  const prefetch = vi.fn<(client: QueryClient, found: object) => void>();
  const kind = { api, prefetch } as unknown as PagedKind<typeof row & Reviewable>;
  await prefetchRecord(client, kind, 7);
  expect(prefetch.mock.calls).toEqual([[client, row]]);
  expect(client.getQueryData(recordQuery(api, 7).queryKey)).toEqual(row);
  expect(asked).toEqual(pictures.map((src) => ({ src, fetchPriority: 'low', referrerPolicy: 'no-referrer' })));
  await prefetchRecord(client, kind, 8);
  expect(prefetch).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(pictures.length);
});
