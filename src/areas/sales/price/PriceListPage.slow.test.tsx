import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from '@/shared/api/http';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import PriceListPage from './PriceListPage';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00+08:00') });
  return signInAs();
});
afterEach(() => void vi.useRealTimers());

const year = 2026;

it('an overlapping price is named in the form and marked on the timeline', async () => {
  const { user } = await renderPage(<PriceListPage />, `/?priceName=职位发布${year - 1}`);
  await user.click(await screen.findByLabelText(`编辑 职位发布${year - 1}`));
  const form = within(await findDialog(`编辑 职位发布${year - 1}`));
  const line = within(await form.findByRole('group', { name: '同一计费项目和适用对象的价格' }));
  expect(await line.findByText(`职位发布${year}`)).toBeVisible();
  expect(line.queryByText('重叠')).not.toBeInTheDocument();
  await user.clear(form.getByLabelText('失效时间'));
  await user.type(form.getByLabelText('失效时间'), `${year}-02-01 00:00:00{Enter}`);
  expect(await line.findByText('重叠')).toBeVisible();
  await user.click(form.getByText('保存'));
  expect(await form.findByText(`有效期与“职位发布${year}”重叠`)).toBeVisible();
});

it('the quantities of a price’s tiers must not overlap', async () => {
  const before = await request({ url: '/biz/price/get/7' });
  const { user } = await renderPage(<PriceListPage />, `/?priceName=简历下载${year}`);
  await user.click(await screen.findByLabelText(`编辑 简历下载${year}`));
  const form = within(await findDialog(`编辑 简历下载${year}`));
  const to = await form.findByLabelText('第 1 档截止数量');
  await user.clear(to);
  await user.type(to, '60');
  await user.click(form.getByText('保存'));
  expect(await form.findByText('第 2 档与第 1 档的数量重叠')).toBeVisible();
  await user.clear(to);
  await user.type(to, '49');
  await user.click(form.getByText('保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await request({ url: '/biz/price/get/7' })).toMatchObject(before as object);
});
