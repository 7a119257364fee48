import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { companies } from '@/areas/approval/company/company.review';
import { forgetMissing } from '@/shared/api/optional';
import { queryClient } from '@/shared/api/queryClient';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { Viewers } from './Viewers';

/** The interval between two requests for the viewers. */
const INTERVAL = 20_000;

afterEach(() => {
  vi.useRealTimers();
  forgetMissing();
});

/** Renders the viewers of a company. The first request is answered with `first`, and later ones with a viewer. */
async function viewing(first: { code: number; msg: string }) {
  let asked = 0;
  await signInAs();
  server.use(
    http.get('*/biz/company/viewers/:id', () => {
      asked += 1;
      return HttpResponse.json(asked === 1 ? first : { code: 0, data: [{ name: '李静' }] });
    }),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const page = await renderPage(<Viewers api={companies.api} id={1001} />);
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  act(() => void vi.advanceTimersByTime(INTERVAL));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { ...page, asked: () => asked };
}

it('the other viewers of a record appear even if the first request fails', async () => {
  const { unmount } = await viewing({ code: 500, msg: '服务器繁忙' });
  expect(await screen.findByText(/李静/)).toBeVisible();
  unmount();
});

it('the browser requests the viewers of a record only once if the server cannot report viewers', async () => {
  const { unmount, asked } = await viewing({ code: 404, msg: '' });
  expect(asked()).toBe(1);
  unmount();
});
