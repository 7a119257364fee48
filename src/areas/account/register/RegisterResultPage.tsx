import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Done } from '../ui/Done';

/** Confirms the new account and links to the sign-in page. */
export default function RegisterResultPage() {
  const { t } = useTranslation(['account', 'shared']);
  const email = (useLocation().state as { email?: unknown } | null)?.email;
  const title = typeof email === 'string' ? t('register.doneFor', { email }) : t('register.done');
  return (
    <Done title={title} message={t('register.doneHint')}>
      <Link className="plain-button primary" to="/user/login">
        {t('public.goLogin')}
      </Link>
      <Link className="plain-button" to="/">
        {t('shared:status.backHome')}
      </Link>
    </Done>
  );
}
