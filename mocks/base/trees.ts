import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import { type Change, crud } from '../crud';
import { filtered, type ListRules } from '../query';
import { api, ok } from '../respond';
import type { Table } from '../table';

/** The fields that all trees of base data have. */
interface TreeRow {
  id: number;
  parentId: number;
  sort: number | null;
  status: '0' | '1';
}

/** The properties in which the trees differ. */
interface Tree<Row extends TreeRow> {
  path: string;
  table: Table<Row>;
  permission: string;
  /** The noun for a row in messages, such as 行业. */
  word: string;
  nameKey: keyof Row & string;
  /** The maximum depth. */
  levels: number;
  filters: ListRules<Row>['filters'];
  readOnly?: readonly (keyof Row & string)[];
  /** Returns true when another record refers to the row. */
  inUse: (row: Row) => boolean | Promise<boolean>;
  /** Performs further checks of a write; returns the message of a refusal. */
  refuses?: (next: Partial<Row>, row: Row | undefined, all: readonly Row[]) => string | undefined;
}

/**
 * The endpoints of a tree: unpaged, sorted lists. Names are unique among siblings. A row cannot be moved below itself
 * or too deep.
 */
export function treeHandlers<Row extends TreeRow>(tree: Tree<Row>): RequestHandler[] {
  const { path, table, permission, nameKey, word } = tree;
  const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || a.id - b.id);

  async function whyKept(row: Row): Promise<string | undefined> {
    if ((await table.all()).some(({ parentId }) => parentId === row.id)) return `存在下级${word},不允许删除`;
    return (await tree.inUse(row)) ? `${String(row[nameKey])}已分配,不能删除` : undefined;
  }

  async function whyNot({ row, next }: Change<Row>): Promise<string | undefined> {
    const all = await table.all();
    const parentId = next.parentId ?? row?.parentId ?? 0;
    const parents = wayUp(parentId, all);
    if (parentId !== 0 && parents.length === 0) return `上级${word}不存在`;
    if (row && parents.some(({ id }) => id === row.id)) return `上级${word}不能是自己或自己的下级`;
    if (parents.length + (row ? height(row.id, all) : 1) > tree.levels) return `${word}最多${tree.levels}级`;
    const name = next[nameKey] ?? row?.[nameKey];
    const twin = all.some((one) => one.id !== row?.id && one.parentId === parentId && one[nameKey] === name);
    return twin ? `${word}名称已存在` : tree.refuses?.(next, row, all);
  }

  return [
    http.get(
      api(`${path}/list`),
      secured(`${permission}:list`, async ({ query }) =>
        ok(inOrder(await filtered(await table.all(), query, { ...(tree.filters && { filters: tree.filters }) }))),
      ),
    ),
    allHandler(path, async () => inOrder(await table.all()), ['id', 'parentId', nameKey]),
    ...crud<Row>({
      path,
      table,
      permission,
      permissions: { get: `${permission}:get` },
      verbs: ['get', 'save', 'update', 'remove', 'status'],
      readOnly: tree.readOnly ?? [],
      refuses: (change) => (change.verb === 'remove' && change.row ? whyKept(change.row) : whyNot(change)),
    }),
  ];
}

/** `GET {base}/all`: the enabled rows with only these fields; available to every signed-in user (docs/contract#3.1). */
export const allHandler = <Row extends { status: string }>(
  path: string,
  rows: () => Promise<readonly Row[]>,
  fields: readonly (keyof Row & string)[],
): RequestHandler =>
  http.get(
    api(`${path}/all`),
    secured(null, async () =>
      ok(
        (await rows())
          .filter(({ status }) => status === '0')
          .map((row) => Object.fromEntries(fields.map((field) => [field, row[field]]))),
      ),
    ),
  );

/** Returns a row and its ancestors, lowest first; empty if there is no such row. */
function wayUp<Row extends TreeRow>(id: number, all: readonly Row[]): Row[] {
  const path: Row[] = [];
  for (let current = all.find((row) => row.id === id); current && !path.includes(current);) {
    path.push(current);
    const { parentId } = current;
    current = all.find((row) => row.id === parentId);
  }
  return path;
}

/** Returns the number of levels that a row and its descendants have. */
const height = (id: number, all: readonly TreeRow[]): number =>
  1 + Math.max(0, ...all.filter(({ parentId }) => parentId === id).map((row) => height(row.id, all)));
