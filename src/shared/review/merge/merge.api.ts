import { z } from 'zod';
import { type CrudApi, fetchRows } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { post, request } from '@/shared/api/http';
import type { Id } from '@/shared/lib/id';

/** The server's plan for a merge of two records: what the merge would change. */
export const mergePlanSchema = z.object({
  /**
   * Identifies the state of the two records and of all data that refers to them. The server refuses an outdated
   * version.
   */
  version: z.string(),
  /** The fields in which the records differ; the server compares masked values too. */
  differs: z.array(z.string()),
  /** The kinds and numbers of rows that move to the kept record. */
  moves: z.array(z.object({ kind: z.string(), count: z.number().nullable() })),
  /** The time until which the merge can be undone. */
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

/** The response of a merge. */
export const mergedSchema = z.object({ mergeId: id });

/** The record to keep, and the record to merge into it, which is then removed. */
export interface Pair {
  keepId: Id;
  dropId: Id;
}

type Api = Pick<CrudApi<never>, 'path'>;

/** Fetches the plan of a merge. Rejects with the server's reason if the records cannot be merged. */
export async function planMerge({ path }: Api, pair: Pair, signal?: AbortSignal): Promise<MergePlan> {
  return mergePlanSchema.parse(await request({ url: `${path}/merge/plan`, params: pair, signal }));
}

/** Merges two records; `take` are the fields whose value comes from the removed record. Resolves to the merge's id. */
export async function mergeRecords({ path }: Api, order: Pair & { take: string[]; version: string }): Promise<Id> {
  const answer = await post(`${path}/merge`, order);
  return mergedSchema.parse(answer).mergeId;
}

/** The merges that can still be undone, newest first. */
export const listMerges = ({ path }: Api, signal?: AbortSignal): Promise<Merge[]> =>
  fetchRows(mergeSchema, { url: `${path}/merges`, signal }, 'id');

/** Undoes a merge; whatever was edited or moved after the merge stays unchanged. */
export const undoMerge = ({ path }: Api, mergeId: Id) => post(`${path}/merge/undo`, { id: mergeId });
