/** A row with the rows below it. */
export type Branch<T> = T & { children?: Branch<T>[] };

/**
 * Flat rows as a tree, in their order; ids are compared as text. A row whose parent is missing, or which would be its own
 * ancestor, stands at the top, so that no row is ever lost.
 */
export function toTree<T extends object>(rows: readonly T[], idKey: keyof T, parentKey: keyof T): Branch<T>[] {
  const nodes = new Map<string, Branch<T>>(rows.map((row) => [String(row[idKey]), { ...row, children: undefined }]));
  const parentOf = (node: T) => nodes.get(String(node[parentKey]));
  const roots: Branch<T>[] = [];
  for (const node of nodes.values()) {
    const parent = parentOf(node);
    if (!parent || isBelow(parent, node, parentOf)) roots.push(node);
    else (parent.children ??= []).push(node);
  }
  return roots;
}

function isBelow<T>(node: T, ancestor: T, parentOf: (node: T) => T | undefined): boolean {
  const walked = new Set<T>();
  for (let current: T | undefined = node; current && !walked.has(current); current = parentOf(current)) {
    if (current === ancestor) return true;
    walked.add(current);
  }
  return false;
}

/** The tree without one row and all rows below it: where that row may be moved to. */
export function without<T>(branches: readonly Branch<T>[], isGone: (row: T) => boolean): Branch<T>[] {
  return branches.flatMap((branch) => {
    if (isGone(branch)) return [];
    return branch.children ? [{ ...branch, children: without(branch.children, isGone) }] : [branch];
  });
}

/**
 * Where a row may stand below: neither below itself, nor so deep that what is below it would leave the levels there are.
 * A row that `isSelf` does not find is new and has nothing below it.
 */
export function placesFor<T>(branches: readonly Branch<T>[], isSelf: (row: T) => boolean, levels: number): Branch<T>[] {
  const self = find(branches, isSelf);
  return upTo(without(branches, isSelf), levels - (self ? height(self) : 1));
}

const height = <T>({ children = [] }: Branch<T>): number => 1 + Math.max(0, ...children.map(height));

const find = <T>(branches: readonly Branch<T>[], isIt: (row: T) => boolean): Branch<T> | undefined =>
  branches
    .map((branch) => (isIt(branch) ? branch : find(branch.children ?? [], isIt)))
    .find((branch) => branch !== undefined);

const upTo = <T>(branches: readonly Branch<T>[], levels: number): Branch<T>[] =>
  levels < 1 ? [] : branches.map((branch) => ({ ...branch, children: upTo(branch.children ?? [], levels - 1) }));

/** The rows found among all, and every row on the way to them, in the order of all; what all does not have comes last. */
export function withAbove<T extends object>(
  found: readonly T[],
  all: readonly T[],
  idKey: keyof T,
  parentKey: keyof T,
): T[] {
  const known = new Map(all.map((row) => [String(row[idKey]), row]));
  const kept = new Map<string, T>();
  for (const hit of found) {
    let current: T | undefined = hit;
    for (; current && !kept.has(String(current[idKey])); current = known.get(String(current[parentKey])))
      kept.set(String(current[idKey]), current);
  }
  const inOrder = all.flatMap((row) => kept.get(String(row[idKey])) ?? []);
  return [...inOrder, ...[...kept].filter(([id]) => !known.has(id)).map(([, row]) => row)];
}
