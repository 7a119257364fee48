// @fresh-modules
import '@/testing/world';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '@/shared/storage/storage';
import { MAX_WAIT } from '@/testing/maxWait';

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

it('after the computer has slept too long, the next user input locks the window instead of extending the session', async () => {
  vi.resetModules();
  const { watchLock } = await import('./lock');
  end = watchLock(MINUTES);
  // The clock goes on while the computer sleeps, but no timer fires.
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  window.dispatchEvent(new Event('pointermove'));
  expect(document.body).not.toBeVisible();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/user/login?locked'), MAX_WAIT);
});

/** Another window stores a lock, or removes it (null). */
const elsewhere = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'pro__LOCKED', newValue }));

it('a lock in another window hides a page that is already unloading, but does not redirect the page', async () => {
  vi.resetModules();
  const [{ watchLock }, { startLeaving }] = await Promise.all([import('./lock'), import('@/shared/auth/leaving')]);
  end = watchLock(0);
  startLeaving();
  elsewhere('{}');
  expect(document.body).not.toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replace).not.toHaveBeenCalled();
});

it('a window stays unlocked when another window signs in and removes the lock from local storage', async () => {
  vi.resetModules();
  const { watchLock } = await import('./lock');
  end = watchLock(0);
  elsewhere(null);
  expect(document.body).toBeVisible();
});
