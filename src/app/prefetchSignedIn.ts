import { mayPrefetch, whenIdle } from '@/shared/lib/timing';
import { prefetchChunk } from '@/shared/lazy/loadChunk';
import { signedInChunk } from './signedInChunk';
import { screenOf } from '@/app/navigation/screens';
import { lastScreen } from '@/app/session/lastScreen';

/** Loads the signed-in app and, if a key is given, the screen with this key. */
async function prefetchWith(key: string | undefined): Promise<void> {
  const screen = key === undefined ? undefined : screenOf(key);
  await Promise.all([prefetchChunk(signedInChunk.load), screen && prefetchChunk(screen.load)]);
}

/**
 * Loads the signed-in app and the first screen while the user types a password. Then renders the app and the screen
 * once, off-screen. The shared list modules load with the first screen.
 */
export function prefetchSignedIn(): void {
  if (!mayPrefetch()) return;
  whenIdle(async () => {
    await prefetchWith('weclome');
    whenIdle(() => void import('./SignedInApp').then(({ warmUp }) => warmUp()).catch(() => undefined));
  });
}

/** Loads the signed-in app and the screen of the reloaded page while user info is requested. */
export function prefetchReload(): void {
  void prefetchWith(lastScreen());
}
