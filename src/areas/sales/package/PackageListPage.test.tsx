import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import PackageListPage from './PackageListPage';

beforeEach(() => signInAs());

it('the price of a package cannot exceed its list price', async () => {
  const before = await request({ url: '/biz/package/get/7' });
  const { user } = await renderPage(<PackageListPage />, '/?packageType=2');
  await user.click(await screen.findByLabelText('编辑 学校会员三年套餐'));
  expect(screen.getByLabelText('编辑 学校会员年度套餐')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('下架 学校会员年度套餐')).toBeVisible();
  const form = within(await findDialog('编辑 学校会员三年套餐'));
  const price = await form.findByLabelText('售价（元）');
  await user.clear(price);
  await user.type(price, '9000');
  await user.click(form.getByText('保存'));
  expect(await form.findByText('售价不能高于原价')).toBeVisible();
  await user.clear(price);
  await user.type(price, '3999.9');
  await user.click(form.getByText('保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await request({ url: '/biz/package/get/7' })).toMatchObject(before as object);
});
