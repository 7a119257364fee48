import type { Permission } from '@/shared/vocabulary/permission';
import type { ReactNode } from 'react';
import { useAsked } from './asked';
import { can } from './permission';
import { useSession } from './session';

/** Renders its children only when the user has the permission. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan(permission) ? children : null;
}

/** True when the person signed in has the permission. */
export function useCan(permission: Permission): boolean {
  useAsked([permission]);
  return can(
    useSession((s) => s.user),
    permission,
  );
}
