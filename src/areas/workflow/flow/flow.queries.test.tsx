import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { drawingQuery } from './flow.queries';

it('a temporary error while loading a request does not make its diagram count as deleted', async () => {
  await signInAs('yunying');
  server.use(
    http.get('*/act/business/get/7', () => new HttpResponse(null, { status: 429 }), { once: true }),
    http.get('*/act/business/get/7', () => HttpResponse.json({ code: 500, msg: 'no record' })),
  );
  const query = drawingQuery('leave:9:9', 7);
  await expect(queryClient.fetchQuery(query)).rejects.toMatchObject({ status: 429 });
  expect(await queryClient.fetchQuery(query)).toBe('');
});
