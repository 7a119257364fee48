import { create } from 'zustand';
import { lookOnly } from '@/shared/auth/lookingOnly';
import { useSession } from '@/shared/auth/session';
import type { CurrentUser } from '@/shared/auth/currentUser';
import { filterTree, type MenuTree } from '../menu/menuNode';
import { addFixedScreens } from '../menu/fixedScreens';

/** The rights of the users with a role. */
export interface RoleRights {
  roleName: string;
  menuIds: ReadonlySet<string>;
  /** The role's permission strings. */
  buttons: string[];
}

/** The role the product is viewed as; in memory only, so that a reload ends it. */
export const useViewAs = create<{ role?: RoleRights; self?: CurrentUser }>(() => ({}));

/** Shows the product as users with the role see it, read-only. The server still answers for the person signed in. */
export function viewAs(role: RoleRights): void {
  const { user } = useSession.getState();
  const self = useViewAs.getState().self ?? user;
  if (!self) return;
  lookOnly(true);
  useViewAs.setState({ role, self });
  const { roleName: asRole, buttons } = role;
  useSession.setState({ user: { ...self, buttons, permissions: new Map(), admin: false, asRole } });
}

/** Ends the view as a role. */
export function viewAsSelf(): void {
  const { self } = useViewAs.getState();
  lookOnly(false);
  useViewAs.setState({ role: undefined, self: undefined });
  if (self) useSession.setState({ user: self });
}

/** The nodes of a tree with the given row ids, and the fixed screens that belong to them. */
export function treeFor(whole: MenuTree, menuIds: ReadonlySet<string>): MenuTree {
  const tree = filterTree(whole, (node) => menuIds.has(node.id));
  if (tree !== whole) addFixedScreens(tree);
  return tree;
}
