import type { ReactNode } from 'react';
import type { Permission } from '@/shared/vocabulary/permission';
import { useAsked } from './asked';
import { can } from './permission';
import { useSession } from './session';

/** Renders its children only if the user has the permission. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan(permission) ? children : null;
}

/** True when the signed-in user has the permission, or when none is required. */
export function useCan(permission: Permission | undefined): boolean {
  useAsked(permission === undefined ? [] : [permission]);
  const user = useSession((s) => s.user);
  return permission === undefined || can(user, permission);
}
