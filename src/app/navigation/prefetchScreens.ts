import { queryClient } from '@/shared/api/queryClient';
import { mayPrefetch, wait, whenIdle } from '@/shared/lib/timing';
import { isLoadingChunk, prefetchChunk } from '@/shared/lazy/loadChunk';
import { screenOf } from './screens';
import { FIRST_PAGE } from './firstPage';
import type { MenuNode } from './menuNode';

/** Max number of screens prefetched for a page or for an opened submenu. */
const MAX_PREFETCH = 8;
/** Interval between checks whether the page has finished loading, in milliseconds. */
const LOOK_AGAIN = 200;
/**
 * How long the pointer or focus must rest on an entry before its screen is prefetched, in milliseconds. Prevents
 * prefetching for entries that the pointer only crosses.
 */
const POINTED_AT = 60;

/** Screens that are not requested again, because even an `import()` of a loaded module walks its dependencies again. */
const prefetched = new Set<string>();
let queue: string[] = [];
let isRunning = false;
/** True while the user is on the first page, and before the menu has loaded. */
let isFirst = true;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Prefetches the neighbors of a page in the menu. Prefetches nothing on the first page, because the user may open any
 * screen next. The first list must not wait for the files of unopened screens (docs/quality#speed).
 */
export function prefetchFrom(node: MenuNode): void {
  isFirst = node.path === FIRST_PAGE;
  prefetchScreens(node.parent?.children ?? []);
}

/**
 * Prefetches the screens of an area that the user opened. Does nothing on the first page, where only `prefetchHandlers`
 * prefetches screens.
 */
export function prefetchScreens(nodes: readonly MenuNode[]): void {
  if (!isFirst) enqueue(keysOf(nodes));
}

function pointAt(node: MenuNode): void {
  clearTimeout(resting);
  resting = setTimeout(() => prefetchScreen(node), POINTED_AT);
}

/**
 * The handlers of a link to a screen. When the mouse or focus rests on the link, the handlers load the screen's code. A
 * press loads the code immediately, because the click follows a tenth of a second later.
 */
export const prefetchHandlers = (node: MenuNode) => ({
  onPointerEnter: () => pointAt(node),
  onFocus: () => pointAt(node),
  onPointerLeave: () => clearTimeout(resting),
  onPointerDown: () => prefetchScreen(node),
});

function prefetchScreen({ screen }: MenuNode): void {
  if (screen && mayPrefetch() && !prefetched.has(screen)) void load(screen);
}

/**
 * Loads the screens one by one. Waits until the current page is complete, so that prefetching never delays requested
 * files.
 */
function enqueue(keys: readonly string[]): void {
  if (!mayPrefetch()) return;
  queue = [...new Set([...keys, ...queue])].filter((key) => !prefetched.has(key));
  if (isRunning) return;
  isRunning = true;
  void run();
}

async function run(): Promise<void> {
  for (;;) {
    await new Promise<void>(whenIdle);
    if (isLoadingChunk() || queryClient.isFetching() > 0) {
      await wait(LOOK_AGAIN);
      continue;
    }
    const key = queue.shift();
    if (key === undefined) break;
    await load(key);
  }
  isRunning = false;
}

async function load(key: string): Promise<void> {
  prefetched.add(key);
  const screen = screenOf(key);
  if (screen) await prefetchChunk(screen.load);
}

const keysOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ screen, hidden }) => (screen && !hidden ? [screen] : [])).slice(0, MAX_PREFETCH);
