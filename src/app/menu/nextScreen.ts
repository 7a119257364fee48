import { readStored, writeStored } from '@/shared/storage/storage';

const KEY = 'NEXT_SCREENS';

let current: string | undefined;

/**
 * Says which screen is shown now, and keeps in this browser which one followed which. Returns the one that followed this
 * one the last time.
 */
export function followScreen(screen: string): string | undefined {
  const next = known();
  const before = current;
  current = screen;
  if (before !== undefined && before !== screen && next[before] !== screen)
    writeStored(KEY, { ...next, [before]: screen });
  const followed = next[screen];
  return typeof followed === 'string' ? followed : undefined;
}

function known(): Readonly<Record<string, unknown>> {
  const stored = readStored(KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
