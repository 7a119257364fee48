import { act, renderHook } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import { useSession } from '@/shared/auth/session';
import { queryClient } from '@/shared/api/queryClient';
import type { ImportRow } from './importRows';
import { useSending } from './useSending';

const rows = Array.from({ length: 10 }, (_, index): ImportRow => ({
  number: index + 2,
  cells: [],
  values: { index },
  errors: [],
}));

it('[row 35] an import stops when this window is stopped, and reports how many rows were not sent', async () => {
  const sent: unknown[] = [];
  const send = ({ index }: Record<string, unknown>) => {
    if (sent.length >= 4) return Promise.reject(new ApiError('stopped'));
    sent.push(index);
    return Promise.resolve();
  };
  const { result } = renderHook(() => useSending('/things', send), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.start(rows));
  // Of ten rows four were sent: six are left, and none of them counts as refused.
  expect(result.current.sending).toMatchObject({ busy: false, sent: 4, total: 10, failed: [], left: 6 });
  expect(result.current.sending?.saved).toHaveLength(4);
  expect(sent).toEqual([0, 1, 2, 3]);
});

it('retrying rejected rows keeps the rows already saved, and stores the server’s answers', async () => {
  let isDown = true;
  const send = ({ index }: Record<string, unknown>) =>
    index === 3 && isDown ? Promise.reject(new ApiError('malformed')) : Promise.resolve(`answer ${String(index)}`);
  const { result } = renderHook(() => useSending('/things', send, String), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.start(rows));
  expect([result.current.sending?.saved.length, result.current.sending?.failed.length]).toEqual([9, 1]);
  isDown = false;
  await act(() => result.current.start(rows.slice(3, 4)));
  expect(result.current.sending).toMatchObject({ sent: 1, total: 1, failed: [] });
  expect(result.current.sending?.saved).toHaveLength(10);
  expect(result.current.sending?.saved.at(-1)).toMatchObject({ row: { number: 5 }, note: 'answer 3' });
});

it('every row carries its import’s key where the server supports keys; a retry gets a new key', async () => {
  const keys: (string | undefined)[] = [];
  const send = (_: Record<string, unknown>, importKey?: string) => Promise.resolve(keys.push(importKey));
  const { result } = renderHook(() => useSending('/things', send), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.start(rows.slice(0, 2)));
  expect(keys).toEqual([undefined, undefined]);
  act(() => useSession.setState(({ config }) => ({ config: { ...config, importKeys: true } })));
  await act(() => result.current.start(rows.slice(0, 2)));
  await act(() => result.current.start(rows.slice(0, 1)));
  const [first, second, third] = keys.slice(2);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
