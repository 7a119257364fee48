import { hasUnsaved } from '../shared/drafts/unsaved';
import { reloadPage } from './session/signOut';

const MARK = 'chunk-reload';
/** At most one automatic reload in so many milliseconds: a file that is really gone must not reload for ever. */
const WINDOW = 10_000;

/**
 * Loads a piece of the product that a deployment may have taken away: tries twice, then starts the page afresh once,
 * unless input would be lost or that was just done; then it rejects, for the screen to say so.
 */
export async function loadPiece<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 300));
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
    if (Date.now() - last < WINDOW) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
