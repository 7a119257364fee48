/** A node of a tree whose nodes can be granted; keys are strings. */
export interface GrantNode {
  key: string;
  name: string;
  /** Shown beside the name: a permission string or a kind. */
  hint?: string;
  children: GrantNode[];
}

/** The checkbox states: `checked` is granted with all descendants, `halfChecked` is granted in part. */
interface Shown {
  checked: string[];
  halfChecked: string[];
}

/**
 * Returns the checkbox states for the granted keys. Linked: a node is checked if it and all its descendants are
 * granted, and half checked if it or any descendant is. Independent: every granted node is checked. Showing never loses
 * a grant: a screen without its buttons is half checked and stays granted.
 */
export function shownGrants(roots: readonly GrantNode[], granted: ReadonlySet<string>, linked: boolean): Shown {
  const shown: Shown = { checked: [], halfChecked: [] };
  const visit = (node: GrantNode): { all: boolean; some: boolean } => {
    const below = node.children.map(visit);
    const own = granted.has(node.key);
    const all = own && (!linked || below.every((one) => one.all));
    const some = own || below.some((one) => one.some);
    if (all) shown.checked.push(node.key);
    else if (some && linked) shown.halfChecked.push(node.key);
    return { all, some };
  };
  roots.forEach(visit);
  return shown;
}

/** Grants a node and its ancestors, which are needed to reach it; linked, also its descendants. */
export function grant(
  roots: readonly GrantNode[],
  granted: ReadonlySet<string>,
  key: string,
  linked: boolean,
): Set<string> {
  const path = pathTo(roots, key);
  const node = path.at(-1);
  return new Set([...granted, ...path.map((one) => one.key), ...(node && linked ? keysOf([node]) : [])]);
}

/** Withdraws a node and its descendants; linked, also the ancestors left without a granted descendant. */
export function withdraw(
  roots: readonly GrantNode[],
  granted: ReadonlySet<string>,
  key: string,
  linked: boolean,
): Set<string> {
  const path = pathTo(roots, key);
  const left = new Set(granted);
  for (const removed of keysOf(path.slice(-1))) left.delete(removed);
  for (const above of linked ? path.slice(0, -1).toReversed() : []) {
    if (above.children.some((child) => keysOf([child]).some((one) => left.has(one)))) break;
    left.delete(above.key);
  }
  return left;
}

/** All keys of a tree, parents before children. */
export const keysOf = (roots: readonly GrantNode[]): string[] =>
  roots.flatMap((node) => [node.key, ...keysOf(node.children)]);

/** The nodes whose name or hint contains the text, with their ancestors and all their descendants. */
export function narrowed(roots: readonly GrantNode[], text: string): GrantNode[] {
  const query = text.trim().toLowerCase();
  if (!query) return [...roots];
  return roots.flatMap((node) => {
    if (`${node.name}\n${node.hint ?? ''}`.toLowerCase().includes(query)) return [node];
    const children = narrowed(node.children, text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The nodes from the root down to the one with the key; empty if there is none. */
function pathTo(roots: readonly GrantNode[], key: string): GrantNode[] {
  for (const node of roots) {
    if (node.key === key) return [node];
    const path = pathTo(node.children, key);
    if (path.length > 0) return [node, ...path];
  }
  return [];
}
