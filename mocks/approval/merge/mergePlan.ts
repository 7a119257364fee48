/** An id as it is stored. Some tables use numbers, others use text. */
type Id = number | string;

/** A row as it is stored. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: Id };

/** The rows of several tables, by the name of the table. */
export type Graph = Readonly<Record<string, readonly Row[]>>;

/** A field of another table that contains the id of a record. */
export interface Reference {
  /** The kind of the rows, as named in the API. */
  kind: string;
  table: string;
  field: string;
  /** Some fields can refer to several kinds of records. Only rows with these values refer to this kind. */
  where?: Readonly<Record<string, string>>;
  /** The field that contains a copy of the record's name. */
  nameField?: string;
}

/** The rules by which two records of a kind are merged. */
export interface MergeRules {
  table: string;
  nameField: string;
  references: readonly Reference[];
  /** For a field, the fields that a merge always takes from the same record, such as the id that belongs to a name. */
  together?: Readonly<Record<string, readonly string[]>>;
  /** List fields: the kept record gets the entries of both. */
  joined?: readonly string[];
  /** Number fields: the kept record gets the sum. */
  added?: readonly string[];
}

interface Cell {
  field: string;
  from: unknown;
  to: unknown;
}

/** Everything that a merge changed, so that it can be undone whatever happens afterwards. */
export interface MergePlan {
  keepId: Id;
  dropId: Id;
  /** The dropped record as it was before the merge. */
  dropped: Row;
  /** The replaced values of the kept record. */
  replaced: Cell[];
  added: { field: string; amount: number }[];
  /** The changed rows. The first cell of each is its reference to the record. */
  rows: { table: string; id: Id; cells: [Cell, ...Cell[]] }[];
}

/** A write to one table. */
export type Write =
  | { table: string; id: Id; set: Record<string, unknown> }
  | { table: string; insert: Row }
  | { table: string; drop: Id };

/** The ids of the two records, and the names of the fields that the kept record takes from the other. */
export interface MergeOrder {
  keepId: Id;
  dropId: Id;
  take: readonly string[];
}

/** Returns the rows of a graph that refer to a record, each with its reference. */
export const rowsOf = (graph: Graph, { references }: MergeRules, id: Id) =>
  references.flatMap((reference) =>
    (graph[reference.table] ?? [])
      .filter((row) => isSameId(row[reference.field], id) && fits(row, reference))
      .map((row) => ({ reference, row })),
  );

/** Merges two records of a graph. Returns the writes, and the plan with which the merge can be undone. */
export function merge(graph: Graph, rules: MergeRules, { keepId, dropId, take }: MergeOrder) {
  const [keep, dropped] = [recordOf(graph, rules, keepId), recordOf(graph, rules, dropId)];
  const taken = new Set(take.flatMap((field) => [field, ...(rules.together?.[field] ?? [])]));
  const replaced = [
    ...[...taken].map((field) => ({ field, from: keep[field], to: dropped[field] })),
    ...(rules.joined ?? []).map((field) => ({ field, from: keep[field], to: union(keep[field], dropped[field]) })),
  ].filter(({ from, to }) => !isEqual(from, to));
  const added = (rules.added ?? [])
    .map((field) => ({ field, amount: Number(dropped[field] ?? 0) }))
    .filter(({ amount }) => amount !== 0);
  const merged = { ...keep, ...valuesOf(replaced, 'to') };
  const name = merged[rules.nameField];
  const renamed = keep[rules.nameField] === name ? [] : rowsOf(graph, rules, keepId);
  const rows: MergePlan['rows'] = [...rowsOf(graph, rules, dropId), ...renamed].map(
    ({ reference: { table, field, nameField }, row }) => {
      const owner = { field, from: row[field], to: typeof row[field] === 'string' ? String(keepId) : keepId };
      const isNamed = nameField !== undefined && row[nameField] !== name;
      return {
        table,
        id: row.id,
        cells: [owner, ...(isNamed ? [{ field: nameField, from: row[nameField], to: name }] : [])],
      };
    },
  );
  const plan: MergePlan = { keepId, dropId, dropped, replaced, added, rows };
  const sums = Object.fromEntries(added.map(({ field, amount }) => [field, Number(keep[field] ?? 0) + amount]));
  const writes: Write[] = [
    { table: rules.table, id: keepId, set: { ...valuesOf(replaced, 'to'), ...sums } },
    ...rows.map(({ table, id, cells }) => ({ table, id, set: valuesOf(cells, 'to') })),
    { table: rules.table, drop: dropId },
  ];
  return { plan, writes };
}

/**
 * Undoes a merge: restores the dropped record, and all values and rows that nobody has changed since. An edited value
 * keeps the edit, a row moved elsewhere stays there, and a new row stays with the kept record.
 */
export function undo(graph: Graph, rules: MergeRules, { keepId, dropped, replaced, added, rows }: MergePlan): Write[] {
  const keep = recordOf(graph, rules, keepId);
  const unchanged = (row: Row, cells: readonly Cell[]) =>
    valuesOf(
      cells.filter(({ field, to }) => isEqual(row[field], to)),
      'from',
    );
  const sums = Object.fromEntries(added.map(({ field, amount }) => [field, Number(keep[field] ?? 0) - amount]));
  return [
    { table: rules.table, insert: dropped },
    { table: rules.table, id: keepId, set: { ...unchanged(keep, replaced), ...sums } },
    ...rows.flatMap(({ table, id, cells }): Write[] => {
      const row = graph[table]?.find((one) => isSameId(one.id, id));
      return row && isSameId(row[cells[0].field], keepId) ? [{ table, id, set: unchanged(row, cells) }] : [];
    }),
  ];
}

/** Returns the later merges of the kept record, to be undone before `merge`. `merges` lists merges not yet undone. */
export const laterThan = <M extends { plan: Pick<MergePlan, 'keepId' | 'dropId'> }>(
  merges: readonly M[],
  merge: M,
): M[] =>
  merges
    .slice(merges.indexOf(merge) + 1)
    .filter(({ plan }) => [plan.keepId, plan.dropId].some((id) => isSameId(id, merge.plan.keepId)));

function recordOf(graph: Graph, { table }: MergeRules, id: Id): Row {
  const row = graph[table]?.find((one) => isSameId(one.id, id));
  if (!row) throw new Error(`no ${table} ${id}`);
  return row;
}

const isSameId = (one: unknown, other: unknown) => String(one) === String(other);

const fits = (row: Row, { where = {} }: Reference) =>
  Object.entries(where).every(([field, value]) => row[field] === value);

/** True for equal values. A missing value equals null. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const valuesOf = (cells: readonly Cell[], side: 'from' | 'to') =>
  Object.fromEntries(cells.map((cell) => [cell.field, cell[side]]));

/** Returns the entries of both lists without duplicates. */
function union(one: unknown, other: unknown): unknown {
  if (!Array.isArray(other) || other.length === 0) return one;
  const entries = new Map(
    [...(Array.isArray(one) ? one : []), ...other].map((entry) => [JSON.stringify(entry), entry]),
  );
  return [...entries.values()];
}
