import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import BusinessListPage from './BusinessListPage';

beforeEach(() => signInAs());

it('a request that waits is taken back after asking; then it can be removed', async () => {
  const { user } = await renderPage(<BusinessListPage />, '/?title=显示器');
  await user.click(await screen.findByLabelText('撤销 显示器采购'));
  await user.click(await screen.findByText('撤销后流程立即结束，不能恢复。'));
  await user.click(screen.getByText('撤销', { selector: '.ant-modal-confirm-btns span' }));
  expect(await screen.findByText('已撤销')).toBeVisible();
  expect(await screen.findByLabelText('删除 显示器采购')).toBeVisible();
});

it('a process without a form of this product says so', async () => {
  const { user } = await renderPage(<BusinessListPage />);
  await user.click(await screen.findByText('新建'));
  await user.click(await screen.findByLabelText('申请 外出登记流程'));
  expect(await screen.findByText('路由配置错误')).toBeVisible();
});
