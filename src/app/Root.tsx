import { createElement, StrictMode, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useLazy } from '@/shared/lazy/useLazy';
import { hasWaitingNotices, NOTICE_WAITING } from '@/shared/display/notify';
import { BootProgress } from './errors/BootProgress';
import { PlainNotices } from '@/app/theme/PlainNotices';
import { createRouter } from './routes';
import { useDocumentTheme } from '@/app/document/useDocumentTheme';

/**
 * After a deployment the chunk of NoticeHost may be missing; its notices, such as the end of a session, must be shown
 * all the same.
 */
const loadNoticeHost = () => import('@/app/theme/NoticeHost').catch(() => ({ default: PlainNotices }));
const router = createRouter();

/** The whole product. */
export function Root() {
  useDocumentTheme();
  return (
    <StrictMode>
      <Suspense fallback={<BootProgress />}>
        <RouterProvider router={router} />
      </Suspense>
      <Notices />
    </StrictMode>
  );
}

/** Loads the notice host with the first notice, so that the sign-in page does without its chunk. */
export function Notices() {
  const [needed, setNeeded] = useState(hasWaitingNotices);
  useEffect(() => {
    const load = () => setNeeded(true);
    // A notice may have come between the rendering and this effect.
    if (hasWaitingNotices()) return load();
    window.addEventListener(NOTICE_WAITING, load, { once: true });
    return () => window.removeEventListener(NOTICE_WAITING, load);
  }, []);
  const { module, error } = useLazy(loadNoticeHost, needed);
  if (error) return <PlainNotices />;
  return module && <Suspense fallback={null}>{createElement(module.default)}</Suspense>;
}
