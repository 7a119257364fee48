import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { companies } from '@/areas/approval/company/company.review';
import { forgetMissing } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import { signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { useTaken } from './useTaken';

const MINUTE = 60_000;

/** The records of each `take`, and the status of each answer, by default 200. */
let asked: number[][] = [];
let statuses: number[] = [];

beforeEach(async () => {
  await signInAs();
  useSession.setState(({ config }) => ({ config: { ...config, reviewers: true } }));
  [asked, statuses] = [[], []];
  server.use(
    http.post('*/biz/company/take', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: number[] };
      const status = statuses[asked.length] ?? 200;
      asked.push(ids);
      const data = { id: ids[0], reviewerId: useSession.getState().user?.userId, reviewerName: '系统管理员' };
      return status === 200 ? HttpResponse.json({ code: 0, data }) : new HttpResponse(null, { status });
    }),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  forgetMissing();
});

/** Opens a pending company, with two records to try if a colleague has it, and waits for the first answer. */
async function taking() {
  const { records } = await companies.api.list({ auditStatus: '0', pageNum: 1, pageSize: 1 });
  const [row = expect.fail('no pending company')] = records;
  const client = new QueryClient();
  let mode: 'visible' | 'hidden' = 'visible';
  const { unmount, rerender } = renderHook(() => useTaken(companies, row, [2, 3], vi.fn()), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <Activity mode={mode}>{children}</Activity>
      </QueryClientProvider>
    ),
  });
  const show = (next: typeof mode) => {
    mode = next;
    rerender();
  };
  await waitFor(() => expect(asked).toEqual([[row.id, 2, 3]]));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return { id: row.id, client, unmount, show };
}

/** Lets a minute pass, and waits for the answer of a call that is due. */
async function minute(client: QueryClient) {
  act(() => void vi.advanceTimersByTime(MINUTE));
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

it('if extending the reservation of a record under review fails, the browser tries again a minute later', async () => {
  statuses = [200, 502, 200];
  const { id, client, unmount } = await taking();
  for (let minutes = 1; minutes <= 3; minutes += 1) await minute(client);
  expect(asked.slice(1)).toEqual([[id], [id], [id]]);
  unmount();
});

it('if reserving several records for review fails, the browser tries again with only the open record', async () => {
  statuses = [502];
  const { id, client, unmount } = await taking();
  await minute(client);
  expect(asked.slice(1)).toEqual([[id]]);
  unmount();
});

it('if the server cannot reserve records for review, the browser sends only one reservation request', async () => {
  statuses = [404];
  const { client, unmount } = await taking();
  await minute(client);
  await minute(client);
  expect(asked).toHaveLength(1);
  unmount();
});

it('after another tab has hidden a review, its record is reserved again, and no other record', async () => {
  const { id, client, show } = await taking();
  show('hidden');
  client.removeQueries(); // as the cache does by itself for hidden pages
  show('visible');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual([id]);
});
