import { deployment } from '@/shared/settings/deployment';
import { collector } from './collector';
import { keepConnected } from './connection';
import { RESET, type StreamEvent } from './eventParser';
import { openEvents } from './events.api';
import { announceLive, useLive } from './live';
import { toLiveEvent } from './liveEvents';

/** A message between windows. The first window sends its state and events. A new window sends `ask`. */
type Message =
  | { type: 'ask' }
  | { type: 'state'; isLive: boolean }
  | { type: 'events'; events: readonly StreamEvent[]; lastId: string };

/**
 * Follows the server's events until `signal` aborts. All windows of this browser with the same `name` share one
 * connection. The first window holds the connection and passes its events on. When the first window closes, the next
 * window continues after the last event. On a page without TLS, the browser has no locks. Each visible window then has
 * its own connection. `isFirst` returns true if this window holds the connection.
 */
export function followStream(name: string, signal: AbortSignal, open = openEvents): { isFirst: () => boolean } {
  const { add, stop } = collector(announceLive);
  let lastId = '';
  let isFirst = false;
  let wasLive = false;

  function take(message: Message): void {
    if (message.type === 'state') {
      useLive.setState({ isLive: message.isLive });
      wasLive ||= message.isLive;
    }
    if (message.type !== 'events') return;
    lastId = message.lastId;
    add(message.events.flatMap((event) => toLiveEvent(event) ?? []));
  }

  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  const channel = canShare ? new BroadcastChannel(name) : undefined;
  const send = (message: Message) => {
    if (signal.aborted) return;
    channel?.postMessage(message);
    take(message);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'ask') take(data);
    else if (isFirst) channel.postMessage({ type: 'state', isLive: useLive.getState().isLive } satisfies Message);
  });

  const lead = async (until: AbortSignal) => {
    isFirst = true;
    await keepConnected({
      open,
      lastId: () => lastId,
      onEvents: (events) => send({ type: 'events', events: reduced(events), lastId: events.at(-1)?.id ?? '' }),
      onLive: (isLive) => {
        // Without an id the server cannot resend the events lost between two connections.
        const hasGap = isLive && wasLive && lastId === '';
        send({ type: 'state', isLive });
        if (hasGap) send({ type: 'events', events: [{ id: '', type: RESET, data: '' }], lastId });
      },
      signal: until,
    });
    isFirst = false;
  };

  // A backend that needs a mapping does not push events.
  if (deployment.mapping) return { isFirst: () => false };
  if (channel) {
    channel.postMessage({ type: 'ask' } satisfies Message);
    navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
  } else whileVisible(lead, signal);
  signal.addEventListener('abort', () => {
    stop();
    channel?.close();
    useLive.setState({ isLive: false });
  });
  return { isFirst: () => isFirst };
}

/** Removes duplicates from events that arrived together, so that other windows need not parse all of them. */
function reduced(events: readonly StreamEvent[]): StreamEvent[] {
  return [...new Map(events.map((event) => [`${event.type} ${event.data}`, event])).values()];
}

/** Holds a connection while the window is visible, because browsers open only six connections to an HTTP/1 server. */
function whileVisible(lead: (until: AbortSignal) => Promise<void>, signal: AbortSignal): void {
  let shown: AbortController | undefined;
  const follow = () => {
    if (document.visibilityState === 'hidden' || signal.aborted) shown?.abort();
    else if (!shown || shown.signal.aborted) {
      shown = new AbortController();
      void lead(shown.signal);
    }
  };
  document.addEventListener('visibilitychange', follow);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', follow);
    shown?.abort();
  });
  follow();
}
