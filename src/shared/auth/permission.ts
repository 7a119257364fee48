import type { CurrentUser } from './currentUser';

const SAME_ACTION: ReadonlyMap<string, string> = new Map([
  ['edit', 'update'],
  ['update', 'edit'],
]);

/**
 * Whether somebody may do something, in both readings of the specification (section 6):
 * `permissionId.action` against `roles.permissions` (`edit` and `update` are one action), and `module:entity:action`
 * against `buttons`, where userId 1 and an empty list are allowed everything. Nobody signed in may do nothing.
 * It only decides what is shown: the server decides what is done.
 */
export function can(user: CurrentUser | undefined, permission: string): boolean {
  if (!user) return false;
  const dot = permission.lastIndexOf('.');
  if (dot > 0) {
    const actions = user.permissions.get(permission.slice(0, dot)) ?? [];
    const action = permission.slice(dot + 1);
    return actions.includes(action) || actions.includes(SAME_ACTION.get(action) ?? action);
  }
  if (String(user.userId) === '1' || user.buttons.length === 0) return true;
  return user.buttons.includes(permission);
}
