import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import DonateListPage from './DonateListPage';

it('the amounts of the donations on a page are added up exactly', async () => {
  await signInAs();
  const row = (id: number, amount: string | number) => ({
    id,
    nick: `人${id}`,
    amount,
    canal: 1,
    createTime: '2026-01-01',
  });
  const records = [row(1, 0.1), row(2, 0.2), row(3, '1234567.00')];
  server.use(
    http.get('*/api/system/donate/list', () => HttpResponse.json({ code: 0, data: { records, current: 1, total: 3 } })),
  );
  await renderPage(<DonateListPage />);
  expect(await screen.findByText('1,234,567.30')).toBeVisible();
  expect(screen.getByText('0.10')).toBeVisible();
});
