import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatusPage } from './StatusPage';

/** The link to the start page on every error page. */
function BackHome() {
  const { t } = useTranslation();
  return (
    <Link className="plain-button primary" to="/">
      {t('status.backHome')}
    </Link>
  );
}

/** 403: the user has no permission for this page, or it is unknown (docs/specification#2). */
export function Forbidden() {
  const { t } = useTranslation();
  return (
    <StatusPage code="403" title={t('status.403')}>
      <BackHome />
    </StatusPage>
  );
}

/** 404: the page does not exist or is still in development. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <StatusPage code="404" title={t('status.404')}>
      <BackHome />
    </StatusPage>
  );
}

/** 500: the page a server may redirect to when it fails. Errors thrown in the client show CrashPage. */
export function ServerError() {
  const { t } = useTranslation();
  return (
    <StatusPage code="500" title={t('status.500')}>
      <BackHome />
    </StatusPage>
  );
}

/**
 * Shown when a menu row names a screen that this build lacks: displays the name, so that an administrator can correct
 * the row.
 */
export function MissingScreen({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <StatusPage code="404" title={t('status.404')}>
      <p className="missing-screen">{t('status.missingScreen', { name })}</p>
      <BackHome />
    </StatusPage>
  );
}
