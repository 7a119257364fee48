import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '@/shared/display/notify';
import { renderPage } from '@/testing/renderPage';

const shown = () => screen.queryAllByRole('alert').map((notice) => notice.textContent);

it('[row 71] thirty simultaneous errors show no message twice and never more than three messages', async () => {
  await renderPage(<p>页面</p>);
  await act(async () => {
    for (let count = 0; count < 30; count++) notify.error('连接失败');
  });
  // If this test runs alone, the notice host is still loading.
  await waitFor(() => expect(shown()).toEqual(['连接失败']));
  await act(async () => {
    for (let count = 0; count < 30; count++) notify.error(`第${count}个`);
  });
  expect(new Set(shown()).size).toBe(shown().length);
  expect(shown().length).toBeLessThanOrEqual(3);
});

it('repeating an error message restarts its display time and makes screen readers announce it again', async () => {
  await renderPage(<p>页面</p>);
  await act(async () => notify.error('已被占用'));
  await waitFor(() => expect(shown()).toEqual(['已被占用']));
  const announced = () => screen.getByText('已被占用', { selector: '[role="status"] *', ignore: false });
  const first = { notice: screen.getByRole('alert'), words: announced() };
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2500);
  await act(async () => notify.error('已被占用'));
  await waitFor(() => expect(shown()).toEqual(['已被占用']));
  // Both elements are new, so that the timeout restarts and the live region, which announces only added elements,
  // speaks again.
  expect(first.notice).not.toBeInTheDocument();
  expect(first.words).not.toBeInTheDocument();
  expect(announced()).toBeInTheDocument();
});
