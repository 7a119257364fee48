import { useTranslation } from 'react-i18next';
import { Link, type Location } from 'react-router-dom';
import { StatusPage } from './StatusPage';

/** The address of the 403 page. */
export const FORBIDDEN = '/403';

/** The address from which a signed-in user was redirected to 403; undefined if the user opened 403 directly. */
export function forbiddenAddress({ pathname, state }: Pick<Location, 'pathname' | 'state'>): string | undefined {
  const { asked } = (state ?? {}) as { asked?: unknown };
  return pathname === FORBIDDEN && typeof asked === 'string' ? asked : undefined;
}

/** The page of an HTTP status, with a link to the start page. */
function ErrorPage({ code, lead }: { code: '403' | '404' | '500'; lead?: string }) {
  const { t } = useTranslation();
  return (
    <StatusPage code={code} title={t(`status.${code}`)} lead={lead}>
      <Link className="plain-button primary" to="/">
        {t('status.backHome')}
      </Link>
    </StatusPage>
  );
}

/** 403: the user has no permission for the requested page, or the menu has no such page (docs/specification#2). */
export const Forbidden = () => <ErrorPage code="403" />;

/** 404: the page does not exist or is still in development. */
export const NotFound = () => <ErrorPage code="404" />;

/** 500: the page that a failing server may redirect to. Errors thrown in the client show CrashPage. */
export const ServerError = () => <ErrorPage code="500" />;

/**
 * Shown when a menu row names a screen that this build lacks. Displays the name, so that an administrator can correct
 * the row.
 */
export function MissingScreen({ name }: { name: string }) {
  const { t } = useTranslation();
  return <ErrorPage code="404" lead={t('status.missingScreen', { name })} />;
}
