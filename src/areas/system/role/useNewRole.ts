import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import type { FormOf } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { invalidateResource } from '@/shared/api/queryKeys';
import { useErrorText } from '@/shared/display/errorText';
import { CHOSEN, findRoleId, OWN, type Role, roles, saveScope } from './role.resource';

/**
 * Returns the save of a new role. Chosen departments need a second call; until then the role has the narrowest scope.
 * If that call fails, the save rejects with ApiError, and the next save updates the role already created.
 */
export function useNewRole() {
  const { t } = useTranslation('system');
  const errorText = useErrorText();
  const client = useQueryClient();
  /** The role of the first save; its id must be looked up if the server's answer did not contain it. */
  const created = useRef<FormOf<Role>>(undefined);

  return async ({ deptIds, ...values }: FormOf<Role>) => {
    const { roleName, roleKey, isAdminRole } = values;
    const isChosen = values.dataScope === CHOSEN;
    if (created.current) created.current = await withId(created.current);
    const answer = await roles.save({ ...values, ...(isChosen && { dataScope: OWN }), ...idOf(created.current) });
    if (!isChosen) return;
    created.current = { roleKey, isAdminRole, ...idOf(answer), ...idOf(created.current) };
    try {
      created.current = await withId(created.current);
      await saveScope({ ...idOf(created.current), roleName, roleKey, dataScope: CHOSEN, deptIds });
    } catch (error) {
      await invalidateResource(client, roles.path);
      const kind = error instanceof ApiError ? error.kind : 'refused';
      throw new ApiError(kind, t('role.scopeNotSaved', { reason: errorText(error) }));
    }
  };
}

const withId = async (role: FormOf<Role>) => ({ ...role, roleId: role.roleId ?? (await findRoleId(role)) });

/** The id in an answer or a role, if it has one. */
function idOf(answer: unknown): { roleId?: Id } {
  const { roleId } = (answer ?? {}) as { roleId?: Id };
  return roleId === undefined ? {} : { roleId };
}
