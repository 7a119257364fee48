import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSignedIn } from '@/shared/auth/signedIn';
import { guardSinks } from '@/shared/trusted-types/trustedTypes';
import { deployment } from '@/shared/settings/deployment';
import { belowBase } from '@/shared/settings/base';
import { startBoot } from '@/app/session/boot';
import { refuseBoot } from '@/app/gate/SessionGate';
import { startI18n, whenTranslated } from '@/app/i18n/i18n';
import { prefetchReload } from '@/app/prefetchSignedIn';
import { Root } from './app/Root';
import { stopStrayDrops } from '@/app/document/stopStrayDrops';
import { startWatch, watchErrors } from './app/watchErrors';
import { watchSession } from './app/session/watchSession';

guardSinks();
stopStrayDrops();
if (import.meta.env.VITE_MOCK === 'true') {
  const { startMocks } = await import('@mocks/browser');
  await startMocks();
} else {
  // An earlier product at this address may have left a service worker, which would keep serving its old files.
  void navigator.serviceWorker?.getRegistrations().then((left) => left.forEach((worker) => void worker.unregister()));
}
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

// Most installations have no settings. If there are some, they are checked while the translations load. The check is
// not awaited here: its chunk imports from the entry chunk, so the two would wait for each other forever.
const checking = Object.keys(deployment).length > 0 ? checked() : undefined;
const translations = startI18n([isSignedIn() ? 'app' : 'account']);
// Starts the requests and downloads below at once, without waiting for the translations.
if (!checking) watch();
if (isSignedIn()) prefetchReload();
if (!checking && isSignedIn() && !isPublic()) startBoot((error) => whenTranslated(() => refuseBoot(error)));
await translations;
if (checking) void checking.then(render, () => render());
else render();

async function checked(): Promise<ReactNode> {
  const { settingsPage } = await import('./app/errors/checkSettings');
  return settingsPage(deployment);
}

function watch(): void {
  watchErrors();
  startWatch();
  watchSession();
}

/**
 * True for the pages that need no menu. /user/login is not one of them: it redirects a signed-in user to a page that
 * needs the menu.
 */
function isPublic(): boolean {
  return /^\/(user\/(?!login)|ExceptionShare|test\/|[345]\d\d$)/.test(belowBase(location.pathname));
}

/** Renders the product, or the page about its invalid settings. */
function render(instead?: ReactNode) {
  if (checking && !instead) watch();
  root.render(instead ?? <Root />);
}
