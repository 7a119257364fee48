import { z } from 'zod';
import { defineTable, tables } from '../../table';
import type { Graph, MergePlan, MergeRules, Row, Write } from './mergePlan';

/** A stored merge; `plan` is needed to undo it. */
const mergeRow = z.object({
  id: z.number(),
  path: z.string(),
  keepName: z.string(),
  dropName: z.string(),
  mergeBy: z.string(),
  mergeTime: z.string(),
  until: z.string(),
  undoTime: z.string().nullish(),
  plan: z.custom<MergePlan>(),
});
type MergeRow = z.infer<typeof mergeRow>;

/** The merges of all kinds of records. */
export const merges = defineTable<MergeRow>({ name: 'merges', idKey: 'id', schema: mergeRow, seed: () => [] });

/** The rules by which two records of a kind are merged. */
export interface Merging extends Omit<MergeRules, 'table' | 'references'> {
  /** The member type of these records, from the dictionary biz_member_type. */
  memberType: '1' | '2' | '3';
}

/** The fields that refer to a company, a school or a creator (docs/contract#3.2.2). */
export const referencesTo = (memberType: Merging['memberType'], permission: string): MergeRules['references'] => [
  ...(memberType === '1'
    ? [{ kind: 'position', table: 'approvalPositions', field: 'companyId', nameField: 'companyName' }]
    : []),
  {
    kind: 'course',
    table: 'approvalCourses',
    field: 'ownerId',
    where: { ownerType: memberType },
    nameField: 'ownerName',
  },
  { kind: 'memberCert', table: 'memberCerts', field: 'memberId', where: { memberType } },
  { kind: 'order', table: 'orders', field: 'buyerId', where: { buyerType: memberType } },
  { kind: 'settlement', table: 'settlements', field: 'targetId', where: { targetType: memberType } },
  { kind: 'note', table: 'notes', field: 'recordId', where: { kind: permission } },
];

/** Returns the merges of a resource that have not been undone, oldest first. */
export const notUndone = async (path: string) =>
  (await merges.all()).filter((row) => row.path === path && !row.undoTime);

/** Returns a message if the record with this id was merged into another one; otherwise undefined. */
export async function mergedInto(path: string, recordId: unknown): Promise<string | undefined> {
  const row = (await notUndone(path)).find(({ plan }) => String(plan.dropId) === String(recordId));
  return row && `已合并到 ${row.keepName}`;
}

/** Fetches the rows of all tables that a merge may change. */
export async function graphOf({ table, references }: MergeRules): Promise<Graph> {
  const names = [...new Set([table, ...references.map((reference) => reference.table)])];
  const rows = await Promise.all(names.map(async (name) => (await tables.get(name)?.all()) ?? []));
  return Object.fromEntries(names.map((name, index) => [name, rows[index] as Row[]])); // all these rows have an id
}

/** Performs the writes of a merge or of its undo. */
export async function write(writes: readonly Write[]): Promise<void> {
  for (const one of writes) {
    const table = tables.get(one.table);
    if ('insert' in one) await table?.insert(one.insert);
    else if ('drop' in one) await table?.remove(one.drop);
    else await table?.update(one.id, one.set);
  }
}
