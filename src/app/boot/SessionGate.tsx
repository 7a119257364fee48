import i18next from 'i18next';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ApiError } from '@/shared/api/ApiError';
import { useElsewhere } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { SignOutContext } from '@/shared/auth/SignOutContext';
import { getToken } from '@/shared/auth/token';
import { notify } from '@/shared/ui/notify';
import { startBoot, useBoot } from './boot';
import { phaseOf } from './bootMachine';
import { BootProgress } from '../errors/BootProgress';
import { MenuFailed } from '../errors/MenuFailed';
import { loadPiece } from '../lostChunk';
import { isLeaving, signOut, signOutRefused } from '../session/signOut';
import { rememberWanted } from '../session/returnAddress';

const Desk = lazy(() => loadPiece(() => import('../Desk')));

/** Everything behind the sign-in: without a token to the sign-in page, with one through the boot into the desk. */
export function SessionGate() {
  const location = useLocation();
  const phase = phaseOf(useBoot((boot) => boot.state));
  const stopped = useElsewhere((elsewhere) => elsewhere.what !== undefined);
  // A page that is stopped or about to reload stays readable, although its token is gone.
  const hasToken = stopped || isLeaving() || getToken() !== undefined;
  const signedIn = useSession((session) => session.signedIn) && hasToken;
  useEffect(() => {
    if (signedIn) startBoot(refuseBoot);
    else rememberWanted(location.pathname + location.search + location.hash);
  }, [signedIn, location]);

  if (!signedIn) return <Navigate to="/user/login?redirect=/" replace />;
  if (phase.name === 'menuFailed') return <MenuFailed error={phase.error} />;
  if (phase.name !== 'ready') return <BootProgress />;
  return (
    <SignOutContext value={signOut}>
      <Suspense fallback={<BootProgress />}>
        <Desk menu={phase.menu} />
      </Suspense>
    </SignOutContext>
  );
}

/** User info failed: one notification, logged out, the guard leads to the sign-in page (specification 4). */
export function refuseBoot(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  // A 401 that ends the session has taken the token with it and is being shown; any other is a failure like the rest.
  if (error instanceof ApiError && error.kind === 'unauthorized' && getToken() === undefined) return;
  const words = i18next.t('shared:boot.userInfoFailed');
  notify.alert(words);
  signOutRefused();
}
