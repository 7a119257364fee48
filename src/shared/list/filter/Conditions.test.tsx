import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { useSession } from '@/shared/auth/session';
import { resource } from '@/shared/resource/resource';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { addressOf } from '../addressOf';
import type { Column } from '../column';
import { CrudTable } from '../CrudTable';
import { resourceFilter } from './resourceFilter';

const thingSchema = z.object({ id: z.number(), name: z.string(), status: z.string(), price: z.number() });
type Thing = z.infer<typeof thingSchema>;
const things = resource({
  schema: thingSchema,
  path: '/list/thing',
  id: 'id',
  permission: 'system:user',
  messages: 'shared',
  nameOf: ({ name }) => name,
});
const industries = () => ({
  queryKey: ['industries'],
  queryFn: () =>
    Promise.resolve([
      { value: 7, label: '教育' },
      { value: 8, label: '金融' },
    ]),
});
const columns: Column<Thing>[] = [
  { field: 'name', title: '名称', filter: true, sort: true },
  { field: 'status', title: '状态', dict: 'sys_normal_disable', filter: true },
  { key: 'industry', title: '行业', filterOnly: true, filter: resourceFilter('industryId', industries) },
  { field: 'price', title: '价格', kind: 'money', sort: true },
];
const address = addressOf(columns);
const Things = () => <CrudTable<Thing> api={things} address={address} columns={columns} title="清单" />;

/** The filters of the last request for the list. */
let asked: Record<string, string>;
const can = (...filterConditions: string[]) =>
  useSession.setState(({ config }) => ({ config: { ...config, filterConditions } }));

beforeEach(async () => {
  localStorage.clear();
  await signInAs();
  can('not', 'in', 'empty', 'range');
  server.use(
    http.get('*/api/list/thing/list', ({ request }) => {
      const { pageNum: _num, pageSize: _size, ...filters } = Object.fromEntries(new URL(request.url).searchParams);
      asked = filters;
      return HttpResponse.json({ code: 0, data: { records: [], current: 1, total: 0 } });
    }),
  );
});

type User = Awaited<ReturnType<typeof renderPage>>['user'];

async function choose(user: User, title: string, condition: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^“${title}”的条件`) }));
  await user.click(await screen.findByRole('menuitem', { name: condition }));
}

const chips = () =>
  within(screen.getByRole('list', { name: '已选的筛选条件' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

it('the user can negate a chosen filter value, and the filter chip shows the negation', async () => {
  const { user, router } = await renderPage(<Things />, '/things?status=1');
  await choose(user, '状态', '不是');
  expect(await screen.findByText('停用', { selector: 'bdi' })).toBeVisible();
  expect(chips()).toEqual(['状态 不是 停用']);
  expect(router.state.location.search).toBe('?status.not=1');
  expect(asked).toEqual({ 'status.not': '1' });
  await choose(user, '状态', '是');
  expect(router.state.location.search).toBe('?status=1');
});

it('choosing “does not contain” sends the typed text as a negated filter', async () => {
  const { user } = await renderPage(<Things />, '/things');
  await choose(user, '名称', '不包含');
  await user.type(screen.getByRole('textbox', { name: '名称' }), '测试{Enter}');
  expect(await screen.findByText('测试', { selector: 'bdi' })).toBeVisible();
  expect(chips()).toEqual(['名称 不包含 测试']);
  expect(asked).toEqual({ 'name.not': '测试' });
});

it('the user can filter a list by several industries, and then change the condition to “is not empty”', async () => {
  const { user, router } = await renderPage(<Things />, '/things');
  await choose(user, '行业', '属于');
  await user.click(await screen.findByRole('combobox', { name: '行业' }));
  await user.click(await screen.findByTitle('教育'));
  await user.click(await screen.findByTitle('金融'));
  expect(await screen.findByRole('button', { name: '取消筛选：行业' })).toBeVisible();
  expect(chips()).toEqual(['行业 属于 教育、金融']);
  expect(asked).toEqual({ 'industryId.in': '7,8' });
  await choose(user, '行业', '不为空');
  expect(asked).toEqual({ 'industryId.empty': 'false' });
  await user.click(screen.getByRole('button', { name: '取消筛选：行业' }));
  expect(router.state.location.search).toBe('');
});

it('the user can filter for empty values and clear all filters at once', async () => {
  const { user, router } = await renderPage(<Things />, '/things?name=甲');
  await choose(user, '状态', '为空');
  expect(await screen.findByRole('button', { name: '取消筛选：状态' })).toBeVisible();
  expect(chips()).toEqual(['名称：甲', '状态 为空']);
  expect(asked).toEqual({ name: '甲', 'status.empty': 'true' });
  await choose(user, '状态', '不为空');
  expect(asked).toEqual({ name: '甲', 'status.empty': 'false' });
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('button', { name: '“状态”的条件：是' })).toBeVisible();
});

it('the user can filter an amount by a range if the server supports range filters', async () => {
  const { user } = await renderPage(<Things />, '/things');
  await user.click(await screen.findByRole('button', { name: /更多筛选/ }));
  await user.type(await screen.findByRole('spinbutton', { name: '价格，最小' }), '9.5');
  await user.type(screen.getByRole('spinbutton', { name: '价格，最大' }), '100{Enter}');
  expect(await screen.findByText('9.5 – 100')).toBeVisible();
  expect(asked).toEqual({ 'price.from': '9.5', 'price.to': '100' });
});

it('an unsupported filter condition from a link is marked as not applied and stays in the address', async () => {
  can();
  const { user, router } = await renderPage(<Things />, '/things?status.not=1&price.from=5&name=甲');
  expect(await screen.findByText('状态 不是（服务器不支持，未筛选）')).toBeVisible();
  expect(screen.getByText('价格 区间（服务器不支持，未筛选）')).toBeVisible();
  expect(screen.queryByRole('button', { name: /的条件/ })).toBeNull();
  expect(asked).toEqual({ name: '甲' });
  await user.click(screen.getByRole('button', { name: '取消筛选：状态' }));
  expect(router.state.location.search).toBe('?name=%E7%94%B2&price.from=5');
});
