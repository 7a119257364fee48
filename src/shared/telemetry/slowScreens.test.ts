// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slowScreens } from './slowScreens';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Mocks a page: `open` shows screens that fetch for the given milliseconds; `told` collects the reports. */
function aPage() {
  const told: [string, number][] = [];
  const take = slowScreens((name, ms) => told.push([name, ms]));
  vi.advanceTimersByTime(1000);
  const open = (what: string, fetches: number, since = performance.now()) => {
    const ready = since + fetches;
    take({ kind: 'screen', what, since, isBusy: () => performance.now() < ready });
    return since;
  };
  return { told, open };
}

it('only screens that wait more than three seconds for their rows are reported as slow', () => {
  const { told, open } = aPage();
  open('system/RoleList', 1000);
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([]);
  open('system/UserList', 5000);
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([['system/UserList', 5000]]);
});

it('a screen is not reported as slow if the user leaves the screen, reopens its tab or hides the window', () => {
  const { told, open } = aPage();
  const first = open('system/UserList', 5000);
  vi.advanceTimersByTime(500);
  open('system/RoleList', 100);
  vi.advanceTimersByTime(20_000);
  open('system/UserList', 100, first);
  vi.advanceTimersByTime(20_000);
  open('system/DeptList', 5000);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([]);
});
