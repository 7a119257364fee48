import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { readOwn, writeOwn } from '@/shared/storage/own';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { HideableTab } from '@/testing/samples/HideableTab';
import { server } from '@/testing/server';
import { takeConsoleErrors } from '@/testing/setup';
import { CrudTable } from './CrudTable';
import { listAddress, text } from './listAddress';
import { keepPageSize } from './tools/useTableView';

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
const Things = () => <CrudTable api={things} address={address} columns={columns} title="清单" />;

/** The requests for the list, in order. */
let asked: string[];

beforeEach(async () => {
  localStorage.clear();
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

it('changing the page size returns to the first page', async () => {
  const { user, router } = await renderPage(<Things />, '/things?pageNum=3');
  expect(await screen.findByText('第3页')).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: '每页条数' }));
  await user.click(await screen.findByText('50 条/页'));
  expect(await screen.findByText('第1页')).toBeVisible();
  expect(router.state.location.search).toBe('?pageSize=50');
  await user.click(screen.getByRole('listitem', { name: '2' }));
  expect(await screen.findByText('第2页')).toBeVisible();
  expect(asked).toEqual(['pageNum=3&pageSize=10', 'pageNum=1&pageSize=50', 'pageNum=2&pageSize=50']);
});

it('a list in English shows impossible times exactly as the server sent them', async () => {
  await speak('en-US');
  onTestFinished(() => speak());
  server.use(
    http.get('*/api/list/thing/list', () =>
      HttpResponse.json({
        code: 0,
        data: {
          records: [
            { id: 1, name: '0000-00-00 00:00:00' },
            { id: 2, name: '2026-02-30 25:61:61' },
          ],
          current: 1,
          total: 2,
        },
      }),
    ),
  );
  const timed = [{ field: 'name', title: 'Time', kind: 'time' }] as const;
  await renderPage(<CrudTable api={things} address={address} columns={timed} title="Things" />, '/things');
  expect(await screen.findByText('0000-00-00 00:00:00')).toBeVisible();
  expect(screen.getByText('2026-02-30 25:61:61')).toBeVisible();
});

it('a list opens with the page size that the user last chose unless the address specifies a page size', async () => {
  keepPageSize('/list/thing', 50);
  const { router } = await renderPage(<Things />, '/things?pageNum=2');
  expect(await screen.findByText('第2页')).toBeVisible();
  await act(() => router.navigate('/things?pageSize=10'));
  expect(await screen.findByText('第1页')).toBeVisible();
  expect(asked).toEqual(['pageNum=2&pageSize=50', 'pageNum=1&pageSize=10']);
});

it('table settings that arrive while a list is open hide columns but do not change the page size', async () => {
  const two = [{ field: 'id', title: '编号' }, ...columns] as const;
  const Wide = () => <CrudTable api={things} address={address} columns={two} title="清单" />;
  const { router, unmount } = await renderPage(<Wide />, '/things');
  expect(await screen.findByText('第1页')).toBeVisible();
  act(() => writeOwn('TABLE', { hidden: ['id'], density: 'small', pageSize: 100 }, '/list/thing'));
  expect(screen.queryByRole('columnheader', { name: '编号' })).toBeNull();
  await act(() => router.navigate('/things?pageNum=2'));
  expect(await screen.findByText('第2页')).toBeVisible();
  expect(screen.getByRole('region', { name: '清单' })).toHaveAttribute('data-density', 'middle');
  expect(asked).toEqual(['pageNum=1&pageSize=10', 'pageNum=2&pageSize=10']);
  unmount();
  await renderPage(<Wide />, '/things');
  expect(await screen.findByRole('region', { name: '清单' })).toHaveAttribute('data-density', 'small');
  await waitFor(() => expect(asked.at(-1)).toBe('pageNum=1&pageSize=100'));
});

it('a list that the user has reset does not return to its default view after a reload', async () => {
  writeOwn('VIEWS', [{ name: '张', search: '?name=z', first: true }], '/list/thing');
  const { user, router, unmount } = await renderPage(<Things />, '/things');
  await waitFor(() => expect(router.state.location.search).toBe('?name=z'));
  await user.click(await screen.findByRole('button', { name: '重置' }));
  await waitFor(() => expect(asked.at(-1)).toBe('pageNum=1&pageSize=10'));
  const { pathname, search } = router.state.location;
  unmount();
  const reloaded = await renderPage(<Things />, pathname + search);
  expect(await screen.findByText('第1页')).toBeVisible();
  expect(reloaded.router.state.location.search).toBe(search);
});

