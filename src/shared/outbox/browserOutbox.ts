import i18next from 'i18next';
import { create } from 'zustand';
import type { Id } from '@/shared/lib/id';
import { onApi } from '@/shared/api/events';
import { IDEMPOTENCY_KEY, request } from '@/shared/api/http';
import { queryClient } from '@/shared/api/queryClient';
import { invalidateResource } from '@/shared/api/queryKeys';
import { keepDraft, movePath } from '@/shared/form/drafts/drafts';
import { isLeaving } from '@/shared/auth/leaving';
import { useSession } from '@/shared/auth/session';
import { newKey } from '@/shared/form/move/newKey';
import { isTouch } from '@/shared/lib/isTouch';
import { wait } from '@/shared/lib/timing';
import { readStored, removeStored, storageKey, storedNames, writeStored } from '@/shared/storage/storage';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { editOf, look, recordOf } from './record';
import type { Decision, OutboxEntry } from './entry';
import { createOutbox } from './outbox';
import { doneText } from './willText';

/** Lifetime of stored decisions if the user does not return, in milliseconds: 30 days. */
const LIFETIME = 30 * 86_400_000;

/** In a browser without locks, a page counts as closed if its newest decision is older than this, in milliseconds. */
const GONE_AFTER_MS = 90_000;

const START = 'OUTBOX:';

/** The storage key prefix of the decisions of the current user in the current company. */
function ownStart(): string {
  const { user } = useSession.getState();
  return `${START}${user?.userId ?? ''}:${user?.currCompId ?? ''}:`;
}

const nameOf = (key: string) => ownStart() + key;

function read(name: string): OutboxEntry | undefined {
  const entry = readStored(name) as Partial<OutboxEntry> | undefined;
  return typeof entry?.key === 'string' && typeof entry.url === 'string' ? (entry as OutboxEntry) : undefined;
}

/** The user's decisions in the outbox, oldest first. */
export const useOutbox = create<{ entries: readonly OutboxEntry[] }>(() => ({ entries: [] }));

const all = () =>
  storedNames(ownStart())
    .flatMap((name) => read(name) ?? [])
    .toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));

const show = () => useOutbox.setState({ entries: all() });

const owner = newKey();
const lockOf = (page: string) => `talent-desk-page:${page}`;
/** The browser's Web Locks; undefined on pages without TLS. */
const locks = (navigator as { locks?: LockManager }).locks;

