import { type ReactNode, Suspense, useEffect } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import LoginPage from '@/areas/account/login/LoginPage';
import { CALLBACK_PATH, callbackPath, takeCallback } from '@/areas/account/login/callback';
import { isSignedIn, useSignedIn } from '@/shared/auth/signedIn';
import { dismissEarlyForm, earlyForm } from '@/shared/auth/earlyForm';
import { BootProgress } from './errors/BootProgress';
import { CrashPage } from './errors/CrashPage';
import { forbiddenAddress, Forbidden, FORBIDDEN, NotFound, ServerError } from './errors/ErrorPages';
import { GuestOnly } from '@/app/gate/GuestOnly';
import { PublicPage } from '@/app/gate/PublicPage';
import { SessionGate } from '@/app/gate/SessionGate';
import { prefetchSignedIn } from './prefetchSignedIn';
import { signedInChunk } from './signedInChunk';
import { UserLayout } from '@/app/layout/UserLayout';
import { useTranslation } from 'react-i18next';
import { loadConfig } from '@/app/session/loadConfig';
import { useDocumentTitle } from '@/app/document/useDocumentTitle';

const loadRegister = () => import('@/areas/account/register/RegisterPage');
const loadRegisterResult = () => import('@/areas/account/register/RegisterResultPage');
const loadChangePwd = () => import('@/areas/account/changePwd/ChangePwdPage');
const loadBindWechat = () => import('@/areas/account/bindWechat/BindWechatPage');
const loadSocial = () => import('@/areas/account/social/SocialPage');
const loadExceptionShare = () => import('@/areas/account/share/ExceptionSharePage');
const loadTestHome = () => import('@/areas/account/test/TestHomePage');

/** A page that needs no session, in the frame of the sign-in page; `title` is a translation key in `account`. */
const open = (path: string, title: string, page: ReactNode): RouteObject => ({
  path,
  element: (
    <UserLayout title={title} onShown={prefetchSignedIn}>
      <Suspense fallback={<BootProgress />}>{page}</Suspense>
    </UserLayout>
  ),
});

/** Like `open`, but only for users who are not signed in; after a sign-in, the app opens the requested address. */
const guest = (path: string, title: string, page: ReactNode): RouteObject => {
  const route = open(path, title, page);
  return { ...route, element: <GuestOnly>{route.element}</GuestOnly> };
};

const status = (code: string, page: ReactNode): RouteObject => ({
  path: `/${code}`,
  element: <StatusLayout title={`status.${code}`}>{page}</StatusLayout>,
});

/**
 * Renders the 403 page and all pages behind the session gate. A single route covers all pages. The layout therefore
 * stays mounted when a signed-in user is redirected to 403.
 */
function Guarded() {
  const location = useLocation();
  const isSignedIn = useSignedIn();
  return location.pathname === FORBIDDEN && !(isSignedIn && forbiddenAddress(location)) ? (
    <StatusLayout title="status.403">
      <Forbidden />
    </StatusLayout>
  ) : (
    <SessionGate app={signedInChunk} />
  );
}

/** The routes that need no menu. All others are behind the session gate and are created from the server's menu. */
export const routes: RouteObject[] = [
  {
    errorElement: <CrashPage />,
    children: [
      { path: '/user', element: <Navigate to="/user/login" replace /> },
      guest('/user/login', 'login.title', <LoginPage />),
      guest('/user/bindWechat', 'bindWechat.title', <PublicPage load={loadBindWechat} />),
      guest(CALLBACK_PATH, 'login.title', <PublicPage load={loadSocial} />),
      guest(callbackPath(':provider'), 'login.title', <PublicPage load={loadSocial} />),
      open('/user/register', 'register.title', <PublicPage load={loadRegister} needs={['sms', 'register']} />),
      open('/user/registerResult', 'register.title', <PublicPage load={loadRegisterResult} />),
      open('/user/register-result', 'register.title', <PublicPage load={loadRegisterResult} />),
      open('/user/changePwd', 'changePwd.title', <PublicPage load={loadChangePwd} needs={['sms', 'forgotPassword']} />),
      open('/user/ExceptionShare', 'share.title', <PublicPage load={loadExceptionShare} />),
      open('/ExceptionShare', 'share.title', <PublicPage load={loadExceptionShare} />),
      { path: '/test', element: <Navigate to="/test/home" replace /> },
      open('/test/home', 'test.title', <PublicPage load={loadTestHome} />),
      status('404', <NotFound />),
      status('500', <ServerError />),
      { path: '*', element: <Guarded /> },
    ],
  },
];

/**
 * Creates the product's router. Before the router reads the address, removes the parameters of an identity provider's
 * redirect from the address. Also removes the early sign-in form from the page if the form is hidden.
 */
export function createRouter() {
  if (earlyForm()?.hidden) dismissEarlyForm();
  takeCallback(isSignedIn());
  return createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
}

/** The layout of an error page that has its own address, such as `/404`; also sets the document title. */
export function StatusLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  useDocumentTitle(t(title));
  useEffect(() => void loadConfig(), []);
  return <main>{children}</main>;
}
