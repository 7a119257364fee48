import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { copyText } from '@/shared/display/copy/copyText';
import { atBase } from '@/shared/settings/base';
import { nameOfKey } from './MenuContext';
import { StatusPage } from '@/app/errors/StatusPage';

/**
 * The 403 page inside the layout. Shows the requested page and whom to ask for access. A button copies a text that asks
 * for access. The page's name comes from our translations, because the user's menu lacks the page.
 */
export function NoAccess({ asked }: { asked: string }) {
  const { t } = useTranslation(['app', 'shared']);
  const user = useSession((session) => session.user);
  const phone = useSession(({ config }) => config.serviceTel);
  const [path = ''] = asked.split(/[?#]/);
  const page = nameOfKey(t, path.split('/').at(-1) ?? '') || path;
  const address = location.origin + atBase(asked);
  return (
    <StatusPage
      code="403"
      title={t('shared:status.403')}
      lead={
        <>
          {t('noAccess.page', { page })}
          <br />
          {phone ? t('noAccess.askBy', { phone }) : t('noAccess.ask')}
        </>
      }
    >
      <button
        type="button"
        className="plain-button"
        onClick={() =>
          void copyText(t('noAccess.request', { name: user?.userName, login: user?.loginName, page, address }))
        }
      >
        {t('noAccess.copy')}
      </button>
      <Link className="plain-button primary" to="/">
        {t('shared:status.backHome')}
      </Link>
    </StatusPage>
  );
}
