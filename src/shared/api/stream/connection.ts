import { ApiError } from '@/shared/api/ApiError';
import { eventParser, type StreamEvent } from './eventParser';

/** The delay before the first retry, in ms, unless the server sends a delay. Each further failure doubles the delay. */
const FIRST_WAIT = 1000;
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 60_000;
/** A connection that lasted longer than this, in milliseconds, is not a failure: it resets the delay of the retries. */
const WORKED = 10_000;
/** Max silence in milliseconds before a connection counts as dead; a server sends a comment every 20 seconds. */
const SILENCE = 50_000;
/**
 * Max time in milliseconds for parsing without a break. Parsing then pauses for 8 ms, so that the page stays
 * responsive.
 */
const TURN = 8;

interface Connection {
  /** Opens the stream after the event with the id `lastId`; '' before the first event. */
  open: (lastId: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** Returns the id of the last event that this browser has received. */
  lastId: () => string;
  /** Called with events that arrived together. */
  onEvents: (events: readonly StreamEvent[]) => void;
  /** Called with true when the connection opens, and with false when it ends. */
  onLive: (isLive: boolean) => void;
  signal: AbortSignal;
  random?: () => number;
}

/**
 * Kinds of errors after which no retry is made, because a retry would fail again: the server lacks the call or forbids
 * it, no session exists, the call was cancelled, or the window is blocked.
 */
const FINAL = new Set(['missing', 'unauthorized', 'forbidden', 'cancelled', 'stopped']);

/**
 * Keeps one connection open. Reopens a closed connection after a delay, which grows with repeated failures. Resolves
 * when `signal` aborts or after a final error (`FINAL`).
 */
export async function keepConnected(connection: Connection): Promise<void> {
  const { open, lastId, onLive, signal, random = Math.random } = connection;
  let retry = FIRST_WAIT;
  let failures = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const drop = () => attempt.abort();
    signal.addEventListener('abort', drop);
    const start = performance.now();
    const late = setTimeout(drop, SILENCE);
    try {
      const body = await open(lastId(), attempt.signal);
      clearTimeout(late);
      onLive(true);
      retry = (await readAll(body, connection, attempt)) ?? retry;
    } catch (error) {
      if (error instanceof ApiError && FINAL.has(error.kind) && !attempt.signal.aborted) return;
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', drop);
      attempt.abort();
      onLive(false);
    }
    failures = performance.now() - start > WORKED ? 0 : failures + 1;
    const base = Math.max(SHORTEST_WAIT, retry);
    const most = Math.min(LONGEST_WAIT, base * 2 ** Math.max(0, failures - 1));
    await pause(most * (0.5 + random() / 2), signal);
  }
}

/** Reads a connection to its end and resolves to the server's `retry`. Rejects if the connection breaks or stalls. */
async function readAll(
  body: ReadableStream<Uint8Array>,
  { onEvents, signal }: Connection,
  attempt: AbortController,
): Promise<number | undefined> {
  const { push, retry } = eventParser();
  const reader = body.getReader();
  attempt.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  let silence: ReturnType<typeof setTimeout> | undefined;
  let turn = performance.now();
  try {
    for (;;) {
      silence = setTimeout(() => attempt.abort(), SILENCE);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done || attempt.signal.aborted) return retry();
      const events = push(value);
      if (events.length > 0) onEvents(events);
      if (performance.now() - turn < TURN) continue;
      await pause(TURN, signal);
      turn = performance.now();
    }
  } finally {
    clearTimeout(silence);
  }
}

/** Waits for `time` milliseconds; ends early when the browser goes online or the signal aborts. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
