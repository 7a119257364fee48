import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatusPage } from './StatusPage';

/** The page of a status, with the link to the start page. */
function ErrorPage({ code, children }: { code: '403' | '404' | '500'; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <StatusPage code={code} title={t(`status.${code}`)}>
      {children}
      <Link className="plain-button primary" to="/">
        {t('status.backHome')}
      </Link>
    </StatusPage>
  );
}

/** 403: the user has no permission for this page, or it is unknown (docs/specification#2). */
export const Forbidden = () => <ErrorPage code="403" />;

/** 404: the page does not exist or is still in development. */
export const NotFound = () => <ErrorPage code="404" />;

/** 500: the page a server may redirect to when it fails. Errors thrown in the client show CrashPage. */
export const ServerError = () => <ErrorPage code="500" />;

/**
 * Shown when a menu row names a screen that this build lacks: displays the name, so that an administrator can correct
 * the row.
 */
export function MissingScreen({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <ErrorPage code="404">
      <p className="missing-screen">{t('status.missingScreen', { name })}</p>
    </ErrorPage>
  );
}
