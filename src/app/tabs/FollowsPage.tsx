import { use, useEffect } from 'react';
import { useSettings } from '@/shared/settings/settings';
import { rememberScreen } from '@/app/session/lastScreen';
import { MenuContext, nodeAt, useCurrentNode } from '@/app/navigation/MenuContext';
import { prefetchFrom } from '@/app/navigation/prefetchScreens';
import { useDocumentTitle } from '@/app/document/useDocumentTitle';
import { useMenuName } from '@/app/navigation/menuName';
import { useLeaveGuard } from './useLeaveGuard';
import { isAlwaysKept } from './views';

/** The side effects of every navigation: the title, the confirm dialog for unsaved input, prefetching. */
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
