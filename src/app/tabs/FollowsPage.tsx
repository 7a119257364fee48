import { use, useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/settings';
import { forgetUnsaved, hasUnsaved } from '@/shared/storage/unsaved';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { isLeaving } from '@/shared/auth/leaving';
import { rememberScreen } from '@/app/session/lastScreen';
import { MenuContext, nodeAt, useCurrentNode, useMenuName } from '@/app/navigation/MenuContext';
import { prefetchFrom } from '@/app/navigation/prefetchScreens';
import { useDocumentTitle } from '@/app/document/useDocumentTitle';
import { isAlwaysKept, useViewKey } from './views';

/** The side effects of every navigation: the document title, the confirm dialog for unsaved input, and prefetching. */
export function FollowsPage() {
  const tree = use(MenuContext);
  const node = useCurrentNode();
  const { multiTab } = useSettings();
  const nameOf = useMenuName();
  useDocumentTitle(node ? nameOf(node) : '');
  useLeaveGuard((pathname) => multiTab || isAlwaysKept(nodeAt(tree, pathname)));
  useEffect(() => {
    rememberScreen(node?.screen);
    if (node) prefetchFrom(node);
  }, [node]);
  return null;
}

/**
 * Asks for confirmation before the user loses unsaved input (docs/decisions#2). A navigation needs confirmation when
 * the current view has unsaved input and is not kept. Closing or reloading the page needs confirmation when any view
 * has unsaved input, even a hidden tab.
 */
function useLeaveGuard(isKept: (pathname: string) => boolean): void {
  const askToLose = useAskToLose();
  const keyOf = useViewKey();
  const current = keyOf(useLocation());
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const from = keyOf(currentLocation);
    return from !== keyOf(nextLocation) && !isKept(currentLocation.pathname) && hasUnsaved(from) && !isLeaving();
  });

  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (!(await askToLose())) return blocker.reset();
    forgetUnsaved(current);
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
