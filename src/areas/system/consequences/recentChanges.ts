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

/** The records whose changes are asked about before, and can be taken back. */
export interface RightsOf<T extends object> {
  of: 'role' | 'user';
  api: Resource<T>;
  /** The fields that decide about rights. */
  fields: readonly (keyof T & string)[];
  /** What an update must also send. */
  sent: readonly (keyof T & string)[];
  /** Fetches a record with these fields. */
  load: (id: Id, signal: AbortSignal) => Promise<FormOf<T>>;
}

/** Milliseconds for which a change can be taken back. */
const KEPT = 600_000;

const values = z.record(z.string(), z.unknown());
const keptSchema = z.array(z.object({ id, name: z.string(), at: z.number(), before: values, after: values }));

/** A change that this tab has saved. */
export type Kept = z.infer<typeof keptSchema>[number];

const keyOf = (path: string) => ownKey('TAKE_BACK', path);

/** The user's changes of the last ten minutes in this tab, the newest first. */
export const recentChanges = (path: string): Kept[] =>
  (keptSchema.safeParse(tabStorage.get(keyOf(path))).data ?? []).filter(({ at }) => Date.now() - at < KEPT);

/** The last change of a record counts; earlier ones of the same record are given up. */
const store = (path: string, changes: readonly Kept[]) =>
  tabStorage.set(keyOf(path), [...changes, ...recentChanges(path).filter((one) => !changes.some(isOf(one)))]);

/** Removes the change of a record from those that can be taken back. */
export const forgetChange = (path: string, change: Kept) =>
  tabStorage.set(
    keyOf(path),
    recentChanges(path).filter((one) => !isOf(one)(change)),
  );

const isOf = (one: Kept) => (other: Kept) => String(one.id) === String(other.id);

/** Saves a change, and keeps what the rights were before. */
export async function saveKept<T extends object, R>(kind: RightsOf<T>, one: Id, save: () => Promise<R>): Promise<R> {
  const before = await loaded(kind, one);
  const answer = await save();
  const after = before && (await loaded(kind, one));
  if (before && after) {
    const fields = changedFields(kind, before, after);
    const name = kind.api.nameOf(after as T); // the server's record
    const kept = { id: one, name, at: Date.now(), before: pick(before, fields), after: pick(after, fields) };
    if (fields.length > 0) store(kind.api.path, [kept]);
  }
  return answer;
}

/** Saves a form after `ask` if it changes rights; rejects with ApiError, `cancelled` when the answer is no. */
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

/** Keeps what the rights of several records were before one edit of them all, which the outbox sends. */
export function keepMany<T extends object>({ api }: RightsOf<T>, rows: readonly T[], after: Kept['after']): void {
  const at = Date.now();
  const changes = rows.map((row) => {
    const before = pick(row as Record<string, unknown>, Object.keys(after));
    return { id: api.idOf(row), name: api.nameOf(row), at, before, after };
  });
  store(api.path, changes);
}

/**
 * Saves the rights as they were before a change; does nothing when they are so already. Rejects with ApiError;
 * `conflict` makes the message when somebody has changed them since.
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

/** The fields of `next` whose rights differ from those of the record. */
export const changedFields = <T extends object>({ fields }: RightsOf<T>, record: object, next: object): string[] =>
  fields.filter((field) => field in next && !sameRights(plain(record)[field], plain(next)[field]));

/** Ids are equal in any order, and as text. */
function sameRights(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    Array.isArray(value) ? value.map(String).toSorted().join(' ') : isEmpty(value) ? '' : String(value);
  return text(one) === text(other);
}

const loaded = async <T extends object>({ load }: RightsOf<T>, one: Id) =>
  load(one, new AbortController().signal).catch(() => undefined);

const plain = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
