import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useUnsavedForms } from '@/shared/storage/unsaved';
import { showSystemConfig } from '@/shared/auth/session';
import { renderPage } from '@/testing/renderPage';
import { useLocation } from 'react-router-dom';
import { PublicPage } from './PublicPage';

// With unsaved input the page does not reload, so the failure is shown in place of the page.
beforeEach(() => useUnsavedForms.setState({ forms: new Map([['form', '/account/base']]) }));
afterEach(() => useUnsavedForms.setState({ forms: new Map() }));

it('a public page whose chunk failed to load opens after a retry', async () => {
  let tries = 0;
  const load = () =>
    ++tries > 2 ? Promise.resolve({ default: () => <p>注册</p> }) : Promise.reject(new Error('no such file'));
  const { user } = await renderPage(<PublicPage load={load} />);
  expect(await screen.findByRole('heading', { name: '页面加载失败，可能是系统刚刚更新' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('注册')).toBeVisible();
});

it('navigating from one public page to another loads the second page', async () => {
  const first = () => Promise.resolve({ default: () => <p>注册</p> });
  const second = () => Promise.resolve({ default: () => <p>找回密码</p> });
  const Pages = () => <PublicPage load={useLocation().pathname === '/first' ? first : second} />;
  const { router } = await renderPage(<Pages />, '/first');
  expect(await screen.findByText('注册')).toBeVisible();
  await act(() => router.navigate('/second'));
  expect(await screen.findByText('找回密码')).toBeVisible();
  expect(screen.queryByText('注册')).toBeNull();
});

it('a public page shows a message and a link to the sign-in page if the server lacks the feature', async () => {
  showSystemConfig({ features: ['sms'] });
  await renderPage(
    <PublicPage load={() => Promise.resolve({ default: () => <p>注册</p> })} needs={['sms', 'register']} />,
  );
  expect(screen.getByText('服务器没有提供此功能')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/user/login');
  expect(screen.queryByText('注册')).toBeNull();
});