const outbox = createOutbox({
  store: {
    all,
    get: (key) => read(nameOf(key)),
    put: (entry) => writeStored(nameOf(entry.key), entry, LIFETIME),
    remove: (key) => removeStored(nameOf(key)),
  },
  send: async (entry, { closing = false } = { closing: false }) => {
    const { call, url } = entry;
    // A closing page cannot fetch the record first; the server still compares the edit's `updateTime`.
    const data = entry.isEdit && !closing ? editOf(entry, await recordOf(entry)) : entry.data;
    return data && request({ method: 'post', url, data, headers: keyHeader(call), keepalive: closing });
  },
  batchOf: ({ url, data }) => {
    const { ids, ...rest } = data as { ids?: unknown };
    return Array.isArray(ids) && useSession.getState().config.batchAudit ? JSON.stringify([url, rest]) : undefined;
  },
  sendBatch: async (entries) => {
    const [{ url, data }] = entries;
    const ids = entries.map(({ id }) => id);
    const answer = await request({
      method: 'post',
      url,
      data: { ...(data as object), ids },
      headers: keyHeader(newKey()),
    });
    return Number((answer as { skipped?: unknown } | null)?.skipped ?? NaN) === 0;
  },
  look,
  lock: async (key, work) =>
    locks
      ? locks.request(`talent-desk-outbox:${key}`, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
      : work(),
  owner,
  isAlive: async (page) => {
    if (!locks) return all().some((entry) => entry.owner === page && Date.now() - entry.at < GONE_AFTER_MS);
    const { held = [] } = await locks.query();
    return held.some(({ name }) => name === lockOf(page));
  },
  newKey,
  errorText: errorTextNow,
  onChange: show,
  onMade: (made) => {
    const [first] = made;
    if (!first || isLeaving()) return; // no requests while the session ends
    notify.success(doneText(i18next.t, made));
    void invalidateResource(queryClient, first.path);
  },
});

/** The header by which a server recognizes a repeated call. Empty if the server does not support the header. */
const keyHeader = (key: string) => (useSession.getState().config.idempotency ? { [IDEMPOTENCY_KEY]: key } : {});

type UndoListener = (entries: readonly OutboxEntry[]) => void;
const undone = new Set<UndoListener>();

/** Calls the listener with the decisions of each undone group. Returns a function that removes the listener. */
export function onUndone(listener: UndoListener): () => void {
  undone.add(listener);
  return () => undone.delete(listener);
}

/**
 * Adds decisions to the outbox, which sends the decisions after ten seconds. Until then the user can undo all decisions
 * of a call together.
 * @example
 * decideLater([{ path: '/biz/company', id: 7, name: '青禾', verb: 'reject', … }]);
 */
export const decideLater = (decisions: readonly Decision[]): void => outbox.add(decisions);

/** The newest decision in the outbox about a record. Undefined if the outbox has no decision about the record. */
export const useDecisionOf = (path: string, id: Id) =>
  useOutbox(({ entries }) => entries.findLast((entry) => isAbout(entry, path, id)));

/** True if a decision is about this record. */
export const isAbout = (entry: OutboxEntry, path: string, id: Id) =>
  entry.path === path && String(entry.id) === String(id);

/** True for a decision that is waiting to be sent or is being sent. */
export const isPending = ({ state }: OutboxEntry) => state === 'waiting' || state === 'sending';

/** Undoes a group of decisions, by default the newest waiting group. Their reasons are kept as drafts. */
export function undoDecision(group = newest()): void {
  const entries = group === undefined ? [] : outbox.undo(group);
  if (entries.length === 0) return;
  keepReasons(entries);
  const [{ name } = { name: '' }, ...others] = entries;
  const what = others.length > 0 ? i18next.t('shared:outbox.many', { count: entries.length }) : name;
  notify.info(i18next.t('shared:outbox.undone', { what }));
  for (const listener of undone) listener(entries);
}

const newest = () => useOutbox.getState().entries.findLast(({ state }) => state === 'waiting')?.group;

/** Sends failed decisions again. */
export const retryDecisions = (entries: readonly OutboxEntry[]): void => void outbox.retry(entries);

/** Discards failed decisions; their reasons are kept as drafts. */
export function dropDecisions(entries: readonly OutboxEntry[]): void {
  keepReasons(entries);
  outbox.drop(entries);
}

function keepReasons(entries: readonly OutboxEntry[]): void {
  for (const { path, verb, id, label, name, reason, values = { reason } } of entries)
    if (reason) keepDraft({ path: movePath(path, verb), record: id, title: `${label} · ${name}` }, values);
}

/** Sends the waiting decisions of all pages of this user. Resolves when every call has succeeded or failed. */
export const flushOutbox = (): Promise<void> => outbox.flush();

/**
 * Returns a function that shows the stored decisions, and takes over the decisions of another page as soon as that page
 * closes. Otherwise nobody would report their result until the next page load.
 */
function followOwners(signal: AbortSignal): () => void {
  const followed = new Set([owner]);
  async function follow(page: string) {
    // A page holds its lock until it closes.
    if (locks) await locks.request(lockOf(page), { signal }, () => undefined);
    else await wait(GONE_AFTER_MS);
    if (!signal.aborted) await outbox.adopt();
  }
  return () => {
    show();
    for (const page of new Set(
      all()
        .filter(isPending)
        .map((entry) => entry.owner),
    )) {
      if (followed.has(page)) continue;
      followed.add(page);
      follow(page).catch(() => undefined); // this page closes first
    }
  };
}

/** Starts the outbox of the signed-in user. Returns a function that stops the outbox. */
export function startOutbox(): () => void {
  const lock = new AbortController();
  void locks?.request(
    lockOf(owner),
    () => new Promise<void>((resolve) => lock.signal.addEventListener('abort', () => resolve())),
  );
  const { signal } = lock;
  const leave = () => outbox.close();
  const follow = followOwners(signal);
  window.addEventListener('pagehide', leave, { signal });
  // A phone may close a hidden page without a `pagehide` event.
  if (isTouch) document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
  window.addEventListener('storage', ({ key }) => key?.startsWith(storageKey(START)) && follow(), { signal });
  window.addEventListener('pageshow', show, { signal });
  let lost = false;
  const stop = onApi('connection', (connection) => {
    if (lost && !connection.lost) void outbox.resume();
    lost = connection.lost;
  });
  follow();
  void outbox.adopt();
  return () => {
    lock.abort();
    stop();
  };
}
