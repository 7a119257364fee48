import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '@/shared/api/queryClient';
import { useSession } from '@/shared/auth/session';
import { FactorList } from '@/shared/factors/FactorList';
import { AntdRoot } from '@/app/theme/AntdRoot';

/** The page on which users add the second factor that their role requires, before the app opens. */
export default function FirstFactorPage({ signOut }: { signOut: () => unknown }) {
  const { t } = useTranslation(['factors', 'shared']);
  return (
    <QueryClientProvider client={queryClient}>
      <AntdRoot>
        <h1 className="pub-heading">{t('title')}</h1>
        <p className="pub-lead">{t('required')}</p>
        <FactorList onAdded={openApp} />
        <div className="pub-other">
          <button type="button" className="pub-link" onClick={() => void signOut()}>
            {t('shared:action.signOut')}
          </button>
        </div>
      </AntdRoot>
    </QueryClientProvider>
  );
}

function openApp(): void {
  useSession.setState(({ user }) => ({ user: user && { ...user, factorRequired: false } }));
}
