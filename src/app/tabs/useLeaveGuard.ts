import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { forgetUnsaved, hasUnsaved } from '@/shared/storage/unsaved';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { isLeaving } from '@/shared/auth/leaving';
import { useViewKey } from './views';

/**
 * Asks for confirmation before unsaved input is lost by leaving the page or a view that is not kept. Hidden tabs count
 * too (docs/decisions#2).
 */
export function useLeaveGuard(isKept: (pathname: string) => boolean): void {
  const askToLose = useAskToLose();
  const keyOf = useViewKey();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const from = keyOf(currentLocation);
    return from !== keyOf(nextLocation) && !isKept(currentLocation.pathname) && hasUnsaved(from) && !isLeaving();
  });

  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (!(await askToLose())) return blocker.reset();
    forgetUnsaved();
    blocker.proceed();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (hasUnsaved() && !isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
}
