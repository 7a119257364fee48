import { isLeaving } from '@/shared/auth/leaving';
import type { Id } from '@/shared/api/crudApi';
import { inAppPath } from '@/shared/lib/safeUrl';

const KEY = 'wanted';
const HOME = '/';
const NO_TARGETS = /^\/(user|403|404|500|ExceptionShare)(\/|$|\?)/;

/** Remembers where somebody was or wanted to go, until the next sign-in in this tab (docs/decisions#2). */
export function rememberAddress(address: string, userId?: Id): void {
  if (isLeaving()) return;
  const before = recall();
  // The reload after a 401 comes by here again, without knowing who it was.
  const owner = userId ?? (before?.address === address ? before.userId : undefined);
  store(JSON.stringify({ address, userId: owner }));
}

/** Where a sign-in ends: an explicit `redirect` inside this site, else what the same person wanted, else home. */
export function afterSignIn(redirect: string | null, userId: Id | undefined): string {
  const explicit = target(redirect);
  if (explicit !== HOME) return explicit;
  const kept = recall();
  store(null);
  if (!kept || (kept.userId !== undefined && String(kept.userId) !== String(userId))) return HOME;
  return target(kept.address);
}

/** Forgets it: who signed out on purpose starts at home the next time. */
export const forgetAddress = () => store(null);

function target(address: unknown): string {
  const path = inAppPath(address) ?? HOME;
  return NO_TARGETS.test(path) ? HOME : path;
}

function recall(): { address: string; userId?: Id } | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'address' in kept
      ? (kept as { address: string; userId?: Id })
      : undefined;
  } catch {
    return undefined;
  }
}

function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // A browser without sessionStorage starts everybody at home.
  }
}
