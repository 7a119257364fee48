import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useHotkeys } from './hotkeys';

it('a shortcut works as soon as its page is in the document, even before the browser paints the page', () => {
  const press = vi.fn();
  function Review() {
    useHotkeys(press, true);
    return null;
  }
  function Page() {
    useLayoutEffect(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })), []);
    return <Review />;
  }
  render(<Page />);
  expect(press).toHaveBeenCalledOnce();
});
