import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderPage, speak } from '@/testing/renderPage';
import { PriceTimeLine } from './PriceTimeLine';

it('a price without a start date is not shown on the timeline', async () => {
  const prices = [
    { id: 1, effectiveTime: '2025-01-01 00:00:00', priceName: '旧价' },
    { id: 2, effectiveTime: '', priceName: '缺日期' },
  ];
  await renderPage(<PriceTimeLine prices={prices} label="价格" />);
  expect(screen.getByText('旧价')).toBeVisible();
  expect(screen.queryByText('缺日期')).not.toBeInTheDocument();
});

it('price periods are shown in the user’s format, and the year 9999 counts as no end', async () => {
  await speak('en-US');
  onTestFinished(() => speak());
  const prices = [
    { id: 1, effectiveTime: '2025-01-01 00:00:00', expireTime: '2026-03-08 00:00:00' },
    { id: 2, effectiveTime: '2026-03-08 00:00:00', expireTime: '9999-12-31 23:59:59' },
  ];
  await renderPage(<PriceTimeLine prices={prices} label="Prices" />);
  expect(screen.getByText('Jan 1, 2025 to Mar 8, 2026')).toBeVisible();
  expect(screen.getByText('From Mar 8, 2026')).toBeVisible();
});
