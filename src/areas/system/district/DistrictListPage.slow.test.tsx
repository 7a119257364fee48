import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import DistrictListPage from './DistrictListPage';

let asked: string[] = [];
const listen = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/districts/list')) asked.push(new URLSearchParams(search).get('pid') ?? '');
};
beforeEach(async () => {
  await signInAs();
  asked = [];
  server.events.on('request:start', listen);
});
afterEach(() => server.events.removeListener('request:start', listen));

const tree = () => screen.findByRole('tree', { name: '行政区划' });
const node = async (name: string) =>
  (await within(await tree()).findByText(name)).closest('[role=treeitem]') as HTMLElement;
const switcher = async (name: string) => within(await node(name)).getByLabelText('caret-down');

it('expanding a region in the tree loads its subregions, and selecting a region lists its subregions', async () => {
  const { user, router } = await renderPage(<DistrictListPage />);
  expect(await screen.findByText('共 3,390 条')).toBeVisible();
  await user.click(await switcher('广东'));
  await within(await tree()).findByText('深圳');
  expect(asked.filter((pid) => pid !== '').toSorted()).toEqual(['0', '44']);
  await user.click(within(await tree()).getByText('深圳'));
  expect(router.state.location.search).toBe('?pid=4403');
  const row = (await screen.findByText('南山区')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('广东 / 深圳');
  await user.click(await screen.findByText('更多筛选'));
  expect(screen.getByLabelText('上级编号')).toHaveValue('4403');
});

it('a search by pinyin finds regions and shows the parent regions of each result', async () => {
  const { user, router } = await renderPage(<DistrictListPage />);
  await user.type(await screen.findByLabelText('查找地区'), 'nanshan{Enter}');
  const hit = (await screen.findByText('广东 / 深圳')).closest('button') as HTMLElement;
  expect(hit).toHaveTextContent('南山');
  await user.click(hit);
  expect(router.state.location.search).toBe('?id=440305');
  expect(await screen.findByText('共 1 条')).toBeVisible();
});

it('the form derives the pinyin of a new district and checks its code', async () => {
  const { user } = await renderPage(<DistrictListPage />, '/?id=4403');
  await user.click(await screen.findByLabelText('新增下级 深圳'));
  const form = await findDialog();
  expect(within(form).getByText('在深圳下新建')).toBeVisible();
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('区/县的编号是 6 位数字')).toBeVisible();
  await user.type(within(form).getByLabelText('编号'), '05');
  await user.type(within(form).getByLabelText('名称'), '前海');
  await user.tab();
  expect(await within(form).findByDisplayValue('qianhai')).toBe(within(form).getByLabelText('拼音'));
  expect(within(form).getByLabelText('拼音缩写')).toHaveValue('qh');
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('数据库中已存在该记录')).toBeVisible();
  await user.clear(within(form).getByLabelText('编号'));
  await user.type(within(form).getByLabelText('编号'), '440388');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
});

it('the region page shows why a region cannot be removed, and can reload subregions that failed to load', async () => {
  const { user } = await renderPage(<DistrictListPage />, '/?id=44');
  await user.click(await inMore(user, '更多 广东', '删除'));
  await user.click(buttonIn(await findDialog(), '删除'));
  expect(await screen.findByText('广东存在下级地区,不能删除')).toBeVisible();
  server.use(
    http.get('*/api/system/districts/list', () => HttpResponse.json({ code: 500, msg: '坏了' }), { once: true }),
  );
  await user.click(await switcher('海南'));
  await user.click(await within(await tree()).findByText('加载失败'));
  expect(await within(await tree()).findByText('三亚')).toBeVisible();
});
