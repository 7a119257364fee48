import type { Id } from '@/shared/lib/id';
import { useSession } from '@/shared/auth/session';
import { tabStorage } from '@/shared/storage/tabStorage';

/** The unsaved values of a form, kept in this tab's storage. A draft survives a reload and the end of the session. */
export interface Draft {
  /** The record's row in its list; undefined for a new record. */
  row?: object | undefined;
  /** The title of the form, which names the record. */
  title?: string | undefined;
  values: Record<string, unknown>;
  /** The record's values when the form loaded it, to detect later changes on the server. */
  base?: Record<string, unknown>;
  /** The request's `Idempotency-Key`, so that saving again after a reload repeats the same request. */
  key?: string | undefined;
  /** True when the values come from the record's history and the user has not edited them yet. */
  isEarlier?: boolean | undefined;
  /** The time of the last input, in epoch milliseconds. */
  at: number;
}

const PREFIX = 'draft:';
/** The lifetime of a draft in milliseconds (docs/quality#row-90). */
const LIFETIME = 30 * 60_000;
/** Fields that are never stored: passwords, identity numbers, bank and card numbers, codes. */
const SECRET = /password|pwd|secret|idcard|identity|bank|account|cardno|creditcode|captcha/i;

/** The key contains user, company, resource and record, so that no other user is offered the draft. */
function keyOf(path: string, record: Id | 'new'): string {
  const { user } = useSession.getState();
  return `${ownPrefix(user?.userId, user?.currCompId)}${path}:${record}`;
}

const ownPrefix = (userId?: Id, compId?: Id) => `${PREFIX}${userId ?? ''}:${compId ?? ''}:`;

/** Identifies the form that a draft belongs to. */
interface DraftOf extends Pick<Draft, 'row' | 'title' | 'key' | 'isEarlier'> {
  path: string;
  record: Id | 'new';
}

/** Stores the form values, without secret fields, until they are saved or discarded. */
export function keepDraft(
  { path, record, ...form }: DraftOf,
  values: Record<string, unknown>,
  base: Record<string, unknown> = {},
): void {
  const draft: Draft = { ...form, values: storable(values), base: storable(base), at: Date.now() };
  tabStorage.set(keyOf(path, record), draft);
}

/** Removes secret fields. Replaces undefined with null, because JSON omits undefined. */
const storable = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (SECRET.test(name) ? [] : [[name, value ?? null]])),
  );

/** Returns the draft of a record. Returns undefined if no draft exists or the draft has expired. */
export function draftOf(path: string, record: Id | 'new'): Draft | undefined {
  return read(keyOf(path, record));
}

/** The path for drafts of a move dialog (`RecordMove`). Keeps the drafts apart from those of the record's form. */
export const movePath = (path: string, move = '') => `${path}#${move}`;

/** The drafts of a resource, each with the id of its record. */
export const draftsOf = (path: string) => draftsUnder(keyOf(path, ''));

/** The drafts of all move dialogs of a resource. */
export const moveDraftsOf = (path: string) => draftsUnder(keyOf(movePath(path), '').slice(0, -1));

function draftsUnder(start: string): { record: string; draft: Draft; drop: () => void }[] {
  return keys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const draft = read(key);
      return draft ? [{ record: key.slice(start.length), draft, drop: () => tabStorage.remove(key) }] : [];
    });
}

/** Discards the draft of a record. */
export const dropDraft = (path: string, record: Id | 'new') => tabStorage.remove(keyOf(path, record));

/** Discards all drafts. After a sign-in, pass the user's id as `exceptOf` to keep that user's drafts. */
export function dropDrafts(exceptOf?: Id): void {
  const kept = exceptOf === undefined ? undefined : `${PREFIX}${exceptOf}:`;
  for (const key of keys()) if (!kept || !key.startsWith(kept)) tabStorage.remove(key);
}

function read(key: string): Draft | undefined {
  const draft = tabStorage.get(key) as Partial<Draft> | undefined;
  if (isDraft(draft) && Date.now() - draft.at < LIFETIME) return draft;
  tabStorage.remove(key);
  return undefined;
}

const isDraft = (draft?: Partial<Draft>): draft is Draft => typeof draft?.at === 'number' && Boolean(draft.values);

const keys = () => tabStorage.keys().filter((key) => key.startsWith(PREFIX));
