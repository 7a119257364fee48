// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { onApi } from '@/shared/api/events';
import { setToken } from '@/shared/auth/token';
import { failureOf, respond } from '@/testing/samples/thing';
import { server } from '@/testing/server';
import { openEvents } from './events.api';

const stream = (type: string) => () =>
  new HttpResponse(
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('data')) }),
    {
      headers: { 'content-type': type },
    },
  );
// Node's fetch does not accept a path without an origin.
const open = () => openEvents('', new AbortController().signal, { url: '/thing', baseURL: `${location.origin}/api` });

it('the stream request carries the token and returns data as it arrives', async () => {
  setToken('abc.def');
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/thing', ({ request: sent }) => {
      asked.push(sent.headers.get('token'));
      return stream('text/event-stream;charset=UTF-8')();
    }),
  );
  const reader = (await open()).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data');
  void reader.cancel();
  expect(asked).toEqual(['abc.def']);
});

it('a JSON response is not read as a stream', async () => {
  respond(() => HttpResponse.json({ code: 404, msg: 'no' }));
  expect(await failureOf(open())).toMatchObject({ kind: 'missing' });
});

it('the app does not report a lost network connection if the event stream cannot be opened', async () => {
  const lost: boolean[] = [];
  const stop = onApi('connection', (event) => void lost.push(event.lost));
  respond(() => HttpResponse.error());
  expect(await failureOf(open())).toMatchObject({ kind: 'network' });
  stop();
  expect(lost).toEqual([]);
});
