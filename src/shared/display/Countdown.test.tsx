import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clockOf, Countdown } from './Countdown';

afterEach(() => void vi.useRealTimers());

it.each([
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [1, '00:00:01'],
  [61_000, '00:01:01'],
  [100 * 3_600_000, '100:00:00'],
])('the countdown shows %i ms as %s', (left, text) => expect(clockOf(left)).toBe(text));

it('the countdown counts down each second and reports its end once', () => {
  vi.useFakeTimers({ now: 0 });
  const onEnd = vi.fn();
  render(<Countdown target={3000} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:03');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:02');
  expect(onEnd).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:00');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('[row 101] the countdown shows zero after the computer sleeps past the end time', () => {
  vi.useFakeTimers({ now: 0 });
  const onEnd = vi.fn();
  render(<Countdown target={3_600_000} onEnd={onEnd} />);
  act(() => void vi.advanceTimersByTime(1000));
  vi.setSystemTime(9_000_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:00');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onEnd).toHaveBeenCalledTimes(1);
});
