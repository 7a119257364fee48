import { http, HttpResponse, type RequestHandler } from 'msw';
import { type Call, may, secured } from '../access';
import { users } from '../db';
import { api } from '../respond';
import { publishChanges } from './changes';
import { addStream, currentId, eventsAfter, type Sent } from './hub';

/** The interval between comments in milliseconds. They keep proxies from closing a quiet stream. */
const HEARTBEAT = 15_000;

publishChanges();

/** True when the caller may receive an event with their present rights. */
async function isFor({ user, session }: Call, { to }: Sent): Promise<boolean> {
  if (to.token !== undefined) return to.token === session.token;
  if (to.userIds) return to.userIds.includes(user.userId);
  if (to.permission === undefined) return true;
  const now = await users.find(user.userId);
  return now !== undefined && may(now, to.permission);
}

const textOf = ({ id, event, data }: Sent) => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Opens the stream of the caller's events (docs/contract#2.39), which starts after the event in `Last-Event-ID`. */
function open(call: Call): Response {
  const lastId = call.request.headers.get('last-event-id');
  const encoder = new TextEncoder();
  let close: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let last = Promise.resolve();
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      /** Keeps the events in order although looking up their receivers is asynchronous. */
      const write = (sent: Sent) => {
        last = last.then(async () => {
          if (await isFor(call, sent)) send(textOf(sent));
        }, close);
      };
      const missed = lastId ? eventsAfter(lastId) : [];
      const greeting = { event: missed ? 'hello' : 'reset', id: (missed && lastId) || currentId() };
      const leave = addStream(
        call.session.token,
        write,
        () => void last.then(() => controller.close()).then(close, close),
      );
      const heartbeat = setInterval(() => send(': \n\n'), HEARTBEAT);
      close = () => {
        leave();
        clearInterval(heartbeat);
      };
      send(`retry: 2000\n${textOf({ ...greeting, data: {}, to: {} })}`);
      missed?.forEach(write);
    },
    cancel: () => close(),
  });
  return new HttpResponse(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

/** The endpoint of the event stream. */
export const eventHandlers: RequestHandler[] = [http.get(api('/system/events'), secured(null, open))];
