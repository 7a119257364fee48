import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { DateRangeField } from './DateRangeField';

/** Renders a date range from 2 to 9 November and focuses its first input. */
async function open() {
  const onChange = vi.fn();
  const { user } = await renderPage(
    <>
      <DateRangeField aria-label="日期" value={['2026-11-02', '2026-11-09']} onChange={onChange} />
      <button type="button">保存</button>
    </>,
  );
  const [from, to] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!from || !to) throw new Error('no inputs');
  await user.click(from);
  /** Leaves an input. The picker itself accepts a date only in a later task. */
  const leave = (input: HTMLElement, relatedTarget: HTMLElement) => fireEvent.blur(input, { relatedTarget });
  return { user, onChange, from, to, leave, button: screen.getByRole('button', { name: '保存' }) };
}

it('a typed date is accepted when the user moves the focus to a button', async () => {
  const { user, onChange, from, leave, button } = await open();
  await user.clear(from);
  await user.type(from, '2026-11-03');
  leave(from, button);
  expect(onChange).toHaveBeenLastCalledWith(['2026-11-03', '2026-11-09']);
});

it('when the user types a start date and then an end date, both dates are accepted together', async () => {
  const { user, onChange, from, to, leave, button } = await open();
  await user.clear(from);
  await user.type(from, '2026-11-20');
  leave(from, to);
  expect(onChange).not.toHaveBeenCalled();
  await user.click(to);
  await user.clear(to);
  await user.type(to, '2026-11-30');
  leave(to, button);
  expect(onChange).toHaveBeenLastCalledWith(['2026-11-20', '2026-11-30']);
});

it('leaving a date range field after hovering over a day in the calendar does not change the range', async () => {
  const { user, onChange, from } = await open();
  await user.hover((await screen.findAllByTitle('2026-11-05'))[0] ?? from);
  fireEvent.blur(from);
  expect(onChange).not.toHaveBeenCalled();
});
