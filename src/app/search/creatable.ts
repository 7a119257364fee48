import { addPermission } from '@/shared/vocabulary/addPermission';
import type { GrantedPermission } from '@/shared/vocabulary/permission';
import type { MenuNode } from '@/app/navigation/menuNode';

const permissions = new Map<string, GrantedPermission>(Object.entries(addPermission));

/** The lists on which the user may create a record, without those whose form is a screen of its own. */
export function creatable(
  places: readonly MenuNode[],
  isGranted: (permission: GrantedPermission) => boolean,
): MenuNode[] {
  const forms = new Set(places.flatMap(({ mode, permission }) => (mode === 'add' ? permission : [])));
  return places.filter(({ key, hidden }) => {
    const permission = permissions.get(key);
    return !hidden && permission !== undefined && !forms.has(permission) && isGranted(permission);
  });
}
