import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSettings } from '@/shared/settings/settings';
import { useDocumentTheme } from './useDocumentTheme';

const printed: (string | undefined)[] = [];

/** Like `window.print`, which reads the page when the listeners of `beforeprint` have returned. */
function print() {
  window.dispatchEvent(new Event('beforeprint'));
  printed.push(document.documentElement.dataset.theme);
  window.dispatchEvent(new Event('afterprint'));
}

function Page() {
  useDocumentTheme();
  return (
    <button type="button" onClick={print}>
      print
    </button>
  );
}

it('a print button prints a page in the light theme, even if the page is in the dark theme', async () => {
  useSettings.setState({ theme: 'dark' });
  render(<Page />);
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.click(screen.getByText('print'));
  expect(printed).toEqual(['light']);
  expect(document.documentElement.dataset.theme).toBe('dark');
});
