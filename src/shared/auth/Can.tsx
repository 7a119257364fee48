import type { Permission } from '@/shared/vocabulary/permission';
import type { ReactNode } from 'react';
import { useAsked } from './asked';
import { can } from './permission';
import { useSession } from './session';

/** Shows its children to those who may; nothing to the others. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan(permission) ? children : null;
}

/** Whether the person signed in may do something. */
export function useCan(permission: Permission): boolean {
  useAsked([permission]);
  return can(
    useSession((s) => s.user),
    permission,
  );
}
