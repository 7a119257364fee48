import { useSession } from '@/shared/auth/session';
import { readStored, writeStored } from '@/shared/storage/storage';

/** The number of recent reasons stored per kind. */
const KEPT = 5;

const keyOf = (kind: string) => `REASONS ${useSession.getState().user?.userId ?? ''} ${kind}`;

/** The user's own recent reasons of a kind, stored per user in this browser, newest first. */
export function recentReasons(kind: string): string[] {
  const stored = readStored(keyOf(kind));
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, KEPT) : [];
}

/** Stores a reason the server has accepted; a reason that is already stored moves to the front. */
export function rememberReason(kind: string, reason: string): void {
  const text = reason.trim();
  if (text === '') return;
  writeStored(keyOf(kind), [text, ...recentReasons(kind).filter((one) => one !== text)].slice(0, KEPT));
}
