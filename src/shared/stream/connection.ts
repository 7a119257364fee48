import { ApiError } from '@/shared/api/ApiError';
import { eventParser, type StreamEvent } from './eventParser';

/** The wait before the first new attempt, in milliseconds, unless the server says another; each failure doubles it. */
const FIRST_WAIT = 1000;
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 60_000;
/** A connection that lasted this long has worked, in milliseconds: the next attempt waits only briefly. */
const WORKED = 10_000;
/** A server sends a comment at least every 20 seconds; a connection that is silent for longer is dead. */
const SILENCE = 50_000;
/** Max time in milliseconds to work on what arrives, before the page gets its turn for as long. */
const TURN = 8;

interface Connection {
  /** Opens the stream after the event with this id; '' without one. */
  open: (lastId: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** The id of the last event that this browser has seen. */
  lastId: () => string;
  /** Gets the events that have arrived together. */
  onEvents: (events: readonly StreamEvent[]) => void;
  /** Called with true when the connection is open, and with false when it ended. */
  onLive: (isLive: boolean) => void;
  signal: AbortSignal;
  random?: () => number;
}

/** The errors after which another attempt makes no sense: no such call, no right to it, or no session. */
const FINAL = new Set(['missing', 'unauthorized', 'forbidden', 'cancelled', 'stopped']);

/**
 * Keeps one connection open until `signal` aborts, and opens it again after it ended, later after each failure. Resolves
 * when it is aborted, and when the server has no such call or refuses the session.
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

/** Reads a connection to its end. Resolves to the server's `retry`; rejects when the connection breaks or is silent. */
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

/** Waits, but no longer than until the browser is online again or the signal aborts. */
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
