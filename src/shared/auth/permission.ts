import type { CurrentUser } from './currentUser';

const SAME_ACTION: ReadonlyMap<string, string> = new Map([
  ['edit', 'update'],
  ['update', 'edit'],
]);

/** How a permission was decided, and by which reading. */
export interface Verdict {
  allowed: boolean;
  /** `roles`: `permissionId.action` against `roles.permissions`; `buttons`: `module:entity:action` against `buttons`. */
  reading: 'roles' | 'buttons';
  /** Nobody is signed in; userId 1; no list of buttons; in the list; not in it. */
  why: 'nobody' | 'super' | 'noList' | 'listed' | 'missing';
}

/**
 * Whether somebody may do something, in both readings of the specification (docs/specification#6):
 * `permissionId.action` against `roles.permissions` (`edit` and `update` are one action), and `module:entity:action`
 * against `buttons`, where userId 1 and an empty list are allowed everything. Nobody signed in may do nothing.
 * It only decides what is shown: the server decides what is done.
 */
export const can = (user: CurrentUser | undefined, permission: string) => explain(user, permission).allowed;

/** The same with its reason. */
export function explain(user: CurrentUser | undefined, permission: string): Verdict {
  const dot = permission.lastIndexOf('.');
  const reading = dot > 0 ? 'roles' : 'buttons';
  const listed = (allowed: boolean): Verdict => ({ allowed, reading, why: allowed ? 'listed' : 'missing' });
  if (!user) return { allowed: false, reading, why: 'nobody' };
  if (reading === 'roles') {
    const actions = user.permissions.get(permission.slice(0, dot)) ?? [];
    const action = permission.slice(dot + 1);
    return listed(actions.includes(action) || actions.includes(SAME_ACTION.get(action) ?? action));
  }
  if (String(user.userId) === '1' && !user.asRole) return { allowed: true, reading, why: 'super' };
  if (user.buttons.length === 0) return { allowed: true, reading, why: 'noList' };
  return listed(user.buttons.includes(permission));
}
