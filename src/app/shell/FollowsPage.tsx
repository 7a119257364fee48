import { use, useEffect } from 'react';
import { useSettings } from '@/shared/settings/settings';
import { rememberScreen } from '../menu/lastScreen';
import { MenuContext, nodeAt, useCurrentNode } from '../menu/MenuContext';
import { prefetchScreens } from '../menu/prefetchScreens';
import { useDocumentTitle } from '../useDocumentTitle';
import { useMenuName } from './menu/menuName';
import { useLeaveGuard } from './tabs/useLeaveGuard';
import { isAlwaysKept } from './tabs/views';

/** What happens with every navigation and shows nothing: the title, the question before unsaved input is lost, prefetch. */
export function FollowsPage() {
  const tree = use(MenuContext);
  const node = useCurrentNode();
  const { multiTab } = useSettings();
  const nameOf = useMenuName();
  useDocumentTitle(node ? nameOf(node) : '');
  useLeaveGuard((pathname) => multiTab || isAlwaysKept(nodeAt(tree, pathname)));
  useEffect(() => {
    rememberScreen(node?.screen);
    prefetchScreens(node?.parent?.children ?? []);
  }, [node]);
  return null;
}
