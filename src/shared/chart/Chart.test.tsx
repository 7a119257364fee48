import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { Chart } from './Chart';

// Must be the first test, because once the library is loaded, every chart is drawn.
it('a chart that is not drawn yet is printed as a table', async () => {
  await renderPage(<Chart title="月度新增" option={() => ({})} columns={['月份', '新增']} rows={[['1 月', 3]]} />);
  await screen.findByRole('img', { name: '月度新增' });
  expect(screen.queryByText('1 月')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('1 月')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('1 月')).not.toBeInTheDocument();
});

it('a chart below the fold loads nothing until the user scrolls to it', async () => {
  let scroll: (isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  await renderPage(<Chart title="月度新增" option={() => ({})} columns={['月份', '新增']} rows={[['1 月', 3]]} />);

  const chart = await screen.findByRole('img', { name: '月度新增' });
  scroll(false);
  expect(chart).toHaveAttribute('aria-busy', 'false');

  scroll(true);
  expect(chart).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => chart).toHaveAttribute('aria-busy', 'false');
});
