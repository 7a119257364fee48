import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { flowOf, tasks } from './task.resource';

it('a task beyond the first page can be opened and found by title if the server limits the page size', async () => {
  await signInAs();
  const pending = ['报销', '礼品'].map((processName, index) => ({
    id: `7-${index}`,
    procInstId: '7',
    procDefId: 'gift:1:1',
    processName,
    businessKey: '7',
  }));
  server.use(
    http.get('*/act/task/ing', ({ request }) => {
      const row = pending[Number(new URL(request.url).searchParams.get('pageNum')) - 1];
      return HttpResponse.json({ code: 0, data: { records: row ? [row] : [], total: pending.length } });
    }),
    http.get('*/act/task/waiting', () => HttpResponse.json({ code: 0, data: [] })),
  );
  expect(await tasks.get('7:7-1')).toMatchObject({ processName: '礼品' });
  expect(await tasks.list({ processName: '礼品', pageNum: 1, pageSize: 10 })).toMatchObject({
    records: [{ id: '7-1' }],
    total: 1,
  });
});

it('the whole history of a request is loaded even if the server splits the history into several pages', async () => {
  await signInAs();
  server.use(
    http.get('*/act/task/flow', ({ request }) => {
      const id = String(new URL(request.url).searchParams.get('pageNum'));
      return HttpResponse.json({
        code: 0,
        data: { records: [{ id, procDefId: 'gift:1:1', procInstId: '7' }], total: 3 },
      });
    }),
  );
  expect((await flowOf('7')).map(({ id }) => id)).toEqual(['1', '2', '3']);
});
