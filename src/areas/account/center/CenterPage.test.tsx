import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import CenterPage from './CenterPage';

it('the personal center shows the user’s profile, recent operations and sign-ins', async () => {
  await signInAs('yunying');
  const { user, router } = await renderPage(<CenterPage />, '/account/center');
  expect(await screen.findByRole('heading', { name: '运营小王' })).toBeVisible();
  expect(screen.getByText('yunying@example.com')).toBeVisible();
  expect(screen.getByText('市场部门')).toBeVisible();
  expect(screen.getByText('普通角色')).toBeVisible();
  expect(screen.getByText('深圳市示例科技有限公司, 杭州示例网络有限公司')).toBeVisible();
  expect(await screen.findByText(/删除 · 用户管理/)).toHaveTextContent('失败');
  expect(screen.getByText(/不允许删除超级管理员用户/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '登录记录' }));
  expect((await screen.findAllByText(/Chrome · Windows/))[0]).toHaveTextContent('成功');
  await user.click(screen.getByRole('button', { name: '编辑资料' }));
  expect(router.state.location.pathname).toBe('/account/base');
});

it('the personal center shows an error if the profile fails to load, and a retry loads the profile', async () => {
  await signInAs();
  server.use(
    http.get('*/api/system/user/profile', () => HttpResponse.json({ code: 500, msg: '服务不可用' }), { once: true }),
    http.get('*/api/system/accounts/operations', () => HttpResponse.json({ code: 0, data: null })),
  );
  const { user } = await renderPage(<CenterPage />);
  expect(await screen.findByText('还没有操作记录')).toBeVisible();
  expect(await screen.findByText(/服务不可用/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '系统管理员' })).toBeVisible();
});
