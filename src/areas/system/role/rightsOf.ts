import type { RoleRights } from '@/shared/auth/viewAs';
import { menus } from '../menu/menu.resource';
import { loadRole, type Role } from './role.resource';

/** Fetches a role's rights: its menu ids, including those of parents, and its permissions. Rejects with ApiError. */
export async function rightsOf({ roleId, roleName }: Role): Promise<RoleRights> {
  const { signal } = new AbortController();
  const [role, { records }] = await Promise.all([loadRole(roleId, 0, signal), menus.list({}, signal)]);
  const granted = new Set((role.menuIds ?? []).map(String));
  const perms = records
    .filter(({ menuId }) => granted.has(String(menuId)))
    .flatMap((row) => (row.perms ?? '').split(','));
  return { roleName, menuIds: granted, buttons: [...new Set(perms.map((perm) => perm.trim()).filter(Boolean))] };
}
