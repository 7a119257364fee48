import { httpUrl, inAppPath } from '@/shared/lib/safeUrl';
import { FIRST_PAGE } from './firstPage';
import { addFixedScreens, knownOf } from './fixedScreens';
import { type MenuNode, type MenuTree, settleRedirects } from './menuNode';
import { type MenuRecord, readMenuRecords } from './menuRecords';

const LAYOUTS = new Set(['PageView', 'RouteView', 'BasicLayout', 'BlankLayout', 'UserLayout']);

/**
 * Builds the menu tree from the server's response (docs/decisions#1, docs/contract#1.8) and adds the fixed hidden
 * screens that the response lacks. Broken rows are reported in `warnings`. Rows with unsafe addresses become nodes
 * without a link. Never throws.
 */
export function buildMenuTree(answer: unknown): MenuTree {
  const warnings: string[] = [];
  const records = readMenuRecords(answer, (reason) => warnings.push(reason));
  const tree: MenuTree = { roots: [], all: [], warnings };
  const byParent = new Map<string, MenuRecord[]>();
  for (const record of records) {
    const siblings = byParent.get(record.parentId);
    if (siblings) siblings.push(record);
    else byParent.set(record.parentId, [record]);
  }
  const place = (record: MenuRecord, parent?: MenuNode) => {
    const node = toNode(record, byParent.has(record.id), parent);
    (parent?.children ?? tree.roots).push(node);
    tree.all.push(node);
    return node;
  };
  const queue = (byParent.get('0') ?? []).map((record) => place(record));
  for (let index = 0; index < queue.length; index++) {
    const parent = queue[index] as MenuNode;
    for (const record of byParent.get(parent.id) ?? []) queue.push(place(record, parent));
  }
  addFixedScreens(tree);
  warnUnsafe(tree);
  settleRedirects(tree);
  return tree;
}

function toNode(record: MenuRecord, hasChildren: boolean, parent?: MenuNode): MenuNode {
  const { id, key, name, icon, hidden, hiddenChildren, hiddenHeader, component, target } = record;
  const isDirectory = LAYOUTS.has(component) || (component === '' && hasChildren);
  const href = httpUrl(record.path);
  const path = href ? undefined : placeOf(record, parent);
  const screen = isDirectory || href || !path ? undefined : component || key;
  return {
    id,
    key,
    name,
    icon,
    hidden,
    hiddenChildren,
    hiddenHeader,
    path,
    href,
    newWindow: target === '_blank' && !href,
    ...knownOf(key),
    screen,
    redirect: inAppPath(record.redirect),
    parent,
    children: [],
  };
}

/**
 * The route pattern of a row: its `path`, or the parent's path with `key` appended if the row has no path. A relative
 * path such as `user` is also appended to the parent's path. Route parameters are kept. `:pageNo` becomes optional,
 * because a list without a page number shows page 1. Returns undefined if the address could leave this product.
 */
function placeOf({ key, path }: MenuRecord, parent?: MenuNode): string | undefined {
  if (key === 'weclome' && !path) return FIRST_PAGE;
  const base = parent?.path === '/' ? '' : (parent?.path ?? '');
  const own = path || `${base}/${key}`;
  const full = /^[^/\\:?#]/.test(own) && !/^[^/]*:/.test(own) ? `${base}/${own}` : own;
  const [pathname = ''] = full.split(/(?<!:\w+)\?|#/);
  const safe = inAppPath(pathname.replaceAll(/(:\w+)\?/g, '$1'));
  if (!safe || /\*|\/\.{1,2}(\/|$)/.test(pathname)) return undefined;
  return pathname
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/\/:pageNo(?=\/|$)/, '/:pageNo?');
}

function warnUnsafe(tree: MenuTree): void {
  for (const node of tree.all) {
    if (!node.path && !node.href)
      tree.warnings.push(`menu row ${node.id} has an address that is not allowed and leads nowhere`);
  }
}
