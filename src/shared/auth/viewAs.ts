import { create } from 'zustand';
import type { CurrentUser } from './currentUser';
import { lookOnly } from './lookingOnly';
import { useSession } from './session';

/** The rights of the users with a role. */
export interface RoleRights {
  roleName: string;
  menuIds: ReadonlySet<string>;
  /** The role's permission strings. */
  buttons: string[];
}

/**
 * `role` is the role as which the user views the product. `self` is the user's own data. Kept only in memory, so that a
 * reload ends the view.
 */
export const useViewAs = create<{ role?: RoleRights; self?: CurrentUser }>(() => ({}));

/** Shows the product as users with the role see it, read-only. The server still responds for the signed-in user. */
export function viewAs(role: RoleRights): void {
  const { user } = useSession.getState();
  const self = useViewAs.getState().self ?? user;
  if (!self) return;
  lookOnly(true);
  useViewAs.setState({ role, self });
  const { roleName: asRole, buttons } = role;
  // An empty list would allow everything (`can`), so a role without permissions gets one that does not exist.
  const held = buttons.length > 0 ? buttons : ['none'];
  useSession.setState({ user: { ...self, buttons: held, permissions: new Map(), admin: false, asRole } });
}

/** Ends viewing the product as a role. */
export function viewAsSelf(): void {
  const { self } = useViewAs.getState();
  lookOnly(false);
  useViewAs.setState({ role: undefined, self: undefined });
  if (self) useSession.setState({ user: self });
}
