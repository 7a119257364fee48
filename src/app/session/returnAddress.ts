import { isLeaving } from '@/shared/auth/leaving';
import type { Id } from '@/shared/lib/id';
import { inAppPath } from '@/shared/lib/safeUrl';
import { tabStorage } from '@/shared/storage/tabStorage';

/** The name under which the tab stores the address to return to. */
export const ADDRESS = 'wanted';
const HOME = '/';
const NO_TARGETS = /^\/(user|403|404|500|ExceptionShare)(\/|$|\?)/;

/** Stores the address to return to after the next sign-in in this tab (docs/decisions#2). */
export function rememberAddress(address: string, userId?: Id): void {
  if (isLeaving()) return;
  const before = recall();
  // The reload after a 401 stores the address again, without a user id. The user id that was stored before is then
  // kept.
  const owner = userId ?? (before?.address === address ? before.userId : undefined);
  tabStorage.set(ADDRESS, { address, userId: owner });
}

/**
 * The address to open after a sign-in. Uses `redirect` if it is the address of a signed-in page other than the home
 * page. Otherwise, uses the stored address, unless another user stored it. Without an address, returns the home page.
 */
export function afterSignIn(redirect: string | null, userId: Id | undefined): string {
  const explicit = target(redirect);
  if (explicit !== HOME) return explicit;
  const kept = recall();
  forgetAddress();
  if (!kept || (kept.userId !== undefined && String(kept.userId) !== String(userId))) return HOME;
  return target(kept.address);
}

/** Removes the stored address, so that the next sign-in after a deliberate sign-out opens the home page. */
export const forgetAddress = () => tabStorage.remove(ADDRESS);

function target(address: unknown): string {
  const path = inAppPath(address) ?? HOME;
  return NO_TARGETS.test(path) ? HOME : path;
}

function recall(): { address: string; userId?: Id } | undefined {
  const kept = tabStorage.get(ADDRESS);
  return typeof kept === 'object' && kept !== null && 'address' in kept
    ? (kept as { address: string; userId?: Id })
    : undefined;
}
