import { readOwn, writeOwn } from '@/shared/storage/own';

/** The number of recent reasons stored per kind. */
const KEPT = 5;

/** The user's own recent reasons of a kind, newest first. */
export function recentReasons(kind: string): string[] {
  const stored = readOwn('REASONS', kind);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, KEPT) : [];
}

/** Stores a reason the server has accepted; a reason that is already stored moves to the front. */
export function rememberReason(kind: string, reason: string): void {
  const text = reason.trim();
  if (text === '') return;
  writeOwn('REASONS', [text, ...recentReasons(kind).filter((one) => one !== text)].slice(0, KEPT), kind);
}
