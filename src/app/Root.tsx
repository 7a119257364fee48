import { lazyChunk } from '@/shared/load/lazyChunk';
import { StrictMode, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { NOTICE_WAITING } from '@/shared/ui/notify';
import { BootProgress } from './errors/BootProgress';
import { PlainNotices } from './PlainNotices';
import { createRouter } from './routes';
import { useDocumentTheme } from './useDocumentTheme';

/** A deployment may have taken away what shows notices; what they say, the end of a session say, must be read all the same. */
const NoticeHost = lazyChunk(() => import('./NoticeHost').catch(() => ({ default: PlainNotices })));
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
  const [needed, setWanted] = useState(false);
  useEffect(() => {
    const load = () => setWanted(true);
    window.addEventListener(NOTICE_WAITING, load, { once: true });
    return () => window.removeEventListener(NOTICE_WAITING, load);
  }, []);
  return needed ? (
    <Suspense fallback={null}>
      <NoticeHost />
    </Suspense>
  ) : null;
}
