import { queryClient } from '@/shared/api/queryClient';
import { mayPrefetch, whenIdle } from '@/shared/lib/whenIdle';
import { isLoadingChunk, prefetchChunk } from '@/shared/lazy/loadChunk';
import { screenOf } from './screens';
import { FIRST_PAGE } from './firstPage';
import type { MenuNode } from './menuNode';

/** Max number of screens prefetched per page. */
const MAX_PREFETCH = 8;
/** How long to wait before looking again whether the page is complete, in milliseconds. */
const LOOK_AGAIN = 200;
/** How long the pointer or the focus must rest on an entry, in milliseconds: on its way it passes others. */
const POINTED_AT = 60;

/** Screens that were asked for once: even an `import()` of what is loaded goes through its list of dependencies. */
const prefetched = new Set<string>();
let queue: string[] = [];
let isRunning = false;
/** Whether the first page is shown; until the menu is there, too. */
let isFirst = true;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Prefetches the neighbours of a page in the menu. From the first page anything may be next: until the first list no files
 * are loaded but those it needs (docs/quality#speed).
 */
export function prefetchFrom(node: MenuNode): void {
  isFirst = node.path === FIRST_PAGE;
  prefetchScreens(node.parent?.children ?? []);
}

/** Prefetches the screens of an area that the user opened; on the first page only what is pointed at. */
export function prefetchScreens(nodes: readonly MenuNode[]): void {
  if (!isFirst) enqueue(keysOf(nodes));
}

function pointAt(node: MenuNode): void {
  clearTimeout(resting);
  resting = setTimeout(() => prefetchScreen(node), POINTED_AT);
}

/**
 * The handlers of a link to a screen, which load its code when the mouse or the focus rests on it, and at once when the
 * mouse or a finger presses, because the click is a tenth of a second behind.
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

/** Loads one after the other once the current page is complete: speculative loads never delay requested ones. */
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
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
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
