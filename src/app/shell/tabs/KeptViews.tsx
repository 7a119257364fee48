import { Activity, use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ViewContext } from '@/shared/drafts/unsaved';
import { MenuContext, nodeAt } from '@/app/menu/MenuContext';
import { PageHead } from '../PageHead';
import { isAlwaysKept, isQueue, useViewKey, useViews, type View } from './views';

/**
 * Renders the view of the current address and keeps the other open views hidden with React's Activity, each with its
 * own frozen location: form values, page number and scroll position are still there on return. While the user works
 * through a queue, the list it came from is kept. After a navigation the focus moves to the new page's heading.
 */
export function KeptViews({ routes, keepAll }: { routes: RouteObject[]; keepAll: boolean }) {
  const location = useLocation();
  const { views, used } = useViews();
  const tree = use(MenuContext);
  const current = useViewKey()(location);
  const known = views.find((view) => view.key === current);
  const list = isQueue(current) ? used.findLast((key) => key !== current) : undefined;
  const isKept = (view: View) => keepAll || view.key === list || isAlwaysKept(nodeAt(tree, view.location.pathname));
  const kept = views.filter((view) => view.key !== current && isKept(view));
  const shown: View = { ...known, key: current, location };
  const order = keepAll ? views.map((view) => (view.key === current ? shown : view)) : [...kept, shown];
  const all = known || !keepAll ? order : [...order, shown];
  const before = useRef(current);
  useScrollOf(
    current,
    all.map((view) => view.key),
  );
  function onShown(key: string, name: HTMLElement | null) {
    if (before.current !== key) name?.focus({ preventScroll: true });
    before.current = key;
  }
  return all.map((view) => (
    <Activity key={`${view.key} ${view.turn ?? 0}`} mode={view.key === current ? 'visible' : 'hidden'}>
      <ViewContext value={view.key}>
        <Place routes={routes} view={view} onShown={(name) => onShown(view.key, name)} />
      </ViewContext>
    </Activity>
  ));
}

interface PlaceProps {
  routes: RouteObject[];
  view: View;
  onShown: (name: HTMLElement | null) => void;
}

function Place({ routes, view, onShown }: PlaceProps) {
  const node = nodeAt(use(MenuContext), view.location.pathname);
  const screen = useRoutes(routes, view.location);
  return (
    <div data-view={view.key}>
      {node && !node.hiddenHeader ? (
        <PageHead node={node} onShown={onShown}>
          {screen}
        </PageHead>
      ) : (
        screen
      )}
    </div>
  );
}

/** All views share the window's scroll: each view's position is stored and restored until the view is closed. */
function useScrollOf(current: string, open: readonly string[]): void {
  const places = useRef(new Map<string, number>());
  const isOpen = useEffectEvent((key: string) => open.includes(key));
  useLayoutEffect(() => {
    const { current: known } = places;
    for (const key of known.keys()) if (!isOpen(key)) known.delete(key);
    window.scrollTo(0, known.get(current) ?? 0);
    const remember = () => known.set(current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [current]);
}
