import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { CrudTable } from './CrudTable';
import { listAddress, text } from './listAddress';

const things = resource({
  schema: z.object({ id: z.number(), name: z.string() }),
  path: '/list/thing',
  id: 'id',
  permission: 'system:user',
  messages: 'shared',
  nameOf: ({ name }) => name,
});
const address = listAddress({ filters: { name: text }, sortable: [] });
const columns = [{ field: 'name', title: '名称', filter: true }] as const;
/** A list whose rows can be selected for a batch. */
const Selectable = (props: Partial<ComponentProps<typeof CrudTable<{ id: number; name: string }>>>) => (
  <CrudTable
    api={things}
    address={address}
    columns={columns}
    title="清单"
    batch={(rows) => <output>{rows.map(({ id }) => id).join()}</output>}
    {...props}
  />
);

/** The requests for the list, in order. */
let asked: string[];

beforeEach(async () => {
  await signInAs();
  asked = [];
  server.use(
    http.get('*/api/list/thing/list', ({ request }) => {
      const search = new URL(request.url).searchParams;
      asked.push(search.toString());
      const current = Number(search.get('pageNum'));
      return HttpResponse.json({
        code: 0,
        data: { records: [{ id: current, name: `第${current}页` }], current, total: 95 },
      });
    }),
  );
});

it('after selecting the rows of one page, the user can select all rows that match the filter', async () => {
  server.use(
    http.get('*/api/list/thing/list', ({ request }) => {
      const search = new URL(request.url).searchParams;
      asked.push(search.toString());
      const size = Math.min(Number(search.get('pageSize')), 40); // this server sends 40 rows at most
      const current = Number(search.get('pageNum'));
      const ids = Array.from({ length: 95 }, (_, index) => index + 1).slice((current - 1) * size, current * size);
      return HttpResponse.json({ code: 0, data: { records: ids.map((id) => ({ id, name: `第${id}条` })), total: 95 } });
    }),
  );
  const { user } = await renderPage(<Selectable />, '/things?name=x&pageSize=20');
  await user.click(await screen.findByRole('checkbox', { name: '全选当前页' }));
  await user.click(screen.getByRole('button', { name: '选择全部 95 条' }));
  expect(await screen.findByText('已选 95 项')).toBeVisible();
  expect(asked.slice(-3).every((query) => query.includes('name=x'))).toBe(true);
  expect(screen.queryByRole('button', { name: /^选择全部/ })).not.toBeInTheDocument();
});

it('deselecting a row cancels a “select all” that is still loading rows', async () => {
  const rows = Array.from({ length: 15 }, (_, index) => ({ id: index + 1, name: `第${index + 1}条` }));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const list: typeof things.list = async ({ pageSize = 0 }) => {
    if (pageSize > 10) await held;
    return { records: rows.slice(0, pageSize), current: 1, total: 15 };
  };
  const { user } = await renderPage(<Selectable api={{ ...things, list }} />, '/things');
  await user.click(await screen.findByRole('checkbox', { name: '全选当前页' }));
  await user.click(screen.getByRole('button', { name: '选择全部 15 条' }));
  await user.click(screen.getByRole('checkbox', { name: '选择 第3条' }));
  await act(async () => answer());
  expect(screen.getByText('已选 9 项')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '选择 第3条' }));
  await user.click(screen.getByRole('button', { name: '选择全部 15 条' }));
  expect(await screen.findByText('已选 15 项')).toBeVisible();
});

it('the button to select all rows disappears once all selectable rows are selected', async () => {
  const rows = Array.from({ length: 15 }, (_, index) => ({ id: index + 1, name: `第${index + 1}条` }));
  server.use(
    http.get('*/api/list/thing/list', ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('pageSize'));
      return HttpResponse.json({ code: 0, data: { records: rows.slice(0, size), total: 15 } });
    }),
  );
  const { user } = await renderPage(<Selectable unselectable={({ id }) => id === 2} />, '/things');
  await user.click(await screen.findByRole('checkbox', { name: '全选当前页' }));
  await user.click(screen.getByRole('button', { name: '选择全部 15 条' }));
  expect(await screen.findByText('已选 14 项')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /选择全部/ })).not.toBeInTheDocument());
});

it('changing the page keeps the selected rows, and changing the filter deselects them', async () => {
  const { user, router } = await renderPage(<Selectable />, '/things');
  await user.click(await screen.findByRole('checkbox', { name: '选择 第1页' }));
  expect(await screen.findByText('已选 1 项')).toBeVisible();
  await user.click(screen.getByRole('listitem', { name: '2' }));
  await user.click(await screen.findByRole('checkbox', { name: '选择 第2页' }));
  expect(await screen.findByText('已选 2 项'), 'another page keeps the selection').toBeVisible();
  await act(() => router.navigate('/things?name=y'));
  await waitFor(() => expect(screen.queryByText(/^已选/)).not.toBeInTheDocument());
});

it('if the user selects a row while a new filter loads, the new rows clear the selection', async () => {
  const { user, router } = await renderPage(<Selectable />, '/things');
  expect(await screen.findByText('第1页')).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/list/thing/list', async () => {
      await held;
      return HttpResponse.json({ code: 0, data: { records: [{ id: 7, name: '新行' }], total: 1 } });
    }),
  );
  await act(() => router.navigate('/things?name=y'));
  await user.click(screen.getByRole('checkbox', { name: '选择 第1页' }));
  answer();
  expect(await screen.findByText('新行')).toBeVisible();
  expect(screen.queryByText(/^已选/)).not.toBeInTheDocument();
});
