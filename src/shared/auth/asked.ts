import { useEffect, useSyncExternalStore } from 'react';

/** How many visible components check each permission. Hidden tabs do not count. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();
let snapshot: readonly string[] = [];

/** Records the permissions a component checks while it is visible, for the permission inspector. */
export function useAsked(permissions: readonly string[]): void {
  const all = permissions.join('\n');
  useEffect(() => {
    const asked = all.split('\n').filter(Boolean);
    for (const one of asked) change(one, 1);
    return () => {
      for (const one of asked) change(one, -1);
    };
  }, [all]);
}

/** The permissions that the visible screen checks, in alphabetical order. */
export const useAskedPermissions = () => useSyncExternalStore(subscribe, () => snapshot);

function change(permission: string, by: 1 | -1): void {
  const before = counts.get(permission) ?? 0;
  if (before + by > 0) counts.set(permission, before + by);
  else counts.delete(permission);
  if ((before === 0) !== (before + by === 0)) {
    snapshot = [...counts.keys()].sort();
    for (const listener of listeners) listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
