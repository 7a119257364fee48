import { z } from 'zod';
import { type CrudApi, fetchRows } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { post, request } from '@/shared/api/http';
import type { Id } from '@/shared/lib/id';

/** What a merge of two records would do. */
export const mergePlanSchema = z.object({
  /** Identifies the state of both records and of what refers to them; sent back, so that an outdated merge is refused. */
  version: z.string(),
  /** The fields in which the records differ: the server compares masked values, too. */
  differs: z.array(z.string()),
  /** What moves to the kept record. */
  moves: z.array(z.object({ kind: z.string(), count: z.number().nullable() })),
  /** The last moment at which the merge could be undone. */
  until: dateTime,
});
export type MergePlan = z.infer<typeof mergePlanSchema>;

/** A merge that can still be undone. */
export const mergeSchema = z.object({
  id,
  keepId: id,
  keepName: z.string(),
  dropId: id,
  dropName: z.string(),
  mergeBy: z.string().nullish(),
  mergeTime: dateTime.nullish(),
  until: dateTime,
  /** The number of rows that were moved. */
  count: z.number().nullish(),
});
export type Merge = z.infer<typeof mergeSchema>;

/** The answer of a merge. */
export const mergedSchema = z.object({ mergeId: id });

/** The record that stays, and the one that is merged into it. */
export interface Pair {
  keepId: Id;
  dropId: Id;
}

type Api = Pick<CrudApi<never>, 'path'>;

/** What a merge would do; rejects with the server's reason when these records cannot be merged. */
export async function planMerge({ path }: Api, pair: Pair, signal?: AbortSignal): Promise<MergePlan> {
  return mergePlanSchema.parse(await request({ url: `${path}/merge/plan`, params: pair, signal }));
}

/** Merges two records; `take` are the fields whose value comes from the record that goes. Resolves to the merge's id. */
export async function mergeRecords({ path }: Api, order: Pair & { take: string[]; version: string }): Promise<Id> {
  const answer = await post(`${path}/merge`, order);
  return mergedSchema.parse(answer).mergeId;
}

/** The merges that can still be undone, newest first. */
export const listMerges = ({ path }: Api, signal?: AbortSignal): Promise<Merge[]> =>
  fetchRows(mergeSchema, { url: `${path}/merges`, signal }, 'id');

/** Undoes a merge: what was edited or moved since stays as it is. */
export const undoMerge = ({ path }: Api, mergeId: Id) => post(`${path}/merge/undo`, { id: mergeId });
