import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import ConfigListPage from '@/areas/system/config/ConfigListPage';
import { request } from '@/shared/api/http';
import { queryClient } from '@/shared/api/queryClient';
import { readOwn, writeOwn } from '@/shared/storage/own';
import { contractOnly } from '@/testing/contractOnly';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { viewsQuery } from './views.api';

const LIST = '/system/config';

/** Shares a view as the administrator. */
const share = (name: string, body: object) =>
  request({ method: 'post', url: '/system/accounts/views/save', data: { list: LIST, name, search: '', ...body } });

async function openMenu(address = '/') {
  const view = await renderPage(<ConfigListPage />, address);
  await view.user.click(await screen.findByRole('button', { name: '我的视图' }));
  await screen.findByLabelText('视图名称');
  return view;
}

const namesIn = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[1]?.textContent);

beforeEach(async () => {
  localStorage.clear();
  await signInAs();
});

it('saved views are grouped by scope, and only a starred view shows its row count', async () => {
  const counted: string[] = [];
  server.use(
    http.get('*/api/system/config/list', ({ request: { url } }) => {
      const query = new URL(url).searchParams;
      if (query.get('pageSize') === '1') counted.push(query.get('configType') ?? '');
    }),
  );
  await share('内置', { search: '?configType=Y', scope: 'mine' });
  await share('运营的', { search: '?configType=N', scope: 'role', roleId: 1 });
  await share('大家的', { scope: 'all' });
  writeOwn('VIEW_MARKS', { starred: [], order: [] }, LIST);
  const { user } = await openMenu();
  expect(await screen.findByRole('button', { name: '大家的' })).toBeVisible();
  expect([namesIn('我的'), namesIn('角色'), namesIn('所有人')]).toEqual([['内置'], ['运营的'], ['大家的']]);
  expect(counted).toEqual([]);
  await user.click(screen.getByRole('button', { name: '星标 内置' }));
  expect(namesIn('星标')).toEqual(['内置']);
  expect(await screen.findByText(/^\d+ 条$/)).toBeInTheDocument();
  expect(counted).toEqual(['Y']);
});

it('a user with the share permission can share, overwrite and remove a saved view', async () => {
  const { user } = await openMenu('/?configType=Y');
  await user.click(screen.getByRole('combobox', { name: '可见范围' }));
  await user.click(await screen.findByText('所有人可见'));
  await user.type(screen.getByLabelText('视图名称'), '内置');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('button', { name: '内置' })).toHaveAttribute('aria-current', 'true');
  await user.type(screen.getByLabelText('视图名称'), '内置{Enter}');
  await waitFor(() => expect(screen.getByLabelText('视图名称')).toHaveValue(''));
  expect(screen.getAllByRole('button', { name: '内置' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '删除视图 内置' }));
  const question = await findDialog('删除视图 内置');
  expect(question).toHaveTextContent('其他人也能看到此视图');
  await user.click(buttonIn(question, '删除'));
  await waitFor(() => expect(screen.queryByRole('button', { name: '内置' })).toBeNull());
});

it('a user without the share permission can star a shared view but not remove it', async () => {
  await share('大家的', { scope: 'all' });
  await signInAs('yunying');
  await openMenu();
  expect(await screen.findByRole('button', { name: '删除视图 大家的' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '星标 大家的' })).toBeEnabled();
  expect(screen.queryByRole('combobox', { name: '可见范围' })).toBeNull();
});

it('if the server refuses to save a view, the typed name stays in the field', async () => {
  server.use(http.post('*/views/save', () => HttpResponse.json({ code: 500, msg: '视图太多' })));
  const { user } = await openMenu();
  await user.type(screen.getByLabelText('视图名称'), '内置{Enter}');
  expect(await screen.findByText('视图太多')).toBeVisible();
  expect(screen.getByLabelText('视图名称')).toHaveValue('内置');
});

it('views stored in this browser move to the server, and the default view stays the default', async () => {
  writeOwn('VIEWS', [{ name: '内置', search: '?configType=Y', first: true }], LIST);
  await queryClient.fetchQuery(viewsQuery);
  queryClient.clear();
  await queryClient.fetchQuery(viewsQuery);
  expect(readOwn('VIEWS', LIST)).toMatchObject([{ name: '内置', search: '?configType=Y', isOwn: true }]);
  await openMenu();
  expect(await screen.findByRole('button', { name: '默认打开 内置' })).toHaveAttribute('aria-pressed', 'true');
});

it('a shared view ignores address parameters that its list does not support', async () => {
  await share('大家的', { search: '?configType=Y&at=1&evil=%22#x', scope: 'all' });
  const { user, router } = await openMenu();
  await user.click(await screen.findByRole('button', { name: '大家的' }));
  expect(router.state.location.search).toBe('?configType=Y');
});

it('the user can save and remove views in this browser if the server lacks the endpoints', async () => {
  const asked = contractOnly();
  const { user } = await openMenu('/?configType=Y');
  await user.type(screen.getByLabelText('视图名称'), '内置{Enter}');
  await user.type(await screen.findByLabelText('视图名称'), '内置2{Enter}');
  expect(await screen.findByRole('button', { name: '内置2' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: '可见范围' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '默认打开 内置' }));
  expect(screen.getByRole('button', { name: '默认打开 内置' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '删除视图 内置2' }));
  expect(screen.queryByRole('button', { name: '内置2' })).toBeNull();
  expect(new Set(asked).size).toBe(asked.length);
  expect(screen.queryByText(/失败|服务器没有/)).toBeNull();
});
