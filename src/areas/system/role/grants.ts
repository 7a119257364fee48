/** A node of a tree in which nodes can be granted. Keys are strings. */
export interface GrantNode {
  key: string;
  name: string;
  /** Text displayed beside the name: a permission string or a kind. */
  hint?: string;
  children: GrantNode[];
}

/** The keys of the nodes whose checkboxes are checked or half checked. */
interface Shown {
  checked: string[];
  halfChecked: string[];
}

/**
 * Returns the checkbox states for the granted keys. If `linked`, a node is checked if the node and all its descendants
 * are granted. If only some of the nodes are granted, the node is half checked. If not `linked`, every granted node is
 * checked. Displaying the tree never loses a grant. A granted screen without its buttons is half checked and stays
 * granted.
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

/**
 * Grants a node and its ancestors, because the user reaches the node through the ancestors. If `linked`, also grants
 * the node's descendants.
 */
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

/** Withdraws a node and its descendants. If `linked`, also withdraws ancestors without any granted descendant left. */
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

/** Returns all keys of a tree, parents before their children. */
export const keysOf = (roots: readonly GrantNode[]): string[] =>
  roots.flatMap((node) => [node.key, ...keysOf(node.children)]);

/** Returns the nodes whose name or hint contains the text, with their ancestors and all their descendants. */
export function narrowed(roots: readonly GrantNode[], text: string): GrantNode[] {
  return roots.flatMap((node) => {
    if (matches(node, text)) return [node];
    const children = narrowed(node.children, text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Returns the nodes whose name or hint contains the text, without nodes below another such node. */
export const found = (roots: readonly GrantNode[], text: string): GrantNode[] =>
  roots.flatMap((node) => (matches(node, text) ? [node] : found(node.children, text)));

const matches = ({ name, hint = '' }: GrantNode, text: string) =>
  `${name}\n${hint}`.toLowerCase().includes(text.trim().toLowerCase());

/**
 * Returns the nodes from the root down to the node with the key `key`. Returns an empty list if no node has the key.
 */
function pathTo(roots: readonly GrantNode[], key: string): GrantNode[] {
  for (const node of roots) {
    if (node.key === key) return [node];
    const path = pathTo(node.children, key);
    if (path.length > 0) return [node, ...path];
  }
  return [];
}
