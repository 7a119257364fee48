import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import WorkplacePage from './WorkplacePage';

afterEach(() => void vi.useRealTimers());

it('greets by the hour, with one’s figures, last deeds and ways on', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 14, 0) });
  await signInAs('yunying');
  await renderPage(<WorkplacePage />, '/account/workplace');
  expect(await screen.findByText('下午好，运营小王')).toBeVisible();
  expect(screen.getByText('2026-11-20 · 深圳市示例科技有限公司')).toBeVisible();
  const figures = await screen.findByRole('region', { name: '我的数据' });
  expect(await within(figures).findByText('我的公司')).toBeVisible();
  expect(await screen.findByText(/修改 · 用户管理/)).toBeVisible();
  expect(screen.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/account/center');
});

it('knows the figures’ names in other languages, and shows those it does not know as they came', async () => {
  const data = [
    { statKey: 'operToday', statName: '今日操作', statValue: 3 },
    { statKey: 'newOne', statName: '新指标', statValue: 4 },
  ];
  server.use(http.get('*/api/report/statistics/mine', () => HttpResponse.json({ code: 0, data })));
  await signInAs();
  await speak('en-US');
  await renderPage(<WorkplacePage />);
  expect(await screen.findByText('Changes today')).toBeVisible();
  expect(screen.getByText('新指标')).toBeVisible();
  await speak('zh-CN');
});
