import type { CurrentUser } from './currentUser';

const SAME_ACTION: ReadonlyMap<string, string> = new Map([
  ['edit', 'update'],
  ['update', 'edit'],
]);

/** The result of a permission check, with its reason. */
export interface Verdict {
  allowed: boolean;
  /** `roles`: `permissionId.action` in `roles.permissions`; `buttons`: `module:entity:action` in `buttons`. */
  reading: 'roles' | 'buttons';
  /**
   * The reason for `allowed`. The user is not signed in (`nobody`), has the userId 1 (`super`), or has empty `buttons`
   * (`noList`). Otherwise the permission is `listed` or `missing`.
   */
  why: 'nobody' | 'super' | 'noList' | 'listed' | 'missing';
}

/**
 * True if the user has a permission. False without a user. Only decides what is displayed, because the server enforces
 * permissions. Supports two readings of the specification (docs/specification#6).
 *
 * - `permissionId.action` must be in `roles.permissions`. The actions `edit` and `update` are equal.
 * - `module:entity:action` must be in `buttons`. The userId 1 may do everything. Users with empty `buttons` may do
 *   everything too.
 */
export const can = (user: CurrentUser | undefined, permission: string) => explain(user, permission).allowed;

/** Like `can`, with the reason. */
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
