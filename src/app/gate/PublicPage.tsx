import { type ComponentType, createElement } from 'react';
import { useLazy } from '@/shared/lazy/useLazy';
import { BootProgress } from '@/app/errors/BootProgress';
import { ScreenFailed } from '@/app/errors/ScreenBoundary';

/** A public page in its own chunk; when that is lost, the failure with a retry is shown in its place, without antd. */
export function PublicPage({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const { module, error, retry } = useLazy(load);
  if (error) return <ScreenFailed onRetry={retry} />;
  return module ? createElement(module.default) : <BootProgress />;
}
