import { onReset } from '../db';
import { timestamp } from '../respond';
import { seededUses } from './operationLog';

/** How often and when a user has used a permission. */
interface Use {
  count: number;
  lastUsedAt: string;
}

/** The uses since this server started, by user and permission. */
const seen = new Map<string, Use>();
onReset(() => seen.clear());

/** Records that a user made a call that requires the permission. */
export function noteRight(userId: number, permission: string): void {
  const key = `${userId} ${permission}`;
  seen.set(key, { count: (seen.get(key)?.count ?? 0) + 1, lastUsedAt: timestamp() });
}

/** Returns the uses of permissions since this server started, including those in the seeded operation log. */
export function usesOfRights(): (user: { userId: number; loginName: string }, permission: string) => Use | undefined {
  const before = seededUses();
  return ({ userId, loginName }, permission) => {
    const now = seen.get(`${userId} ${permission}`);
    const old = before.filter((one) => one.operName === loginName && one.permission === permission);
    const last =
      now?.lastUsedAt ??
      old
        .map(({ operTime }) => operTime)
        .toSorted()
        .at(-1);
    return last === undefined ? undefined : { count: (now?.count ?? 0) + old.length, lastUsedAt: last };
  };
}
