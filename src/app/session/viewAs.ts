import { create } from 'zustand';
import { lookOnly } from '@/shared/auth/lookingOnly';
import { useSession } from '@/shared/auth/session';
import type { CurrentUser } from '@/shared/auth/currentUser';
import { filterTree, type MenuTree } from '../menu/menuNode';
import { addFixedScreens } from '../menu/fixedScreens';

/** What the holders of a role get. */
export interface RoleRights {
  roleName: string;
  /** The ids of its menu rows. */
  menuIds: ReadonlySet<string>;
  /** Its permission strings. */
  buttons: string[];
}

/** As which role the product is looked at; in memory only, so that a reload ends it. */
export const useViewAs = create<{ role?: RoleRights; self?: CurrentUser }>(() => ({}));

/** Shows the product as the holders of a role see it; nothing can be written meanwhile. The server still answers for oneself. */
export function viewAs(role: RoleRights): void {
  const { user } = useSession.getState();
  const self = useViewAs.getState().self ?? user;
  if (!self) return;
  lookOnly(true);
  useViewAs.setState({ role, self });
  const { roleName: asRole, buttons } = role;
  useSession.setState({ user: { ...self, buttons, permissions: new Map(), admin: false, asRole } });
}

/** Back to one's own eyes. */
export function viewAsSelf(): void {
  const { self } = useViewAs.getState();
  lookOnly(false);
  useViewAs.setState({ role: undefined, self: undefined });
  if (self) useSession.setState({ user: self });
}

/** The places of a tree that are among the given rows, with the fixed ones that belong to them. */
export function treeFor(whole: MenuTree, menuIds: ReadonlySet<string>): MenuTree {
  const tree = filterTree(whole, (node) => menuIds.has(node.id));
  if (tree !== whole) addFixedScreens(tree);
  return tree;
}
