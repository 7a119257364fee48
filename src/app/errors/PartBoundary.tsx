import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary';

/** Catches errors in a part of the layout, such as the bell. Shows a retry button instead of the broken part. */
export const PartBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <PartFailed onRetry={retry} />}>{children}</ErrorBoundary>
);

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const message = t('error.partFailed');
  return <Button type="text" danger icon={<ReloadOutlined />} aria-label={message} title={message} onClick={onRetry} />;
}
