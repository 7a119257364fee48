import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ownToken, TOKEN_KEY } from '@/shared/auth/token';
import { useSession } from '@/shared/auth/session';

/** Tells the user that this window was locked. Unlocks it as soon as the user signs in in another window. */
export function Locked() {
  const { t } = useTranslation('account');
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY && ownToken()) useSession.setState({ signedIn: true });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return <p role="status">{t('login.locked')}</p>;
}
