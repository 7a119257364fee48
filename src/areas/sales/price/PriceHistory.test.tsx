import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { request } from '@/shared/api/http';
import { buttonIn, findDialog, inMore, openMenuItems } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { prices } from './price.resource';
import PriceListPage from './PriceListPage';

const name = '简历下载2026';
const address = `/?priceName=${name}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00+08:00') });
  return signInAs();
});
afterEach(() => void vi.useRealTimers());

it('a user restores an earlier price from the history and saves it in the form', async () => {
  const { unitPrice } = await prices.get(7);
  await request({ method: 'post', url: '/biz/price/update', data: { id: 7, unitPrice: 99, remark: '促销' } });
  const { user } = await renderPage(<PriceListPage />, address);
  await user.click(await inMore(user, `更多 ${name}`, '历史'));
  const drawer = within(await findDialog(`“${name}”的变更历史`));
  const row = within(await drawer.findByRole('row', { name: /^单价/ }));
  expect(row.getAllByRole('cell')[1]).toHaveTextContent('99.00');
  await user.click(row.getByLabelText('恢复此值 单价（元）'));
  const form = await findDialog(`编辑 ${name}`);
  expect(await within(form).findByText('已填入历史值，保存后生效')).toBeVisible();
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await prices.get(7)).toMatchObject({ unitPrice, remark: '促销' });
  const [newest] = (await request({ url: '/biz/price/history/7' })) as { changes: { field: string }[] }[];
  expect(newest?.changes.map(({ field }) => field)).toEqual(['unitPrice']);
});

it('restoring a whole history entry also restores empty values', async () => {
  await request({ method: 'post', url: '/biz/price/update', data: { id: 7, remark: '' } });
  await request({ method: 'post', url: '/biz/price/update', data: { id: 7, unitPrice: 99, remark: '促销' } });
  const { user } = await renderPage(<PriceListPage />, address);
  await user.click(await inMore(user, `更多 ${name}`, '历史'));
  const drawer = within(await findDialog(`“${name}”的变更历史`));
  await user.click((await drawer.findAllByText('恢复这些值'))[0] as HTMLElement);
  const form = await findDialog(`编辑 ${name}`);
  expect(await within(form).findByLabelText('备注')).toHaveValue('');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect((await prices.get(7)).remark ?? '').toBe('');
});

it('the history of a tiered price shows the quantities and price of each tier', async () => {
  const ladder = [
    { minQty: 1, maxQty: 9, price: 80 },
    { minQty: 10, maxQty: null, price: 60 },
  ];
  await request({ method: 'post', url: '/biz/price/update', data: { id: 7, ladder } });
  const { user } = await renderPage(<PriceListPage />, address);
  await user.click(await inMore(user, `更多 ${name}`, '历史'));
  const drawer = within(await findDialog(`“${name}”的变更历史`));
  const row = within(await drawer.findByRole('row', { name: /^阶梯价格/ }));
  const [, now] = row.getAllByRole('cell');
  const tiers = within(now as HTMLElement).getAllByRole('listitem');
  expect(tiers.map(({ textContent }) => textContent)).toEqual([
    '起始数量 1 · 截止数量 9 · 单价 80',
    '起始数量 10 · 单价 60',
  ]);
});

it('users who cannot edit prices see the history without the restore buttons', async () => {
  await request({ method: 'post', url: '/biz/price/update', data: { id: 7, unitPrice: 99 } });
  queryClient.clear();
  await signInAs('gaohaiyan');
  const { user } = await renderPage(<PriceListPage />, address);
  await user.click(await screen.findByLabelText(new RegExp(`^(更多|历史) ${name}`)));
  const drawer = within(await findDialog(`“${name}”的变更历史`));
  expect(await drawer.findByText('99.00')).toBeVisible();
  expect(drawer.queryByText('恢复此值')).not.toBeInTheDocument();
});

it('a price’s “history” action disappears after the server answers the history request with 404', async () => {
  server.use(http.get('*/api/biz/price/history/:id', () => HttpResponse.json({}, { status: 404 })));
  const { user } = await renderPage(<PriceListPage />, address);
  await user.click(await inMore(user, `更多 ${name}`, '历史'));
  expect(await screen.findByText('服务器没有提供此功能')).toBeVisible();
  expect(openMenuItems(/^历史/)).toEqual([]);
  expect(screen.queryByLabelText(`更多 ${name}`)).not.toBeInTheDocument();
});
