import { reloadPage } from '@/shared/auth/leaving';
import { hasUnsaved } from '@/shared/drafts/unsaved';

const MARK = 'chunk-reload';
/** At most one automatic reload in this time, in milliseconds: a file that is really gone must not reload for ever. */
const RELOAD_INTERVAL = 10_000;
/** The pause before the second try, in milliseconds. */
const RETRY_DELAY = 300;
/** Chunk timeout in milliseconds (docs/specification#8). */
const TIMEOUT = 120_000;

/**
 * Loads a chunk of the product that a deployment may have removed: tries twice, then reloads the page once, unless that
 * would lose input or was just done. Rejects after that, and after 120 s, for the caller to say so.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a chunk did not load within 120 s')), TIMEOUT);
  });
  try {
    return await Promise.race([tryTwice(load), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  }
  try {
    return await load();
  } catch (error) {
    if (!mayReload()) throw error;
    reloadPage();
    return new Promise(() => undefined);
  }
}

/** Marks the reload in this tab; a browser that cannot keep the mark does not reload by itself. */
function mayReload(): boolean {
  if (hasUnsaved() || !navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(MARK));
    if (Date.now() - last < RELOAD_INTERVAL) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
