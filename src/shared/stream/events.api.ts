import { requestStream } from '@/shared/api/http';

/** The call that pushes events; a server may lack it. */
export const EVENTS = '/system/events';
const EVENT_STREAM = 'text/event-stream';

/** Opens the stream of events after the one with this id; '' without one. */
export const openEvents = (lastId: string, signal: AbortSignal) =>
  requestStream({
    url: EVENTS,
    signal,
    quiet: true,
    type: EVENT_STREAM,
    headers: { Accept: EVENT_STREAM, ...(lastId && { 'Last-Event-ID': lastId }) },
  });
