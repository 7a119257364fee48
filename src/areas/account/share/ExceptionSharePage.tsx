import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Done } from '../ui/Done';

/** The page for a shared link that is invalid or has expired. */
export default function ExceptionSharePage() {
  const { t } = useTranslation(['account', 'shared']);
  return (
    <Done title={t('share.title')} message={t('share.words')}>
      <Link className="plain-button primary" to="/">
        {t('shared:status.backHome')}
      </Link>
    </Done>
  );
}