it('a list scrolls only once to the record that the user came back from, not each time the tab is shown', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, router } = await renderPage(
    <HideableTab>
      <Things />
    </HideableTab>,
    '/things?at=1',
  );
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  await user.click(screen.getByText('tab'));
  await user.click(screen.getByText('tab'));
  expect(screen.getByText('第1页')).toBeVisible();
  expect(scrolled).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/things?at=1&name=x'));
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
});

it('unknown table settings are kept when the page size is saved', async () => {
  writeOwn('TABLE', { hidden: [], order: ['name', 'id'] }, '/list/thing');
  keepPageSize('/list/thing', 30);
  expect(readOwn('TABLE', '/list/thing')).toEqual({ hidden: [], order: ['name', 'id'], pageSize: 30 });
});

it('a column is hidden in a tab that shows only one value of the column, but not in the “all” tab', async () => {
  const tabbed = listAddress({ filters: {}, sortable: [], tab: { field: 'name', values: ['0'] } });
  const withState = [
    { field: 'id', title: '编号' },
    { ...columns[0], hiddenInTab: true },
  ] as const;
  const Tabbed = () => <CrudTable api={things} address={tabbed} columns={withState} title="清单" />;
  const { router } = await renderPage(<Tabbed />, '/things');
  expect(await screen.findByRole('columnheader', { name: '编号' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '名称' })).toBeNull();
  await act(() => router.navigate('/things?name=all'));
  expect(await screen.findByRole('columnheader', { name: '名称' })).toBeVisible();
});

it('a failed refresh keeps the rows and shows their load time, but a 403 removes the rows', async () => {
  const { user } = await renderPage(<Things />, '/things');
  expect(await screen.findByText('第1页')).toBeVisible();
  const fail = (status: number) =>
    server.use(
      http.get('*/api/list/thing/list', () => HttpResponse.json({ code: status, msg: '数据库维护中' }, { status })),
    );
  fail(500);
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText(/^刷新失败，以下是 \d\d:\d\d:\d\d 的数据/)).toBeVisible();
  expect(screen.getByText('第1页')).toBeVisible();
  server.resetHandlers();
  fail(403);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText('第1页')).toBeNull());
  expect(screen.queryByText(/^刷新失败/)).toBeNull();
});

it('a search returns to the first page, and repeating the search sends a new request', async () => {
  const { user, router } = await renderPage(<Things />, '/things?pageNum=3');
  expect(await screen.findByText('第3页')).toBeVisible();
  const search = within(screen.getByRole('region', { name: '清单' }));
  await user.type(search.getByLabelText('名称'), '张{Enter}');
  expect(await screen.findByText('第1页')).toBeVisible();
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ name: '张' }).toString()}`);
  await user.click(search.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toBe(asked[1]);
});

it('[row 78] rows with the same id are all shown, and invalid rows are hidden', async () => {
  const records = [{ id: 1, name: '甲' }, null, 'row', { id: 1, name: '乙' }, { name: '无号' }, { id: 2, name: '丙' }];
  server.use(http.get('*/api/list/thing/list', () => HttpResponse.json({ code: 0, data: { records, total: 6 } })));
  await renderPage(<Things />, '/things');
  for (const name of ['甲', '乙', '丙']) expect(await screen.findByText(name)).toBeVisible();
  expect(screen.queryByText('无号')).not.toBeInTheDocument();
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('1 rows without id are left out')]);
});

it('[row 92] pressing Enter to confirm input-method text does not start a search', async () => {
  const { user, router } = await renderPage(<Things />, '/things');
  const name = within(screen.getByRole('region', { name: '清单' })).getByLabelText('名称');
  await user.type(name, '张');
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 229, isComposing: true });
  await act(() => Promise.resolve());
  expect(router.state.location.search).toBe('');
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 13, isComposing: false });
  await waitFor(() => expect(router.state.location.search).toContain('name='));
});
