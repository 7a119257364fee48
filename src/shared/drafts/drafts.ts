import type { Id } from '@/shared/api/crudApi';
import { useSession } from '@/shared/auth/session';

/** What somebody had typed into a form when the session, the page or the browser ended. */
export interface Draft {
  /** The record as its list showed it; undefined for a new one. */
  row?: object | undefined;
  values: Record<string, unknown>;
  /** When it was last typed into, in epoch milliseconds. */
  at: number;
}

const PREFIX = 'draft:';
/** How long a draft is offered, in milliseconds (docs/quality#row-90). */
const LIFETIME = 30 * 60_000;
/** Never kept: passwords, identity, bank and card numbers, codes. */
const SECRET = /password|pwd|secret|idcard|identity|bank|account|cardno|creditcode|captcha/i;

/** One key a person, company, resource and record: nobody else is ever offered it. */
function keyOf(path: string, record: Id | 'new'): string {
  const { user } = useSession.getState();
  return `${ownPrefix(user?.userId, user?.currCompId)}${path}:${record}`;
}

const ownPrefix = (userId?: Id, compId?: Id) => `${PREFIX}${userId ?? ''}:${compId ?? ''}:`;

/** Keeps what is typed, without anything secret, until it is saved or given up. */
export function keepDraft(
  path: string,
  record: Id | 'new',
  row: object | undefined,
  values: Record<string, unknown>,
): void {
  const kept = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && value !== undefined),
  );
  const draft: Draft = { row, values: kept, at: Date.now() };
  attempt(() => sessionStorage.setItem(keyOf(path, record), JSON.stringify(draft)));
}

/** The draft of a record, unless there is none or it is too old. */
export function draftOf(path: string, record: Id | 'new'): Draft | undefined {
  return read(keyOf(path, record));
}

/** The drafts of a resource's forms, with the record each belongs to. */
export function draftsOf(path: string): { record: string; draft: Draft }[] {
  const start = keyOf(path, '');
  return keys()
    .filter((key) => key.startsWith(start))
    .map((key) => ({ record: key.slice(start.length), draft: read(key) }))
    .filter((found): found is { record: string; draft: Draft } => found.draft !== undefined);
}

/** Gives up the draft of a record. */
export const dropDraft = (path: string, record: Id | 'new') =>
  attempt(() => sessionStorage.removeItem(keyOf(path, record)));

/** Gives up every draft but those of one person: somebody else has signed in, or they left on purpose. */
export function dropDrafts(exceptOf?: Id): void {
  const kept = exceptOf === undefined ? undefined : `${PREFIX}${exceptOf}:`;
  for (const key of keys()) if (!kept || !key.startsWith(kept)) attempt(() => sessionStorage.removeItem(key));
}

function read(key: string): Draft | undefined {
  return attempt(() => {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    if (draft && typeof draft.at === 'number' && Date.now() - draft.at < LIFETIME && draft.values) return draft;
    sessionStorage.removeItem(key);
    return undefined;
  });
}

const keys = () => attempt(() => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))) ?? [];

/** A browser without storage, or a full one, keeps no drafts; typing goes on. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
