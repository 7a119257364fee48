/** An event for the windows of certain users. */
export interface Sent {
  id: string;
  event: string;
  data: object;
  to: Audience;
}

/** The receivers of an event: one session, some users, users with a permission, or everybody if nothing is set. */
export interface Audience {
  token?: string;
  userIds?: readonly number[];
  permission?: string;
}

/** The number of events kept for clients that reconnect. */
const KEPT = 500;

/** Identifies this run of the server. Event ids of another run cannot be resumed. */
const run = crypto.randomUUID().slice(0, 8);
const kept: Sent[] = [];
const streams = new Map<object, { token: string; write: (sent: Sent) => void; end: () => void }>();
let count = 0;
let isUsed = false;

/** The id of the last event. */
export const currentId = () => `${run}-${count}`;

/** True once a stream has been opened. Before that, nobody can miss an event. */
export const hasStreams = () => isUsed;

/** Sends an event to every stream. The stream decides whether its user receives it. */
export function publish(event: string, data: object, to: Audience = {}): void {
  if (!isUsed) return;
  count++;
  const sent = { id: currentId(), event, data, to };
  kept.push(sent);
  if (kept.length > KEPT) kept.shift();
  for (const { write } of streams.values()) write(sent);
}

/** Returns the events after this id; undefined if they are no longer kept. */
export function eventsAfter(lastId: string): Sent[] | undefined {
  if (lastId === currentId()) return [];
  const first = kept.findIndex(({ id }) => id === lastId);
  const isBeforeKept = kept[0]?.id === `${run}-${Number(lastId.slice(run.length + 1)) + 1}` && lastId.startsWith(run);
  return first >= 0 || isBeforeKept ? kept.slice(first + 1) : undefined;
}

/** Adds a stream for a session. Returns a function that removes it. */
export function addStream(token: string, write: (sent: Sent) => void, end: () => void): () => void {
  isUsed = true;
  const key = {};
  streams.set(key, { token, write, end });
  return () => streams.delete(key);
}

/** Ends all streams of a session. */
export function endStreams(token: string): void {
  for (const one of streams.values()) if (one.token === token) one.end();
}

/** The number of open streams. */
export const countStreams = () => streams.size;

const reviewed = new Map<string, string>();

/** Enables events about the records of a resource, for users who may see its list. */
export const publishRecordsOf = (path: string, permission: string) => void reviewed.set(path, permission);

/** Publishes an action of a user on records, if the resource was enabled with `publishRecordsOf`. */
export function publishRecords(path: string, ids: readonly unknown[], what: string, byId: number): void {
  const permission = reviewed.get(path);
  if (permission === undefined) return;
  for (const id of ids) publish('record', { path, id, what, byId }, { permission: `${permission}:list` });
}
