import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderPage, speak } from '@/testing/renderPage';
import { PriceTimeLine } from './PriceTimeLine';

it('the periods of prices are in the user’s format, and the year 9999 is no end', async () => {
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
