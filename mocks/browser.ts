import { setupWorker } from 'msw/browser';
import { exportDb, importDb, resetDb } from './db';
import { mounted } from './server/mount';
import { onChange } from './table';

/** The localStorage key of the changed tables. All windows share them, as with a single backend. */
const KEY = 'talent-desk-mocks';

/** Starts the backend in this window's service worker. Resolves once it can answer. Changes survive a reload. */
export async function startMocks(): Promise<void> {
  restore(localStorage.getItem(KEY));
  onChange(keep);
  addEventListener('storage', (event) => {
    if (event.key === KEY) restore(event.newValue);
  });
  // Events are off: each window has its own backend, which would miss the changes of other windows.
  const worker = setupWorker(...mounted(`${location.origin}/api`, { without: ['/system/events'] }));
  await worker.start({ serviceWorker: { url: '/mockServiceWorker.js' }, onUnhandledRequest: 'bypass', quiet: true });
}

function restore(kept: string | null): void {
  try {
    if (kept) importDb(JSON.parse(kept));
    else resetDb();
  } catch (error) {
    console.warn('The kept mock data could not be read; starting from the seeds.', error);
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(exportDb()));
  } catch (error) {
    console.warn('The mock data is not kept: this browser has no room for it.', error);
  }
}
