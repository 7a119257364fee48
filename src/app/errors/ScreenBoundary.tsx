import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusPage } from './StatusPage';

interface Props {
  children: ReactNode;
  onRetry: () => void;
}

/** Catches what a screen throws inside the layout: the menu goes on working, and the screen offers a retry. */
export class ScreenBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ScreenFailed onRetry={this.props.onRetry} /> : this.props.children;
  }
}

function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StatusPage title={t('error.screenLost')}>
      <button type="button" className="plain-button primary" onClick={onRetry}>
        {t('action.retry')}
      </button>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {t('action.reload')}
      </button>
      <a className="plain-button" href="/">
        {t('status.backHome')}
      </a>
    </StatusPage>
  );
}
