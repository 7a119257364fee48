// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import { MAX_WAIT } from '@/testing/maxWait';
import { keepConnected } from './connection';
import type { StreamEvent } from './eventParser';

const encoder = new TextEncoder();

/** A server whose connections the test answers one at a time. */
function fakeServer() {
  const asked: { lastId: string; signal: AbortSignal }[] = [];
  const answers: ((signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>)[] = [];
  const events: StreamEvent[] = [];
  const states: boolean[] = [];
  const stop = new AbortController();
  return {
    asked,
    events,
    states,
    stop: () => stop.abort(),
    /** Makes the next connection fail. */
    fail: (error: Error) => answers.push(() => Promise.reject(error)),
    /** Makes the next connection send these parts and then end; with `stays` it remains open. */
    send(parts: readonly (string | Uint8Array)[], { stays = false } = {}) {
      answers.push((signal) =>
        Promise.resolve(
          new ReadableStream<Uint8Array>({
            start(controller) {
              for (const part of parts) controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
              if (!stays) return controller.close();
              signal.addEventListener('abort', () => controller.error(signal.reason));
            },
          }),
        ),
      );
    },
    /** Leaves the next connection unanswered. */
    hang: () => answers.push(() => new Promise(() => undefined)),
    start: () =>
      keepConnected({
        open: (lastId, signal) => {
          asked.push({ lastId, signal });
          const answer = answers.shift();
          const aborted = new Promise<never>((_, reject) => {
            signal.addEventListener('abort', () => reject(new ApiError('cancelled')));
          });
          return answer ? Promise.race([answer(signal), aborted]) : aborted;
        },
        lastId: () => events.at(-1)?.id ?? '',
        onEvents: (more) => events.push(...more),
        onLive: (isLive) => states.push(isLive),
        signal: stop.signal,
        random: () => 1,
      }),
  };
}

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  vi.useFakeTimers();
  server = fakeServer();
});
afterEach(() => {
  server.stop();
  vi.useRealTimers();
});

const down = () => new ApiError('http', '', { status: 503 });

it('a reopened connection continues after the last complete event', async () => {
  server.send(['id: 1\nevent: task\ndata: {}\n\nid: 2\ndata: half']);
  server.send(['id: 2\nevent: task\ndata: whole\n\n'], { stays: true });
  void server.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.asked.map(({ lastId }) => lastId)).toEqual(['', '1']);
  expect(server.events.map(({ data }) => data)).toEqual(['{}', 'whole']);
  expect(server.states).toEqual([true, false, true]);
});

it('the reconnect delay doubles with each failure up to a minute and is reset by a success', async () => {
  for (let n = 0; n < 9; n++) server.fail(down());
  server.send([': hello\n'], { stays: true });
  void server.start();
  for (const [seconds, attempts] of [
    [1, 2],
    [2, 3],
    [4, 4],
    [8, 5],
    [16, 6],
    [32, 7],
    [60, 8],
    [60, 9],
    [60, 10],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(server.asked).toHaveLength(attempts - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.asked).toHaveLength(attempts);
  }
  await vi.advanceTimersByTimeAsync(50_000 + 1000);
  expect(server.asked).toHaveLength(11);
});

it('the reconnect delay starts at the server’s retry time and grows when connections end immediately', async () => {
  for (let n = 0; n < 4; n++) server.send(['retry: 5000\n\n']);
  void server.start();
  await vi.advanceTimersByTimeAsync(5000 + 10_000);
  expect(server.asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.asked).toHaveLength(4);
});

it('the connection is reopened at once when the browser is online again', async () => {
  for (let n = 0; n < 6; n++) server.fail(down());
  void server.start();
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000);
  expect(server.asked).toHaveLength(5);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.asked).toHaveLength(6);
});

it.each(['missing', 'unauthorized', 'forbidden', 'cancelled'] as const)(
  'the connection is not reopened after the error %s',
  async (kind) => {
    server.fail(new ApiError(kind));
    await server.start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.asked).toHaveLength(1);
  },
);

it('the caller’s abort signal closes the connection', async () => {
  server.send(['data: x\n\n'], { stays: true });
  const over = server.start();
  await vi.advanceTimersByTimeAsync(10);
  server.stop();
  await over;
  expect(server.asked[0]?.signal.aborted).toBe(true);
  expect(server.states).toEqual([true, false]);
});

it('the event stream is closed if the server sends nothing for 50 seconds, not even a heartbeat', async () => {
  let write: (text: string) => void = () => undefined;
  server.hang();
  void server.start();
  await vi.advanceTimersByTimeAsync(49_999);
  expect(server.asked[0]?.signal.aborted).toBe(false);
  server.send([new Uint8Array()], { stays: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(server.asked[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(51_000);
  expect(server.asked.length).toBeGreaterThan(2);
  server.stop();

  server = fakeServer();
  vi.spyOn(server, 'send');
  const { signal } = new AbortController();
  void keepConnected({
    open: async () => {
      server.asked.push({ lastId: '', signal });
      return new ReadableStream<Uint8Array>({
        start: (controller) => void (write = (text) => controller.enqueue(encoder.encode(text))),
      });
    },
    lastId: () => '',
    onEvents: () => undefined,
    onLive: () => undefined,
    signal,
  });
  for (let n = 0; n < 10; n++) {
    await vi.advanceTimersByTimeAsync(20_000);
    write(': alive\n');
  }
  expect(server.asked).toHaveLength(1);
});

it('an event that arrives byte by byte is read whole', async () => {
  const text = encoder.encode('event: notice\ndata: 新通知😀\n\n');
  server.send(
    Array.from(text, (byte) => Uint8Array.of(byte)),
    { stays: true },
  );
  void server.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.events).toEqual([{ id: '', type: 'notice', data: '新通知😀' }]);
});

it('a flood of 8,000 events is read without loss', async () => {
  vi.useRealTimers();
  const many = Array.from({ length: 400 }, (_, n) => `id: ${n}\ndata: ${'x'.repeat(200)}\n\n`.repeat(20));
  server.send(many, { stays: true });
  void server.start();
  await vi.waitFor(() => expect(server.events).toHaveLength(8000), MAX_WAIT);
  server.stop();
});
