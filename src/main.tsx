import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSignedIn } from '@/shared/auth/signedIn';
import { guardSinks } from '@/shared/safe/trustedTypes';
import { deployment } from '@/shared/settings/deployment';
import { startI18n } from './app/i18n';
import { prefetchReload } from './app/menu/prefetch';
import { Root } from './app/Root';
import { startWatch, watchErrors } from './app/watchErrors';
import { watchSession } from './app/session/watchSession';

guardSinks();
if (import.meta.env.VITE_MOCK === 'true') {
  const { startMocks } = await import('@mocks/browser');
  await startMocks();
} else {
  // An earlier product at this address may have left a service worker, which would go on serving old files.
  void navigator.serviceWorker?.getRegistrations().then((left) => left.forEach((worker) => void worker.unregister()));
}
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

// Most installations set nothing; the check of the others is loaded beside the words. It is not awaited here: its file
// waits for this one.
const checking = Object.keys(deployment).length > 0 ? checked() : undefined;
await startI18n([isSignedIn() ? 'app' : 'account']);
if (isSignedIn()) prefetchReload();
if (checking) void checking.then(render, () => render());
else render();

async function checked(): Promise<ReactNode> {
  const { settingsPage } = await import('./app/errors/checkSettings');
  return settingsPage(deployment);
}

/** Shows the product, or what is wrong with its settings. */
function render(instead?: ReactNode) {
  if (!instead) {
    watchErrors();
    startWatch();
    watchSession();
  }
  root.render(instead ?? <Root />);
}
