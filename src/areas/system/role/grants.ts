/** A node of a tree of things that can be granted, with text keys. */
export interface GrantNode {
  key: string;
  name: string;
  /** What stands beside the name: a permission string, a kind. */
  hint?: string;
  children: GrantNode[];
}

/** What somebody sees of a tree: granted with everything below, and granted in part. */
interface Shown {
  checked: string[];
  halfChecked: string[];
}

/**
 * How the granted keys are shown. Linked, a node is checked when everything below it is granted too, and half checked
 * when it is granted itself or something below it is; apart, every granted node is checked. No grant is ever lost by
 * showing it: a screen without its buttons is half checked and stays granted.
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

/** Grants a node and everything above it, which leads there; linked, everything below it as well. */
export function grant(
  roots: readonly GrantNode[],
  granted: ReadonlySet<string>,
  key: string,
  linked: boolean,
): Set<string> {
  const path = wayTo(roots, key);
  const node = path.at(-1);
  return new Set([...granted, ...path.map((one) => one.key), ...(node && linked ? keysOf([node]) : [])]);
}

/** Takes a node and everything below it back; linked, what leads to nothing else is taken back as well. */
export function withdraw(
  roots: readonly GrantNode[],
  granted: ReadonlySet<string>,
  key: string,
  linked: boolean,
): Set<string> {
  const path = wayTo(roots, key);
  const left = new Set(granted);
  for (const removed of keysOf(path.slice(-1))) left.delete(removed);
  for (const above of linked ? path.slice(0, -1).toReversed() : []) {
    if (above.children.some((child) => keysOf([child]).some((one) => left.has(one)))) break;
    left.delete(above.key);
  }
  return left;
}

/** Every key of a tree, parents before children. */
export const keysOf = (roots: readonly GrantNode[]): string[] =>
  roots.flatMap((node) => [node.key, ...keysOf(node.children)]);

/** Only the nodes whose name or hint holds the text, with all below them and the nodes that lead to them. */
export function narrowed(roots: readonly GrantNode[], text: string): GrantNode[] {
  const query = text.trim().toLowerCase();
  if (!query) return [...roots];
  return roots.flatMap((node) => {
    if (`${node.name}\n${node.hint ?? ''}`.toLowerCase().includes(query)) return [node];
    const children = narrowed(node.children, text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** From the top down to a node; empty when there is none. */
function wayTo(roots: readonly GrantNode[], key: string): GrantNode[] {
  for (const node of roots) {
    if (node.key === key) return [node];
    const path = wayTo(node.children, key);
    if (path.length > 0) return [node, ...path];
  }
  return [];
}
