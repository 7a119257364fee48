import { mayPrefetch, whenIdle } from '@/shared/lib/whenIdle';
import { deskChunk } from '../deskChunk';
import { screenOf } from '../screens';
import { lastScreen } from './lastScreen';

/** A failed prefetch is ignored: the chunk is loaded again, and its failure shown, when the user needs it. */
const quietly = (load: Promise<unknown> | undefined) => void load?.catch(() => undefined);

/**
 * Prefetches while the user types a password: the desk and the first screen, with which what lists share comes; and
 * renders both once, hidden.
 */
export function prefetchDesk(): void {
  if (!mayPrefetch()) return;
  whenIdle(async () => {
    await Promise.allSettled([deskChunk.load(), screenOf('weclome')?.load()]);
    whenIdle(() => quietly(import('../Desk').then(({ warmUp }) => warmUp())));
  });
}

/** Loads the desk and the screen that a reload interrupted, while the server is asked who the person is. */
export function prefetchReload(): void {
  quietly(deskChunk.load());
  const key = lastScreen();
  if (key !== undefined) quietly(screenOf(key)?.load());
}
