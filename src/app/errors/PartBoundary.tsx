import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary';

/** Catches errors of one part of the layout, such as the bell, and shows a retry button in its place. */
export const PartBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <PartFailed onRetry={retry} />}>{children}</ErrorBoundary>
);

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const message = t('error.partFailed');
  return <Button type="text" danger icon={<ReloadOutlined />} aria-label={message} title={message} onClick={onRetry} />;
}
