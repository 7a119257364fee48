import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ownToken, TOKEN_KEY } from '@/shared/auth/token';
import { useSession } from '@/shared/auth/session';

/** Tells the user that this window was locked. Unlocks it as soon as the user signs in in another window. */
export function Locked() {
  const { t } = useTranslation('account');
  useEffect(() => {
    const unlock = () => void (ownToken() && useSession.setState({ signedIn: true }));
    const follow = ({ key }: StorageEvent) => void (key === TOKEN_KEY && unlock());
    // The user may have signed in while this window was still loading.
    unlock();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return <p role="status">{t('login.locked')}</p>;
}
