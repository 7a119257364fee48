import { Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import LoginPage from '@/areas/account/login/LoginPage';
import { BootProgress } from './errors/BootProgress';
import { CrashPage } from './errors/CrashPage';
import { Forbidden, NotFound } from './errors/ErrorPages';
import { GuestOnly } from './GuestOnly';
import { SessionGate } from './SessionGate';
import { UserLayout } from './shell/UserLayout';

/** The routes that need no menu; everything else is behind the gate and comes from the server's menu. */
export const routes: RouteObject[] = [
  {
    errorElement: <CrashPage />,
    children: [
      { path: '/user', element: <Navigate to="/user/login" replace /> },
      {
        path: '/user/login',
        element: (
          <GuestOnly>
            <UserLayout title="login.title">
              <Suspense fallback={<BootProgress />}>
                <LoginPage />
              </Suspense>
            </UserLayout>
          </GuestOnly>
        ),
      },
      { path: '/403', element: <main><Forbidden /></main> },
      { path: '/404', element: <main><NotFound /></main> },
      { path: '*', element: <SessionGate /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
