import { createElement, StrictMode, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useLazy } from '@/shared/lazy/useLazy';
import { connectNotices, hasWaitingNotices, type Notice, NOTICE_WAITING } from '@/shared/display/notify';
import { BootProgress } from './errors/BootProgress';
import { createRouter } from './routes';
import { useDocumentTheme } from '@/app/document/useDocumentTheme';

/**
 * Loads the notice host. If its chunk is missing after a deployment, loads plain notices instead. Users can then still
 * read notices, for example that their session has ended.
 */
const loadNoticeHost = () => import('@/app/theme/NoticeHost').catch(() => ({ default: PlainNotices }));
const router = createRouter();

/** The root component of the product. */
export function Root() {
  useDocumentTheme();
  return (
    <StrictMode>
      <Suspense fallback={<BootProgress />}>
        <RouterProvider router={router} useTransitions={false} />
      </Suspense>
      <Notices />
    </StrictMode>
  );
}

/** Renders the notice host. Its chunk loads with the first notice, so that the sign-in page does not wait for it. */
export function Notices() {
  const [needed, setNeeded] = useState(hasWaitingNotices);
  useEffect(() => {
    const load = () => setNeeded(true);
    // A notice may have arrived between the render and this effect.
    if (hasWaitingNotices()) return load();
    window.addEventListener(NOTICE_WAITING, load, { once: true });
    return () => window.removeEventListener(NOTICE_WAITING, load);
  }, []);
  const { module, error } = useLazy(loadNoticeHost, needed);
  if (error) return <PlainNotices />;
  return module && <Suspense fallback={null}>{createElement(module.default)}</Suspense>;
}

/**
 * Shows only the newest notice, until the user closes the notice. Used if the notice host's chunk fails to load, and
 * therefore built without antd.
 */
function PlainNotices() {
  const { t } = useTranslation();
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => connectNotices(setNotice), []);
  return (
    <div className="plain-notice" role="alert" hidden={!notice}>
      {notice && (
        <>
          <p>
            <strong>{notice.title}</strong> {notice.description}
          </p>
          <button type="button" className="plain-button" onClick={() => setNotice(undefined)}>
            {t('action.close')}
          </button>
        </>
      )}
    </div>
  );
}
