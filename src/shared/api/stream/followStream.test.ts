// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/ApiError';
import { followStream } from './followStream';
import { onLive, useLive } from './live';
import type { LiveEvent } from './liveEvents';

/* Windows of one browser. In the product each has its own modules; here they share modules and events. */

type Callback = () => Promise<void>;

/** Mocks a browser's locks: each name has one holder, others wait in order. */
function fakeLocks() {
  const queues = new Map<string, Promise<void>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, callback: Callback) {
      const run = (queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : callback()));
      queues.set(name, run);
      return run;
    },
  };
}

/** A server whose streams the test writes to. */
function fakeServer() {
  const streams: { lastId: string; send: (text: string) => void; end: () => void; isOpen: () => boolean }[] = [];
  const open = (lastId: string, signal: AbortSignal) => {
    let isOpen = true;
    return Promise.resolve(
      new ReadableStream<Uint8Array>({
        start(controller) {
          signal.addEventListener('abort', () => {
            isOpen = false;
          });
          streams.push({
            lastId,
            send: (text) => controller.enqueue(new TextEncoder().encode(text)),
            end: () => controller.close(),
            isOpen: () => isOpen,
          });
        },
      }),
    );
  };
  return { streams, open };
}

let windows: AbortController[] = [];
let got: LiveEvent['kind'][][] = [];
let unlisten: () => void;

function openWindow(open: Parameters<typeof followStream>[2], name = 'of user 1') {
  const stop = new AbortController();
  windows.push(stop);
  return { ...followStream(name, stop.signal, open), close: () => stop.abort() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  got = [];
  unlisten = onLive((events) => {
    got.push(events.map(({ kind }) => kind));
    return undefined;
  });
});
afterEach(async () => {
  windows.forEach((one) => one.abort());
  windows = [];
  unlisten();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it('only one window opens the event stream; when that window closes, another window opens the stream', async () => {
  const { streams, open } = fakeServer();
  const [first, second] = [openWindow(open), openWindow(open)];
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(1);
  expect([first.isFirst(), second.isFirst()]).toEqual([true, false]);
  expect(useLive.getState().isLive).toBe(true);
  streams[0]?.send('id: 5\nevent: rights\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  first.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.isFirst()).toBe(true);
  expect(streams[0]?.isOpen()).toBe(false);
  expect(streams).toHaveLength(2);
});

it('equal events are delivered once, and unknown events are ignored', async () => {
  const { streams, open } = fakeServer();
  openWindow(open);
  await vi.advanceTimersByTimeAsync(0);
  const record = 'event: record\ndata: {"path":"/biz/company","id":1,"what":"taken"}\n\n';
  streams[0]?.send(`event: hello\ndata: {}\n\n${record.repeat(1000)}event: weather\ndata: {}\n\n`);
  await vi.advanceTimersByTimeAsync(700);
  expect(got).toEqual([['record']]);
});

it('a reconnect triggers one reset event if the server sends no event ids', async () => {
  const { streams, open } = fakeServer();
  openWindow(open);
  await vi.advanceTimersByTimeAsync(700);
  expect(got).toEqual([]);
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(useLive.getState().isLive).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(useLive.getState().isLive).toBe(true);
  await vi.advanceTimersByTimeAsync(700);
  expect(got).toEqual([['reset']]);
});

it('a reconnect requests only the missed events if the server sends event ids', async () => {
  const { streams, open } = fakeServer();
  openWindow(open);
  await vi.advanceTimersByTimeAsync(0);
  streams[0]?.send('id: a-1\nevent: hello\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(0);
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams.map(({ lastId }) => lastId)).toEqual(['', 'a-1']);
  expect(got).toEqual([]);
});

it('if the server has no event stream, the browser sends only one stream request and live updates stay off', async () => {
  const open = vi.fn(() => Promise.reject(new ApiError('missing')));
  openWindow(open);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(open).toHaveBeenCalledTimes(1);
  expect(useLive.getState().isLive).toBe(false);
});

it('without the Web Locks API, visible windows each have an event stream, and hidden windows have none', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { streams, open } = fakeServer();
  openWindow(open);
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(1);
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(streams[0]?.isOpen()).toBe(false);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(2);
});
