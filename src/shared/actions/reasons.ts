import { readStored, writeStored } from '@/shared/lib/storage';

/** How many of somebody's own reasons are kept of one kind. */
const KEPT = 5;

const keyOf = (kind: string) => `REASONS ${kind}`;

/** The reasons of one kind somebody gave last in this browser, newest first. */
export function recentReasons(kind: string): string[] {
  const stored = readStored(keyOf(kind));
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, KEPT) : [];
}

/** Remembers a reason that was accepted; the same one moves to the front. */
export function rememberReason(kind: string, reason: string): void {
  const text = reason.trim();
  if (text === '') return;
  writeStored(keyOf(kind), [text, ...recentReasons(kind).filter((one) => one !== text)].slice(0, KEPT));
}
