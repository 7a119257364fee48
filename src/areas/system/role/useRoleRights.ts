import { use } from 'react';
import type { RoleRights } from '@/shared/auth/viewAs';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { DropInputContext, useUnsavedForms } from '@/shared/storage/unsaved';
import { rightsOf } from './rightsOf';
import type { Role } from './role.resource';

/**
 * Returns a function that fetches the rights of a role, to view the product with these rights. If an open page has
 * unsaved input, asks before discarding the input, because the role may lack the page. Resolves to undefined if the
 * user keeps the input.
 */
export function useRoleRights(): (role: Role) => Promise<RoleRights | undefined> {
  const askToLose = useAskToLose();
  const dropInput = use(DropInputContext);
  return async (role) => {
    const rights = await rightsOf(role);
    // The key of a page is its path. Running exports have another key, and continue.
    const unsaved = [...useUnsavedForms.getState().forms.values()].filter((key) => key.startsWith('/'));
    if (unsaved.length > 0 && !(await askToLose())) return undefined;
    for (const key of new Set(unsaved)) dropInput(key);
    return rights;
  };
}
