import { lazyChunk } from '@/shared/load/lazyChunk';
import { type ComponentType, createElement, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BootProgress } from '../errors/BootProgress';
import { MissingScreen } from '../errors/ErrorPages';
import { ScreenBoundary } from '../errors/ScreenBoundary';
import { screenOf } from '../screens';
import { Opened } from './Opened';

const loaded = new Map<string, ComponentType>();

/** The component of a screen; after a failed load it is created anew when the screen is opened again. */
function screenComponent(key: string): ComponentType | undefined {
  const load = screenOf(key);
  if (!load) return undefined;
  const known = loaded.get(key);
  if (known) return known;
  const component = lazyChunk(load, () => loaded.delete(key));
  loaded.set(key, component);
  return component;
}

/**
 * Renders a screen by its key: loads it on first use, shows its name when this build lacks it, and offers a retry when
 * it throws.
 */
export function Screen({ name }: { name: string }) {
  const [attempt, setAttempt] = useState(0);
  const [since] = useState(() => performance.now());
  const screen = screenComponent(name);
  if (!screen) return <MissingScreen name={name} />;
  return (
    <ScreenBoundary key={`${name} ${attempt}`} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<ScreenProgress />}>
        {createElement(screen)}
        <Opened name={name} since={since} />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Says after 10 s that loading is slow, so that the page does not look stuck. */
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
