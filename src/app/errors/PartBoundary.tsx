import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Catches what a part of the frame throws, such as the bell: in its place stands a button that tries again. */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <PartFailed onRetry={() => this.setState({ failed: false })} />;
  }
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const words = t('error.partFailed');
  return <Button type="text" danger icon={<ReloadOutlined />} aria-label={words} title={words} onClick={onRetry} />;
}
