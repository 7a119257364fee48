import { lazy, StrictMode, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { NOTICE_WAITING } from '@/shared/ui/notify';
import { BootProgress } from './errors/BootProgress';
import { createRouter } from './routes';
import { useDocumentTheme } from './useDocumentTheme';

const NoticeHost = lazy(() => import('./NoticeHost'));
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

/** What shows notices is loaded with the first one: the sign-in page does without it. */
function Notices() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const load = () => setWanted(true);
    window.addEventListener(NOTICE_WAITING, load, { once: true });
    return () => window.removeEventListener(NOTICE_WAITING, load);
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <NoticeHost />
    </Suspense>
  ) : null;
}
