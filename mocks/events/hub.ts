/** An event for the windows of some users. */
export interface Sent {
  id: string;
  event: string;
  data: object;
  to: Audience;
}

/** Who gets an event: one session, some users, users with a permission, or everybody if nothing is given. */
export interface Audience {
  token?: string;
  userIds?: readonly number[];
  permission?: string;
}

/** The number of events kept for those who resume. */
const KEPT = 500;

/** The ids of another run of the server cannot be resumed. */
const run = crypto.randomUUID().slice(0, 8);
const kept: Sent[] = [];
const streams = new Map<object, { token: string; write: (sent: Sent) => void; end: () => void }>();
let count = 0;
let isUsed = false;

/** The id of the last event. */
export const currentId = () => `${run}-${count}`;

/** True once a stream was opened: before that nobody can miss an event. */
export const hasStreams = () => isUsed;

/** Sends an event to every stream, which decides whether it is for its user. */
export function publish(event: string, data: object, to: Audience = {}): void {
  if (!isUsed) return;
  count++;
  const sent = { id: currentId(), event, data, to };
  kept.push(sent);
  if (kept.length > KEPT) kept.shift();
  for (const { write } of streams.values()) write(sent);
}

/** The events after this id; undefined when they are not kept any more. */
export function eventsAfter(lastId: string): Sent[] | undefined {
  if (lastId === currentId()) return [];
  const first = kept.findIndex(({ id }) => id === lastId);
  const isBeforeKept = kept[0]?.id === `${run}-${Number(lastId.slice(run.length + 1)) + 1}` && lastId.startsWith(run);
  return first >= 0 || isBeforeKept ? kept.slice(first + 1) : undefined;
}

/** Adds a stream of a session; returns the function that removes it. */
export function addStream(token: string, write: (sent: Sent) => void, end: () => void): () => void {
  isUsed = true;
  const key = {};
  streams.set(key, { token, write, end });
  return () => streams.delete(key);
}

/** Ends the streams of a session. */
export function endStreams(token: string): void {
  for (const one of streams.values()) if (one.token === token) one.end();
}

/** The number of open streams. */
export const countStreams = () => streams.size;

const reviewed = new Map<string, string>();

/** Lets changes of a resource be published, to those who may see its list. */
export const publishRecordsOf = (path: string, permission: string) => void reviewed.set(path, permission);

/** Publishes what a user did with records; only for the resources of `publishRecordsOf`. */
export function publishRecords(path: string, ids: readonly unknown[], what: string, byId: number): void {
  const permission = reviewed.get(path);
  if (permission === undefined) return;
  for (const id of ids) publish('record', { path, id, what, byId }, { permission: `${permission}:list` });
}
