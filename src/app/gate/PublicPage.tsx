import { type ComponentType, createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Feature } from '@/shared/auth/features';
import { useLazy } from '@/shared/lazy/useLazy';
import { useOffersAll } from '@/shared/menu/useOffers';
import { BootProgress } from '@/app/errors/BootProgress';
import { ScreenFailed } from '@/app/errors/ScreenBoundary';

interface PublicPageProps {
  load: () => Promise<{ default: ComponentType }>;
  /** The features that this page needs from the server. If the server lacks one, a message replaces the page. */
  needs?: readonly Feature[];
}

/** A public page in its own chunk. If the chunk fails to load, shows the failure with a retry, without antd. */
export function PublicPage({ load, needs = [] }: PublicPageProps) {
  const { module, error, retry } = useLazy(load);
  const isOffered = useOffersAll(needs);
  if (!isOffered) return <NotOffered />;
  if (error) return <ScreenFailed onRetry={retry} />;
  return module ? createElement(module.default) : <BootProgress />;
}

function NotOffered() {
  const { t } = useTranslation(['account', 'shared']);
  return (
    <>
      <p className="pub-lead">{t('shared:error.missing')}</p>
      <Link className="pub-link" to="/user/login">
        {t('public.toLogin')}
      </Link>
    </>
  );
}
