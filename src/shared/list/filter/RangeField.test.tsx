import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { renderPage } from '@/testing/renderPage';
import { RangeField } from './RangeField';

it.each([
  ['今天', '2026-11-01', '2026-11-01'],
  ['昨天', '2026-10-31', '2026-10-31'],
  ['近7天', '2026-10-26', '2026-11-01'],
  ['本月', '2026-11-01', '2026-11-01'],
])('for a user in São Paulo, the date preset %s is based on the server’s current day', async (name, from, to) => {
  inBrowserZone('America/Sao_Paulo', '2026-10-31T20:00:00Z');
  const onChange = vi.fn<(range: unknown) => void>();
  const { user } = await renderPage(<RangeField value={[null, null]} onChange={(range) => onChange(days(range))} />);
  await user.click(screen.getByRole('button', { name: '常用日期' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  expect(onChange).toHaveBeenCalledWith([from, to]);
});

const days = (range: Parameters<Parameters<typeof RangeField>[0]['onChange']>[0]) =>
  range?.map((day) => day?.format('YYYY-MM-DD'));
