import { Activity, use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ViewContext } from '@/shared/drafts/unsaved';
import { MenuContext, nodeAt } from '@/app/menu/MenuContext';
import { PageHead } from '../PageHead';
import { isAlwaysKept, isQueue, useViewKey, useViews, type View } from './views';

/**
 * The view of the address, and behind it the kept ones: hidden by React's own Activity, each at its own frozen address, so
 * that a half-filled form, a page number and the place one had scrolled to are there when one comes back. While a queue is
 * worked through, the list it came from is kept. After a change of place the focus is on the new page's name.
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

/** Kept views share the window's scroll: where somebody was in each is remembered and found again, until it is closed. */
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
