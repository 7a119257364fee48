import { isTemporary } from '@/shared/api/ApiError';
import { wait } from '@/shared/lib/timing';
import { allAlone, callsOf, isNeverSent } from './calls';
import { runBatch } from './runBatch';
import type { Decision, OtherDecision, OutboxEntry, OutboxState } from './entry';

/** How long a decision can be undone before it is sent, in milliseconds. */
export const UNDO_MS = 10_000;

/** How often to check whether the server has made the decision of a closed page, and the interval in milliseconds. */
const LOOKS = 3;
const LOOK_AFTER_MS = 1500;

/** How long a sign-out waits for responses to decisions that are already being sent, and the interval to check. */
const RESPONSES_MS = 3000;
const CHECK_MS = 50;

/** After this many failed calls, including the first, only the user can retry a decision. */
const MAX_TRIES = 5;

/** The browser functions that an outbox needs. Tests replace all of these functions. */
export interface OutboxDeps {
  /** The entries of the current user and company, shared between the browser's pages. */
  store: {
    all: () => OutboxEntry[];
    get: (key: string) => OutboxEntry | undefined;
    put: (entry: OutboxEntry) => void;
    remove: (key: string) => void;
  };
  /** Sends a decision; `closing` is true if the page is about to close. Rejects with ApiError. */
  send: (entry: OutboxEntry, options?: { closing: boolean }) => Promise<unknown>;
  /**
   * Returns a key for a decision. Decisions with equal keys may share a call. Returns undefined if the decision must be
   * sent alone.
   */
  batchOf: (entry: OutboxEntry) => string | undefined;
  /** Sends decisions in one call. Resolves to true if the server confirms that all decisions were made. */
  sendBatch: (entries: readonly [OutboxEntry, ...OutboxEntry[]]) => Promise<boolean>;
  /** Fetches the current state of the record. Rejects if the call fails. */
  look: (entry: OutboxEntry) => Promise<OtherDecision>;
  /** Runs `work` unless another page is working on this entry. */
  lock: (key: string, work: () => Promise<void>) => Promise<void>;
  /** The id of this page load. `isAlive` resolves to true if the page load with an id is still open. */
  owner: string;
  isAlive: (owner: string) => Promise<boolean>;
  newKey: () => string;
  errorText: (error: unknown) => string;
  /** Called after every change of an entry. */
  onChange: () => void;
  /** Called after the server has made decisions, separately for each resource and action. */
  onMade: (made: readonly OutboxEntry[]) => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Stores decisions until the server has answered. The server makes each decision at most once, and the user learns
 * about every decision that failed. The browser stores the entries. Therefore the entries survive the page, the session
 * and a crash.
 */
export function createOutbox(deps: OutboxDeps) {
  const { store, send, sendBatch, look, lock, owner, isAlive, errorText } = deps;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The keys of the entries that this page is working on. */
  const busy = new Set<string>();

  const ofGroup = (group: string) => store.all().filter((entry) => entry.group === group);

  /** Changes an entry, unless it has been removed from the store. */
  function change(entry: OutboxEntry, changed: Partial<OutboxEntry>): void {
    if (store.get(entry.key)) store.put({ ...entry, ...changed });
    deps.onChange();
  }

  /** Adds a group of decisions. The user can undo the group for ten seconds. After ten seconds the group is sent. */
  function add(decisions: readonly Decision[]): void {
    const [group, at] = [deps.newKey(), Date.now()];
    const failed = store.all().filter(isIn('unsent', 'refused'));
    for (const decision of decisions) {
      // A new decision about a record replaces a failed one.
      for (const { key, path, id } of failed)
        if (path === decision.path && String(id) === String(decision.id)) store.remove(key);
      const entry = { ...decision, key: deps.newKey(), call: deps.newKey(), group, owner, at, due: at + UNDO_MS };
      store.put({ ...entry, state: 'waiting' });
    }
    timers.set(
      group,
      setTimeout(() => void sendAll(ofGroup(group).filter(isIn('waiting'))), UNDO_MS),
    );
    deps.onChange();
  }

  /** Undoes a group and returns its decisions. Returns [] if a page has already started to send the group. */
  function undo(group: string): OutboxEntry[] {
    const entries = ofGroup(group);
    if (entries.some(({ state }) => state !== 'waiting')) return [];
    clearTimeout(timers.get(group));
    drop(entries);
    return entries;
  }

  /** Removes decisions that the user has undone, and failed decisions that the user no longer needs. */
  function drop(entries: readonly OutboxEntry[]): void {
    for (const { key } of entries) store.remove(key);
    deps.onChange();
  }

  const isIn =
    (...states: readonly OutboxState[]) =>
    (entry: OutboxEntry) =>
      states.includes(entry.state);

  /** Sends decisions, a few calls at a time. Also sends refused decisions again when the user retries them. */
  async function sendAll(entries: readonly OutboxEntry[]): Promise<void> {
    const made: OutboxEntry[] = [];
    await runBatch(callsOf(entries, deps.batchOf), (call) =>
      call.length > 1 ? together(call, made) : sendEach(call, made),
    );
    for (const kind of new Set(made.map(kindOf))) deps.onMade(made.filter((entry) => kindOf(entry) === kind));
  }

  const kindOf = ({ path, verb, label }: OutboxEntry) => [path, verb, label].join();

  const sendEach = (entries: readonly OutboxEntry[], made: OutboxEntry[]) =>
    runBatch(entries, ({ key }) => alone(key, () => deliver(key, made)));

  /**
   * Sends decisions in one call. If the server skipped decisions, fetches the records to find out which decisions were
   * made. If the server refused the whole call, sends each decision alone.
   */
  async function together(entries: readonly OutboxEntry[], made: OutboxEntry[]): Promise<void> {
    let isRefused = false;
    await allAlone(alone, entries, async (free) => {
      const [first, ...others] = free
        .flatMap(({ key }) => store.get(key) ?? [])
        .filter(({ state }) => state !== 'sending');
      if (!first) return;
      const sent = [first, ...others] as const;
      for (const entry of sent) change(entry, { state: 'sending', owner });
      try {
        if (await sendBatch(sent)) for (const entry of sent) finish(entry, made);
        else await runBatch(sent, (entry) => settleSkipped(entry, made));
      } catch (error) {
        isRefused = !isTemporary(error) && !isNeverSent(error);
        for (const entry of sent) {
          if (isRefused) change(entry, { state: 'unsent' });
          else await fail(entry, error);
        }
      }
    });
    if (isRefused) await sendEach(entries, made);
  }

  async function settleSkipped(entry: OutboxEntry, made: OutboxEntry[]): Promise<void> {
    if (!(await isSettled(entry, made))) change(entry, { state: 'refused', call: deps.newKey() });
  }

  /** Runs `work`, unless this page or another one is already working on the entry. */
  async function alone(key: string, work: () => Promise<void>): Promise<void> {
    if (busy.has(key)) return;
    busy.add(key);
    await lock(key, work).finally(() => busy.delete(key));
  }

  async function deliver(key: string, made: OutboxEntry[]): Promise<void> {
    const entry = store.get(key);
    if (!entry || entry.state === 'sending') return;
    if (entry.uncertain && (await isSettled(entry, made))) return;
    if (!store.get(key)) return; // the user has discarded or replaced it meanwhile
    change(entry, { state: 'sending', owner });
    try {
      await send(entry);
      finish(entry, made);
    } catch (error) {
      await fail(entry, error);
    }
  }

  function finish(entry: OutboxEntry, made: OutboxEntry[]): void {
    store.remove(entry.key);
    made.push(entry);
    deps.onChange();
  }

  /**
   * Fetches the record to find out whether the decision was made, and updates the entry. Resolves to false only if the
   * record is still pending.
   */
  async function isSettled(entry: OutboxEntry, made: OutboxEntry[]): Promise<boolean> {
    let now: OtherDecision;
    try {
      now = await look(entry);
    } catch (error) {
      change(entry, { state: 'unsent', uncertain: true, cause: errorText(error) });
      return true;
    }
    if (entry.from.includes(now.state)) return false;
    if (now.state === entry.to) finish(entry, made);
    else change(entry, { state: 'refused', other: now });
    return true;
  }

  async function fail(entry: OutboxEntry, error: unknown): Promise<void> {
    const cause = errorText(error);
    if (isNeverSent(error)) return change(entry, { state: 'unsent', cause });
    if (isTemporary(error)) {
      return change(entry, { state: 'unsent', uncertain: true, cause, tries: (entry.tries ?? 0) + 1 });
    }
    const now = await look(entry).catch(() => undefined);
    const other = now && !entry.from.includes(now.state) ? now : undefined;
    change(entry, { state: 'refused', cause, call: deps.newKey(), ...(other && { other }) });
  }

  /**
   * Sends the waiting decisions of all pages of this user, before a sign-out or a change of company. Also awaits the
   * responses to decisions that a page is already sending, at most three seconds.
   */
  async function flush(): Promise<void> {
    await sendAll(store.all().filter(isIn('waiting')));
    for (let time = 0; time < RESPONSES_MS && store.all().some(isIn('sending')); time += CHECK_MS) await wait(CHECK_MS);
  }

  /** Sends this page's unanswered decisions again when the network is back. */
  const resume = () =>
    sendAll(
      store
        .all()
        .filter(isIn('unsent'))
        .filter((entry) => entry.owner === owner && entry.uncertain && !entry.offered)
        .filter(({ tries = 0 }) => tries < MAX_TRIES),
    );

  /**
   * Sends the waiting decisions of this page while the page closes. Awaits nothing, because the page has no time left.
   */
  function close(): void {
    for (const entry of store.all()) {
      if (entry.owner !== owner || entry.state !== 'waiting') continue;
      store.put({ ...entry, state: 'sending' });
      // A page that was only hidden, or that is restored from the browser's cache, still receives the response.
      send(entry, { closing: true }).then(
        () => {
          finish(entry, []);
          deps.onMade([entry]);
        },
        (error: unknown) => fail(entry, error),
      );
    }
  }

  /**
   * Takes over the decisions of closed pages. Finds out which decisions were made, and offers to send all other
   * decisions.
   */
  async function adopt(): Promise<void> {
    const left = await Promise.all(
      store.all().map(async (entry) => (entry.owner !== owner && !(await isAlive(entry.owner)) ? [entry] : [])),
    );
    await Promise.all(
      left.flat().map(async (entry) => {
        if (entry.state === 'sending' || (entry.state === 'unsent' && entry.uncertain))
          return alone(entry.key, () => findOut(entry));
        change(entry, { owner, offered: true, ...(entry.state === 'waiting' && { state: 'unsent' }) });
      }),
    );
  }

  /**
   * Finds out whether the server has made a decision. The page that sent the decision was closed before the response
   * arrived. The call may still be running.
   */
  async function findOut(entry: OutboxEntry): Promise<void> {
    const mine: OutboxEntry = { ...entry, owner, offered: true };
    change(mine, {});
    const made: OutboxEntry[] = [];
    for (let looks = 1; !(await isSettled(mine, made)); looks += 1) {
      if (looks === LOOKS) return change(mine, { state: 'unsent', uncertain: true });
      await wait(LOOK_AFTER_MS);
    }
    if (made.length > 0) deps.onMade(made);
  }

  return { add, undo, drop, retry: sendAll, flush, resume, close, adopt };
}
