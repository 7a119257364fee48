import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/display/errorText';
import { retryMenu } from '@/app/session/boot';
import { signOut } from '../session/signOut';
import { StatusPage } from './StatusPage';

/** Shown when the menu failed to load: offers a retry and a sign-out. The session continues. */
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
