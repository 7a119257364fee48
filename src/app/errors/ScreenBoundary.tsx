import { atBase } from '@/shared/settings/base';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary';
import { StatusPage } from './StatusPage';

/** Catches errors of a screen inside the layout: the menu keeps working, and the screen offers a retry. */
export const ScreenBoundary = ({ children, onRetry }: { children: ReactNode; onRetry: () => void }) => (
  <ErrorBoundary fallback={() => <ScreenFailed onRetry={onRetry} />}>{children}</ErrorBoundary>
);

/**
 * Shown for a screen that failed to load or threw an error. The user can retry, reload or open the first page. Uses no
 * antd.
 */
export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StatusPage title={t('error.screenLost')}>
      <button type="button" className="plain-button primary" onClick={onRetry}>
        {t('action.retry')}
      </button>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {t('action.reload')}
      </button>
      <a className="plain-button" href={atBase('/')}>
        {t('status.backHome')}
      </a>
    </StatusPage>
  );
}
