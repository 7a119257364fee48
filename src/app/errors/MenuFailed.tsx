import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/ui/errorText';
import { retryMenu } from '../boot/boot';
import { signOut } from '../session/signOut';
import { StatusPage } from './StatusPage';

/** The menu could not be loaded: try again, or leave. Nobody is signed out for it. */
export function MenuFailed({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const reason = useErrorText()(error);
  return (
    <main>
      <StatusPage title={t('boot.menuFailed')}>
        <p role="alert" style={{ width: '100%', margin: 0 }}>
          {reason}
        </p>
        <button type="button" className="plain-button primary" onClick={retryMenu}>
          {t('action.retry')}
        </button>
        <button type="button" className="plain-button" onClick={() => void signOut()}>
          {t('action.signOut')}
        </button>
      </StatusPage>
    </main>
  );
}
