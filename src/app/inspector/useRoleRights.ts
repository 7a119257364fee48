import { rightsOf } from '@/areas/system/role/rightsOf';
import type { Role } from '@/areas/system/role/role.resource';
import type { RoleRights } from '@/shared/auth/viewAs';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { refreshView, useViews } from '@/app/tabs/views';

/**
 * Returns a function that fetches the rights of a role to view the product as. Asks first if an open page has unsaved
 * input, because the role may lack the page. Resolves to undefined if the user keeps the input.
 */
export function useRoleRights(): (role: Role) => Promise<RoleRights | undefined> {
  const askToLose = useAskToLose();
  return async (role) => {
    const rights = await rightsOf(role);
    const unsaved = useViews.getState().views.filter(({ key }) => hasUnsaved(key));
    if (unsaved.length > 0 && !(await askToLose())) return undefined;
    for (const { key } of unsaved) refreshView(key);
    return rights;
  };
}
