import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mediaQueryHook } from './mediaQueryHook';

/** A media query as in Chromium: reading `matches` after a change drops the event of that change. */
class ChromiumQuery extends EventTarget {
  private current = false;
  private reported = false;
  get matches() {
    this.reported = this.current;
    return this.reported;
  }
  change(matches: boolean) {
    this.current = matches;
  }
  /** Dispatches the event of the last change, unless a script has read the new value already. */
  frame() {
    if (this.current === this.reported) return;
    this.reported = this.current;
    this.dispatchEvent(Object.assign(new Event('change'), { matches: this.current }));
  }
}

it('a media query change updates all components, even if one of them re-renders before the change event', () => {
  const query = new ChromiumQuery();
  vi.stubGlobal('matchMedia', () => query);
  const useIsDark = mediaQueryHook('(prefers-color-scheme: dark)');
  const first = renderHook(() => useIsDark());
  const second = renderHook(() => useIsDark());
  query.change(true);
  second.rerender();
  act(() => query.frame());
  expect([first.result.current, second.result.current]).toEqual([true, true]);
});
