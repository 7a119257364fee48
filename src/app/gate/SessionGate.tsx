import i18next from 'i18next';
import { createElement, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ApiError } from '@/shared/api/ApiError';
import { useSession } from '@/shared/auth/session';
import { useSignedIn } from '@/shared/auth/signedIn';
import { isLocked } from '@/shared/auth/lastLock';
import { checkSession } from '@/shared/auth/otherWindows';
import { getToken } from '@/shared/auth/token';
import { preloadable, type Preloadable, usePreloadable } from '@/shared/lazy/preloadable';
import { notify } from '@/shared/display/notify';
import { retryMenu, startBoot, useBoot } from '@/app/session/boot';
import { phaseOf } from '@/app/session/bootMachine';
import { BootProgress } from '@/app/errors/BootProgress';
import { whenTranslated } from '@/app/i18n/i18n';
import { signOut, signOutRefused } from '@/app/session/signOut';
import { rememberAddress } from '@/app/session/returnAddress';
import { UserLayout } from '@/app/layout/UserLayout';
import { useSettings } from '@/shared/settings/settings';
import { Logo } from '@/app/layout/Logo';
import styles from './ShellFrame.module.css';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/display/errorText';
import { StatusPage } from '../errors/StatusPage';

/** The empty frame of the layout, shown until user info and the menu arrive. */
function ShellFrame({ children }: { children: ReactNode }) {
  const { layout, sidebarOpen } = useSettings();
  return (
    <div className={styles.frame}>
      <div className={styles.head} aria-hidden="true">
        <Logo size={28} />
        <i className={styles.name} />
      </div>
      {layout === 'sidemenu' && (
        <div className={styles.side} data-closed={sidebarOpen === false || undefined} aria-hidden="true">
          {ENTRIES.map((entry) => (
            <i key={entry} />
          ))}
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

const ENTRIES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The chunk of the signed-in app, whose component receives the server's menu. */
type SignedInChunk = Preloadable<{ menu: unknown }>;

/**
 * Guards all pages behind the sign-in. Without a token, redirects to the sign-in page. After a recent lock, the sign-in
 * page says that the window is locked. With a token, boots and shows the app.
 */
export function SessionGate({ app }: { app: SignedInChunk }) {
  const location = useLocation();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn) return rememberAddress(location.pathname + location.search + location.hash);
    startBoot(refuseBoot);
    checkSession();
  }, [signedIn, location]);

  return signedIn ? (
    <Booted app={app} />
  ) : (
    <Navigate to={`/user/login?${isLocked() ? 'locked' : 'redirect=/'}`} replace />
  );
}

/**
 * The pages that a user must complete before the app opens. Each key is the field of user info that requires the page.
 * A page's translations load with its chunk.
 */
const firstDuties = {
  mustChangePassword: {
    title: 'password.firstTitle',
    chunk: preloadable<{ signOut: () => unknown }>(
      () => import('@/areas/account/password/FirstPasswordPage'),
      () => i18next.loadNamespaces('account'),
    ),
  },
  factorRequired: {
    title: 'login.stepTitle',
    chunk: preloadable<{ signOut: () => unknown }>(
      () => import('./FirstFactorPage'),
      () => i18next.loadNamespaces(['account', 'factors']),
    ),
  },
} as const;

function FirstDuty({ name }: { name: keyof typeof firstDuties }) {
  const { title, chunk } = firstDuties[name];
  const Page = usePreloadable(chunk);
  return Page ? <UserLayout title={title}>{createElement(Page, { signOut })}</UserLayout> : <BootProgress />;
}

function Booted({ app }: { app: SignedInChunk }) {
  const phase = phaseOf(useBoot((boot) => boot.state));
  const duty = useSession(({ user }) =>
    user?.mustChangePassword ? 'mustChangePassword' : user?.factorRequired ? 'factorRequired' : undefined,
  );
  const SignedInApp = usePreloadable(app);
  if (duty) return <FirstDuty key={duty} name={duty} />;
  if (phase.name === 'menuFailed') return <MenuFailed error={phase.error} />;
  if (phase.name !== 'ready' || !SignedInApp)
    return (
      <ShellFrame>
        <BootProgress />
      </ShellFrame>
    );
  return createElement(SignedInApp, { menu: phase.menu });
}

/**
 * Handles a failed request for user info: logs the error, shows one notification and signs out (docs/specification#4).
 * The guard then redirects to the sign-in page. Does nothing if a 401 of another request has just ended the session.
 */
export function refuseBoot(error: unknown): void {
  // A 401 that ended the session has already removed the token and shown a notification. Any other 401 is handled like
  // other failures.
  if (error instanceof ApiError && error.kind === 'unauthorized' && getToken() === undefined) return;
  console.error(error instanceof ApiError ? error.message || error.kind : error);
  whenTranslated(() => notify.alert(i18next.t('shared:boot.userInfoFailed')));
  signOutRefused();
}

/** Shown if the menu failed to load, with a retry and a sign-out. The session continues. */
function MenuFailed({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const reason = useErrorText()(error);
  return (
    <main>
      <StatusPage title={t('boot.menuFailed')}>
        <p role="alert" style={{ width: '100%', margin: 0 }}>
          {reason}
        </p>
        <button type="button" className="plain-button primary" onClick={retryMenu}>
          {t('action.retry')}
        </button>
        <button type="button" className="plain-button" onClick={() => void signOut()}>
          {t('action.signOut')}
        </button>
      </StatusPage>
    </main>
  );
}
