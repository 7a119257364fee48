import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { version } from '../../../../package.json';
import ExceptionSharePage from '../share/ExceptionSharePage';
import TestHomePage from './TestHomePage';

it('the diagnostics page shows the version, language and browser, and can recheck an unreachable backend', async () => {
  server.use(http.get('*/api/system/operator/setting/info', () => HttpResponse.error(), { once: true }));
  const { user } = await renderPage(<TestHomePage />, '/test/home');
  expect(await screen.findByText('网络中断，请检查网络后重试')).toBeVisible();
  expect(screen.getByText(version)).toBeVisible();
  expect(screen.getByText('zh-CN')).toBeVisible();
  expect(screen.getByText(navigator.userAgent)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/^可访问，\d+ 毫秒$/)).toBeVisible();
});

it('the diagnostics page shows the backend’s error message', async () => {
  const reply = () => HttpResponse.json({ code: 500, msg: '维护中' });
  server.use(http.get('*/api/system/operator/setting/info', reply));
  await renderPage(<TestHomePage />);
  expect(await screen.findByText('维护中')).toBeVisible();
});

it('an expired share link shows a message and a link to the home page', async () => {
  await renderPage(<ExceptionSharePage />, '/ExceptionShare');
  expect(await screen.findByRole('heading', { name: '分享链接无效' })).toHaveFocus();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});
