import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderPage, speak } from '@/testing/renderPage';
import { Facts } from './Facts';

it('on an English page, an impossible date in a remark or a time field is shown as the server sent it', async () => {
  await speak('en-US');
  onTestFinished(() => speak());
  const row = { remark: '2026-13-01', createTime: '0000-00-00 00:00:00' };
  const facts = [
    { name: 'remark', label: 'Remark' },
    { name: 'createTime', label: 'Created' },
  ] as const;
  await renderPage(<Facts row={row} group={{ title: 'Details', facts }} />);
  expect(screen.getByText('2026-13-01')).toBeVisible();
  expect(screen.getByText('0000-00-00 00:00:00')).toBeVisible();
});
