import { createElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialogs } from '@/shared/display/useDialogs';
import { type Preloadable, usePreloadable } from '@/shared/lazy/preloadable';
import { BootProgress } from '@/app/errors/BootProgress';
import { MissingScreen } from '@/app/errors/ErrorPages';
import { ScreenBoundary } from '@/app/errors/ScreenBoundary';
import { screenOf } from './screens';
import { queryClient } from '@/shared/api/queryClient';
import { note } from '@/shared/telemetry/note';

const isBusy = () => queryClient.isFetching() > 0;

/**
 * Reports that a screen has rendered, and how long the screen took to appear. Must render inside the screen's Suspense.
 */
function Opened({ name, since }: { name: string; since: number }) {
  useEffect(() => note({ kind: 'screen', what: name, since, isBusy }), [name, since]);
  return null;
}

/**
 * Renders a screen by its key, and loads the screen on first use. If this build lacks the screen, shows the key. If the
 * screen throws an error, offers a retry.
 */
export function Screen({ name }: { name: string }) {
  const [attempt, setAttempt] = useState(0);
  const [since] = useState(() => performance.now());
  const screen = screenOf(name);
  if (!screen) return <MissingScreen name={name} />;
  return (
    <ScreenBoundary key={`${name} ${attempt}`} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<ScreenProgress />}>
        <Loaded screen={screen}>
          <Opened name={name} since={since} />
        </Loaded>
      </Suspense>
    </ScreenBoundary>
  );
}

/** The screen, followed by `children`, once the screen's code has loaded. */
function Loaded({ screen, children }: { screen: Preloadable; children: ReactNode }) {
  const Component = usePreloadable(screen);
  if (!Component) return <ScreenProgress />;
  return (
    <Dialogs>
      {createElement(Component)}
      {children}
    </Dialogs>
  );
}

/** Shows after 10 s that loading is slow, so that the page does not look stuck. */
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
