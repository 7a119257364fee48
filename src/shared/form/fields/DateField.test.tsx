import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { renderPage } from '@/testing/renderPage';
import { DateField } from './DateField';

/** Renders a date field with a value and opens its calendar. */
async function open(value: string, time = false) {
  const onChange = vi.fn();
  const { user } = await renderPage(<DateField aria-label="日期" value={value} onChange={onChange} time={time} />);
  const field = screen.getByRole('textbox', { name: '日期' });
  await user.click(field);
  return { user, field, onChange };
}

/** The fields that offer the current time or day, and the label of that choice. */
const NOW = [
  ['a server’s time', true, '此刻'],
  ['a server’s day', false, '今天'],
] as const;

it('leaving a date field after hovering over a day in the calendar does not change the date', async () => {
  const { user, field, onChange } = await open('2026-11-02');
  await user.hover(await screen.findByTitle('2026-11-20'));
  fireEvent.blur(field);
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('2026-11-02');
});

it('a typed date is accepted when the user leaves the field', async () => {
  const { user, field, onChange } = await open('2026-11-02');
  await user.clear(field);
  await user.type(field, '2026-11-03');
  fireEvent.blur(field);
  expect(onChange).toHaveBeenLastCalledWith('2026-11-03');
});

it.each(NOW)('the calendar of %s offers “now” or “today” in the server’s time zone', async (_, time, name) => {
  inBrowserZone('Asia/Shanghai', '2026-10-31T20:00:00Z');
  await open('2026-11-02 00:00:00', time);
  expect(await screen.findByText(name)).toBeVisible();
});

it.each(NOW)('the calendar of %s offers no “now” or “today” if the browser is a day behind', async (_, time, name) => {
  inBrowserZone('America/Sao_Paulo', '2026-10-31T20:00:00Z');
  await open('2026-11-02 00:00:00', time);
  expect(await screen.findByTitle('2026-11-20')).toBeVisible();
  expect(screen.queryByText(name)).toBeNull();
});

it('in São Paulo, the calendar offers “today” if the browser and the server have the same date', async () => {
  inBrowserZone('America/Sao_Paulo', '2026-10-31T12:00:00Z');
  await open('2026-11-02');
  expect(await screen.findByText('今天')).toBeVisible();
});
