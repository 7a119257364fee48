import { atBase } from '@/shared/settings/base';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { note } from '@/shared/telemetry/note';
import { isSignedIn } from '@/shared/auth/signedIn';
import { signOut } from '../session/signOut';
import { StatusPage } from './StatusPage';

/** The 500 page, shown after our own code threw an error. Its actions load the app again, because the app is broken. */
export function CrashPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => {
    if (!error) return;
    note({ kind: 'error', what: error });
    console.error(error);
  }, [error]);
  return (
    <StatusPage code="500" title={t('status.500')}>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {t('action.reload')}
      </button>
      <a className="plain-button primary" href={atBase('/')}>
        {t('status.backHome')}
      </a>
      {isSignedIn() && (
        <button type="button" className="plain-button" onClick={() => void signOut()}>
          {t('action.signOut')}
        </button>
      )}
    </StatusPage>
  );
}
