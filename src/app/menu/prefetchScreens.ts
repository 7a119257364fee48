import { queryClient } from '@/shared/api/queryClient';
import { mayPrefetch, whenIdle } from '@/shared/lib/whenIdle';
import { isLoadingChunk } from '@/shared/load/loadChunk';
import { screenOf } from '../screens';
import type { MenuNode } from './menuNode';

/** Max number of screens prefetched per page. */
const MAX_PREFETCH = 8;
/** How long to wait before looking again whether the page is complete, in milliseconds. */
const LOOK_AGAIN = 200;

/** Screens that were asked for once: even an `import()` of what is loaded goes through its list of dependencies. */
const prefetched = new Set<string>();
let queue: string[] = [];
let isRunning = false;

/**
 * Prefetches the code of the screens the user may open next, one after the other, once the page they are looking at is
 * complete: what was asked for is never behind what may be.
 */
export function prefetchScreens(nodes: readonly MenuNode[]): void {
  if (!mayPrefetch()) return;
  queue = [...new Set([...keysOf(nodes), ...queue])].filter((key) => !prefetched.has(key));
  if (isRunning) return;
  isRunning = true;
  void run();
}

/** Loads a screen at once: somebody points at its entry. */
export function prefetchScreen({ screen }: MenuNode): void {
  if (screen && mayPrefetch() && !prefetched.has(screen)) void load(screen);
}

async function run(): Promise<void> {
  for (;;) {
    await new Promise<void>(whenIdle);
    if (isLoadingChunk() || queryClient.isFetching() > 0) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
      continue;
    }
    const key = queue.shift();
    if (key === undefined) break;
    await load(key);
  }
  isRunning = false;
}

/** A failed prefetch is ignored: the chunk is loaded again, and its failure shown, when the user needs it. */
async function load(key: string): Promise<void> {
  prefetched.add(key);
  await screenOf(key)
    ?.load()
    .catch(() => undefined);
}

const keysOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ screen, hidden }) => (screen && !hidden ? [screen] : [])).slice(0, MAX_PREFETCH);
