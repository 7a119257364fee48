import { mayPrefetch, whenIdle } from '@/shared/lib/whenIdle';
import { prefetchChunk } from '@/shared/lazy/loadChunk';
import { deskChunk } from './signedInChunk';
import { screenOf } from '@/app/navigation/screens';
import { lastScreen } from '@/app/navigation/lastScreen';

/** Loads the desk, and a screen of this build. */
async function prefetchWith(key: string | undefined): Promise<void> {
  const screen = key === undefined ? undefined : screenOf(key);
  await Promise.all([prefetchChunk(deskChunk.load), screen && prefetchChunk(screen.load)]);
}

/**
 * Prefetches while the user types a password: the desk and the first screen, with which what lists share comes; and
 * renders both once, hidden.
 */
export function prefetchDesk(): void {
  if (!mayPrefetch()) return;
  whenIdle(async () => {
    await prefetchWith('weclome');
    whenIdle(() => void import('./SignedInApp').then(({ warmUp }) => warmUp()).catch(() => undefined));
  });
}

/** Loads the desk and the screen that a reload interrupted, while the server is asked who the person is. */
export function prefetchReload(): void {
  void prefetchWith(lastScreen());
}
