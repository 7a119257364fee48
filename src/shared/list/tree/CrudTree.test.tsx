import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { listAddress, text } from '../listAddress';
import { CrudTree } from './CrudTree';

const parts = resource({
  schema: z.object({ id: z.number(), parentId: z.number(), name: z.string() }),
  path: '/list/part',
  id: 'id',
  permission: 'system:user',
  messages: 'shared',
  nameOf: ({ name }) => name,
});
const address = listAddress({ filters: { name: text }, sortable: [], paged: false });
const columns = [{ field: 'name', title: '名称', filter: true }] as const;
const Parts = () => (
  <CrudTree
    api={parts}
    address={address}
    columns={columns}
    parentKey="parentId"
    batch={(rows) => <output>{rows.map(({ id }) => id).join()}</output>}
  />
);

beforeEach(async () => {
  await signInAs();
  server.use(
    http.get('*/api/list/part/list', ({ request }) => {
      const name = new URL(request.url).searchParams.get('name') ?? '';
      const rows = [
        { id: 1, parentId: 0, name: '农业' },
        { id: 2, parentId: 1, name: '畜牧业' },
        { id: 3, parentId: 2, name: '养蜂业' },
      ];
      return HttpResponse.json({ code: 0, data: rows.filter((row) => row.name.includes(name)) });
    }),
  );
});

it('changing the filter of a tree list expands the matching rows and clears the row selection', async () => {
  const { user, router } = await renderPage(<Parts />, '/parts');
  await user.click(await screen.findByRole('checkbox', { name: '选择 农业' }));
  expect(await screen.findByText('已选 1 项')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '折叠 农业' }));
  expect(screen.queryByRole('checkbox', { name: '选择 畜牧业' })).toBeNull();
  await act(() => router.navigate(`/parts?${new URLSearchParams({ name: '养蜂业' }).toString()}`));
  expect(await screen.findByRole('checkbox', { name: '选择 养蜂业' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
});
