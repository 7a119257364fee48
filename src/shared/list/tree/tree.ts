/** A row with its children. */
export type Branch<T> = T & { children?: Branch<T>[] };

/**
 * Builds a tree from flat rows, and keeps their order. Compares ids as text. A row whose parent is missing becomes a
 * root, so that no row is lost. A row that would be its own ancestor also becomes a root.
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

/** The tree without the rows for which `isGone` is true, and without their descendants. */
export function without<T>(branches: readonly Branch<T>[], isGone: (row: T) => boolean): Branch<T>[] {
  return branches.flatMap((branch) => {
    if (isGone(branch)) return [];
    return branch.children ? [{ ...branch, children: without(branch.children, isGone) }] : [branch];
  });
}

/**
 * Returns the rows that can become the parent of the row found by `isSelf`. Excludes the row itself and its
 * descendants. Excludes parents that would give the tree more than `levels` levels. If `isSelf` finds no row, the row
 * is new and has no descendants.
 */
export function possibleParents<T>(
  branches: readonly Branch<T>[],
  isSelf: (row: T) => boolean,
  levels: number,
): Branch<T>[] {
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

/** The found rows and all their ancestors, in the order of `all`; found rows missing from `all` come last. */
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
