// @fresh-modules
import '@/testing/world';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '@/shared/storage/storage';

const MINUTES = 5;
let end = () => {};
const replace = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  replace.mockClear();
  vi.stubGlobal('location', { ...location, pathname: '/system/user', search: '', hash: '', replace });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.hidden = false;
});

it.each([
  ['no time', 'soon'],
  ['a time far in the future', Number.MAX_SAFE_INTEGER],
  ['nothing', null],
])('a window still locks on time if the stored time of the last input is %s', async (_, stored) => {
  vi.resetModules();
  const { watchLock } = await import('./lock');
  end = watchLock(MINUTES);
  writeStored('ACTIVE', stored);
  await vi.advanceTimersByTimeAsync(MINUTES * 60_000 + 10_000);
  expect(replace).toHaveBeenCalledWith('/user/login?locked');
});

it('input after the computer has slept past the limit locks instead of extending the session', async () => {
  vi.resetModules();
  const { watchLock } = await import('./lock');
  end = watchLock(MINUTES);
  // The clock goes on while the computer sleeps, but no timer fires.
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(0);
  expect(replace).toHaveBeenCalledWith('/user/login?locked');
});
