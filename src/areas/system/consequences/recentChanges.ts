import { z } from 'zod';
import { ApiError } from '@/shared/api/ApiError';
import type { FormOf } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';
import type { Id } from '@/shared/lib/id';
import { isRecord, pick } from '@/shared/lib/json';
import type { Resource } from '@/shared/resource/resource';
import { ownKey } from '@/shared/storage/own';
import { tabStorage } from '@/shared/storage/tabStorage';
import { isEmpty, withoutMasks } from '@/shared/form/conflict';
import type { RightsChange } from './world';

/** A kind of record that determines rights. Its changes need confirmation first and can be undone afterwards. */
export interface RightsOf<T extends object> {
  of: 'role' | 'user';
  api: Resource<T>;
  /** The fields that grant or withdraw rights. */
  fields: readonly (keyof T & string)[];
  /** The other fields that an update must send. */
  sent: readonly (keyof T & string)[];
  /** Fetches a record with its rights and with the other fields that an update must send. */
  load: (id: Id, signal: AbortSignal) => Promise<FormOf<T>>;
}

/** Milliseconds during which a change can be undone. */
const KEPT = 600_000;

const values = z.record(z.string(), z.unknown());
const keptSchema = z.array(z.object({ id, name: z.string(), at: z.number(), before: values, after: values }));

/** A change of a record's rights, made in this tab, with the values before and after it. */
export type Kept = z.infer<typeof keptSchema>[number];

const keyOf = (path: string) => ownKey('TAKE_BACK', path);

/** The user's changes of the last ten minutes in this tab, newest first. */
export const recentChanges = (path: string): Kept[] =>
  (keptSchema.safeParse(tabStorage.get(keyOf(path))).data ?? []).filter(({ at }) => Date.now() - at < KEPT);

/** Stores changes. For each record, a new change replaces the earlier change. */
const store = (path: string, changes: readonly Kept[]) =>
  tabStorage.set(keyOf(path), [...changes, ...recentChanges(path).filter((one) => !changes.some(isOf(one)))]);

/** Removes a change from the list of changes that can be undone. */
export const forgetChange = (path: string, change: Kept) =>
  tabStorage.set(
    keyOf(path),
    recentChanges(path).filter((one) => !isOf(one)(change)),
  );

const isOf = (one: Kept) => (other: Kept) => String(one.id) === String(other.id);

/** Saves a change and remembers the rights before it. */
export async function saveKept<T extends object, R>(kind: RightsOf<T>, one: Id, save: () => Promise<R>): Promise<R> {
  const before = await loaded(kind, one);
  const answer = await save();
  const after = before && (await loaded(kind, one));
  if (before && after) {
    const fields = changedFields(kind, before, after);
    const name = kind.api.nameOf(after as T); // `after` is a record from the server
    const kept = { id: one, name, at: Date.now(), before: pick(before, fields), after: pick(after, fields) };
    if (fields.length > 0) store(kind.api.path, [kept]);
  }
  return answer;
}

/** Saves a form. If it changes rights, calls `ask` first and rejects with ApiError `cancelled` if the user declines. */
export async function saveAsked<T extends object>(
  kind: RightsOf<T>,
  one: Id,
  form: FormOf<T>,
  ask: (change: RightsChange) => Promise<boolean>,
): Promise<unknown> {
  const fields = changedFields(kind, await kind.load(one, new AbortController().signal), form);
  if (fields.length === 0) return kind.api.save(form);
  const change = { of: kind.of, ids: [one], values: pick(form as Record<string, unknown>, fields) };
  if (!(await ask(change))) throw new ApiError('cancelled');
  return saveKept(kind, one, () => kind.api.save(form));
}

/** Remembers the rights of several records before a bulk edit. The outbox sends the edit later. */
export function keepMany<T extends object>({ api }: RightsOf<T>, rows: readonly T[], after: Kept['after']): void {
  const at = Date.now();
  const changes = rows.map((row) => {
    const before = pick(row as Record<string, unknown>, Object.keys(after));
    return { id: api.idOf(row), name: api.nameOf(row), at, before, after };
  });
  store(api.path, changes);
}

/**
 * Restores the rights that a record had before a change. Does nothing if the record already has the earlier rights.
 * Rejects with ApiError if another user has since changed the rights. `conflict` returns the message of the error.
 */
export async function takeBack<T extends object>(
  kind: RightsOf<T>,
  { id: one, before, after }: Kept,
  conflict: (by: string) => string,
): Promise<void> {
  const now = plain(await kind.load(one, new AbortController().signal));
  const isNow = (rights: Kept['after']) => Object.keys(after).every((field) => sameRights(now[field], rights[field]));
  if (isNow(before)) return;
  if (!isNow(after)) throw new ApiError('refused', conflict(typeof now.updateBy === 'string' ? now.updateBy : ''));
  const sent = withoutMasks(now, pick(now, [...kind.sent, 'updateTime']));
  await kind.api.save({ ...sent, ...before } as FormOf<T>);
}

/** Returns the names of the rights fields whose values differ between `next` and the record. */
export const changedFields = <T extends object>({ fields }: RightsOf<T>, record: object, next: object): string[] =>
  fields.filter((field) => field in next && !sameRights(plain(record)[field], plain(next)[field]));

/** True for equal rights. Ignores the order of ids, and treats `5` and `'5'` as equal. */
function sameRights(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    Array.isArray(value) ? value.map(String).toSorted().join(' ') : isEmpty(value) ? '' : String(value);
  return text(one) === text(other);
}

const loaded = async <T extends object>({ load }: RightsOf<T>, one: Id) =>
  load(one, new AbortController().signal).catch(() => undefined);

const plain = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
