import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import { speak } from '@/testing/renderPage';
import { TableFailure } from './TableFailure';

beforeEach(() => speak());
afterEach(() => void vi.useRealTimers());

const shown = (error: ApiError, onRetry = () => undefined) =>
  render(<TableFailure error={error} onRetry={onRetry} />).container;

it('[row 56] a gateway failure shows the app’s own message and the request id', () => {
  shown(new ApiError('http', '', { status: 502, requestId: '4bf92f35' }));
  expect(screen.getByRole('alert')).toHaveTextContent('服务器开小差了（502），请稍后再试 请求编号：4bf92f35');
});

it('[row 69] the retry button is disabled and counts down until the server’s retry time', () => {
  vi.useFakeTimers({ now: 0 });
  const onRetry = vi.fn();
  shown(new ApiError('http', '', { status: 503, retryAt: 5000 }), onRetry);
  const button = screen.getByRole('button', { name: /^重试/ });
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent('00:00:05');
  act(() => void vi.advanceTimersByTime(3000));
  expect(button).toHaveTextContent('00:00:02');
  act(() => void vi.advanceTimersByTime(2000));
  expect(button).toBeEnabled();
  expect(screen.queryByRole('timer')).toBeNull();
  button.click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('[row 55] a long server message is cut to 200 characters until the user expands it', async () => {
  const word = `<b>${'𠮷'.repeat(300)}</b>`;
  const page = shown(new ApiError('refused', word));
  expect(screen.getByText(/^加载失败/)).toHaveTextContent(`<b>${'𠮷'.repeat(197)}…`);
  expect(page).not.toHaveTextContent('𠮷'.repeat(198));
  await userEvent.click(screen.getByRole('button', { name: /^展 ?开$/ }));
  expect(page).toHaveTextContent(word);
  expect(page.querySelector('b')).toBeNull();
});
