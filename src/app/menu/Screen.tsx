import { lazyChunk } from '@/shared/load/lazyChunk';
import { type ComponentType, createElement, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BootProgress } from '../errors/BootProgress';
import { MissingScreen } from '../errors/ErrorPages';
import { ScreenBoundary } from '../errors/ScreenBoundary';
import { screenOf } from '../screens';

const loaded = new Map<string, ComponentType>();

/** The component of a screen; one that failed to load is made anew when the screen is opened again. */
function screenComponent(key: string): ComponentType | undefined {
  const load = screenOf(key);
  if (!load) return undefined;
  const known = loaded.get(key);
  if (known) return known;
  const component = lazyChunk(load, () => loaded.delete(key));
  loaded.set(key, component);
  return component;
}

/** One screen by its key: loaded when first shown, named when this build lacks it, mended when it throws. */
export function Screen({ name }: { name: string }) {
  const [attempt, setAttempt] = useState(0);
  const screen = screenComponent(name);
  if (!screen) return <MissingScreen name={name} />;
  return (
    <ScreenBoundary key={`${name} ${attempt}`} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<ScreenProgress />}>{createElement(screen)}</Suspense>
    </ScreenBoundary>
  );
}

/** After 10 s the person learns that it is slow, not stuck. */
function ScreenProgress() {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 10_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <BootProgress />
      {slow && (
        <p role="status" style={{ textAlign: 'center' }}>
          {t('error.slow')}
        </p>
      )}
    </>
  );
}
