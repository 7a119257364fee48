import { useAsked } from '@/shared/auth/asked';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import type { RowAction } from './RowActions';

/** The actions on an open record that the user may take and that are possible now. */
export function usePossible(actions: readonly RowAction[]): RowAction[] {
  const allowed = usePermitted(() => actions, [''])?.('') ?? [];
  return allowed.filter(({ disabledReason }) => !disabledReason);
}

/**
 * Returns a function that filters the actions of a row by the user's permissions. Returns undefined if there are rows
 * but no row has a permitted action.
 */
export function usePermitted<T>(actions: ((row: T) => readonly RowAction[]) | undefined, rows: readonly T[]) {
  const user = useSession((session) => session.user);
  const all = new Set(rows.flatMap((row) => actions?.(row).flatMap(({ permission }) => permission ?? []) ?? []));
  useAsked([...all]);
  if (!actions) return undefined;
  const allowed = (row: T) => actions(row).filter(({ permission }) => !permission || can(user, permission));
  return rows.length === 0 || rows.some((row) => allowed(row).length > 0) ? allowed : undefined;
}
