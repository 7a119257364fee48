import { wait } from '@/shared/lib/timing';
import { reloadPage } from '@/shared/auth/leaving';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { tabStorage } from '@/shared/storage/tabStorage';
import { note } from '@/shared/telemetry/note';

const MARK = 'chunk-reload';
/**
 * Min time between automatic reloads, in milliseconds, so that a permanently missing file does not cause a reload loop.
 */
const RELOAD_INTERVAL = 10_000;
/** Delay before the retry, in milliseconds. */
const RETRY_DELAY = 300;
/** Chunk timeout in milliseconds (docs/specification#8). */
const TIMEOUT = 120_000;

/**
 * Loads a chunk that a deployment may have removed. After a failure, tries once more, and then reloads the page. Does
 * not reload if a reload would lose unsaved input or has just happened, or if the browser is offline; then rejects.
 * Also rejects after 120 s. The caller shows the error.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  pending += 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a chunk did not load within 120 s')), TIMEOUT);
  });
  try {
    return await Promise.race([tryTwice(load), timeout]);
  } finally {
    pending -= 1;
    clearTimeout(timer);
  }
}

let pending = 0;

/** True while a chunk that the user waits for is loading. */
export const isLoadingChunk = (): boolean => pending > 0;

async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withStyles(load);
  } catch {
    await wait(RETRY_DELAY);
  }
  try {
    return await withStyles(load);
  } catch (error) {
    note({ kind: 'chunk', what: error });
    if (!mayReload()) throw error;
    reloadPage();
    return new Promise(() => undefined);
  }
}

/**
 * The addresses of our style sheets that failed to load. Vite requests each style sheet only once per page. Therefore a
 * second `import()` of a screen would load the screen without its styles.
 */
const lostStyles = new Set<string>();

// Errors of elements do not bubble, but a capturing listener of the document receives them. Ignores the style sheets of
// browser extensions.
globalThis.document?.addEventListener('error', rememberLost, true);

function rememberLost({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || !target.relList.contains('stylesheet')) return;
  if (new URL(target.href).origin === location.origin) lostStyles.add(target.href);
}

/** The failed style sheets of a chunk, by its load function. */
const stylesOf = new WeakMap<() => Promise<unknown>, readonly string[]>();

/** The pending loads, by load function. */
const inFlight = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/**
 * Loads a chunk in advance, with a single attempt. Ignores a failure, because `loadChunk` with the same `load` tries
 * again and reports a failure.
 */
export async function prefetchChunk(load: () => Promise<unknown>): Promise<void> {
  await withStyles(load).catch(() => undefined);
}

/**
 * Makes one attempt and shares it among concurrent callers. Without sharing, an import during a prefetch would not wait
 * for the style sheet, because Vite waits only in the import that requested the style sheet first. The screen would
 * then render without styles.
 */
function withStyles<T>(load: () => Promise<T>): Promise<T> {
  const current = inFlight.get(load) as Promise<T> | undefined;
  if (current) return current;
  const attempt = attemptWithStyles(load).finally(() => inFlight.delete(load));
  inFlight.set(load, attempt);
  return attempt;
}

/**
 * Requests the missing style sheets again, then loads the chunk. Rejects if a style sheet of the chunk is missing. A
 * missing style sheet of another chunk only delays this chunk by one request.
 */
async function attemptWithStyles<T>(load: () => Promise<T>): Promise<T> {
  if (lostStyles.size > 0) await Promise.allSettled([...lostStyles].map(loadStyle));
  const missing = new Set(lostStyles);
  if (stylesOf.get(load)?.some((href) => missing.has(href))) throw new Error('a style sheet did not load');
  try {
    return await load();
  } catch (error) {
    const lost = [...lostStyles].filter((href) => !missing.has(href));
    if (lost.length === 0) throw error;
    stylesOf.set(load, lost);
    throw new Error('a style sheet did not load', { cause: error });
  }
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => {
      lostStyles.delete(href);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`no style sheet at ${href}`));
    });
    document.head.append(link);
  });
}

/**
 * Returns whether the page may reload now, and records the reload in this tab. Returns false if the browser cannot
 * store the record.
 */
function mayReload(): boolean {
  if (hasUnsaved() || !navigator.onLine) return false;
  if (Date.now() - Number(tabStorage.get(MARK) ?? 0) < RELOAD_INTERVAL) return false;
  return tabStorage.set(MARK, Date.now());
}
