import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { queryClient } from '@/shared/api/queryClient';
import { server } from '@/testing/server';
import { useConnectionLost } from './useConnection';

function Page() {
  const { isError } = useQuery({ queryKey: ['thing'], queryFn: () => request({ url: '/thing' }) });
  return `${useConnectionLost() ? 'lost' : 'connected'}, ${isError ? 'failed' : 'loading'}`;
}
const CONFIG = `*/api${paths.systemConfig}`;
const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );

it('[row 62] [row 68] an endpoint that drops connections is retried once, and the app stays connected', async () => {
  let asked = 0;
  let probed = 0;
  server.use(
    http.get('*/api/thing', () => {
      asked += 1;
      return HttpResponse.error();
    }),
    http.get(CONFIG, () => {
      probed += 1;
      return HttpResponse.json({ code: 0, data: {} });
    }),
  );
  open();
  expect(await screen.findByText('connected, failed')).toBeVisible();
  await waitFor(() => expect(probed).toBe(1));
  // Twice the delay before the request's retry.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(asked).toBe(2); // a GET is retried once
  expect(probed).toBe(1);
  expect(screen.getByText('connected, failed')).toBeVisible();
});

it('the app reports a lost connection, and refetches failed queries when the server returns', async () => {
  const dropped = [http.get('*/api/thing', () => HttpResponse.error()), http.get(CONFIG, () => HttpResponse.error())];
  server.use(...dropped);
  open();
  expect(await screen.findByText('lost, failed')).toBeVisible();
  server.use(
    http.get('*/api/thing', () => HttpResponse.json({ code: 0, data: 1 })),
    http.get(CONFIG, () => HttpResponse.json({ code: 0, data: {} })),
  );
  expect(await screen.findByText('connected, loading')).toBeVisible();
});

it('the app repeats failed requests when the browser is online again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(
    http.get('*/api/thing', () => HttpResponse.error()),
    http.get(CONFIG, () => HttpResponse.json({ code: 0, data: {} })),
  );
  open();
  expect(await screen.findByText('lost, failed')).toBeVisible();
  server.use(http.get('*/api/thing', () => HttpResponse.json({ code: 0, data: 1 })));
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('connected, loading')).toBeVisible();
});
