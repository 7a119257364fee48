import { Activity, memo, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { useViewAs } from '@/shared/auth/viewAs';
import { changeSetting } from '@/shared/settings/settings';
import { hasUnsaved, useUnsavedForms, ViewContext } from '@/shared/storage/unsaved';
import { afterPaint } from '@/shared/lib/timing';
import { MenuContext, nodeAt } from '@/app/navigation/MenuContext';
import { PartBoundary } from '@/app/errors/PartBoundary';
import { closeViews, isAlwaysKept, isQueue, useViewKey, useViews, type View, visit, visited } from './views';
import { PageHead } from './PageHead';

interface KeptViewsProps {
  routes: RouteObject[];
  /** True to keep every open view. If false, only the pages of `isAlwaysKept` and the list behind a queue are kept. */
  keepAll: boolean;
}

/** The current view and the kept views, below the layout's header. */
export function KeptViews(props: KeptViewsProps) {
  return (
    <div data-views>
      <PartBoundary>
        <OpenViews {...props} />
      </PartBoundary>
    </div>
  );
}

/**
 * Renders the view of the current address, and the kept views, hidden with React's Activity. Each view has its own
 * frozen location. Returning to a view restores form values, page number and scroll position. While the user works
 * through a queue, the list that opened the queue is kept. After a navigation the focus moves to the new page's
 * heading.
 */
function OpenViews({ routes, keepAll: hasTabBar }: KeptViewsProps) {
  const location = useLocation();
  const tree = use(MenuContext);
  const current = useViewKey()(location);
  const isTab = nodeAt(tree, location.pathname)?.screen !== undefined;
  const stored = useViews((state) => state.views);
  const used = useViews((state) => state.used);
  // The views that the effect below will store, computed here so that the first render already includes the new view.
  const views = isTab ? visited(stored, used, { key: current, location }, hasUnsaved) : stored;
  const store = useEffectEvent(() => isTab && visit(location, hasUnsaved, current));
  useLayoutEffect(() => void store(), [location, tree]);
  const known = views.find((view) => view.key === current);
  const list = isQueue(current) ? used.findLast((key) => key !== current) : undefined;
  const isKept = (view: View) => view.key === list || isAlwaysKept(nodeAt(tree, view.location.pathname));
  const others = views.filter((view) => view.key !== current);
  const keepAll = useKeepsAll(
    hasTabBar,
    others.filter((view) => !isKept(view)),
  );
  const kept = others.filter((view) => keepAll || isKept(view));
  const shown: View = known ?? { key: current, location };
  const all = keepAll && known ? views : [...kept, shown];
  useHeadingFocus(current);
  useScrollOf(
    current,
    all.map((view) => view.key),
  );
  return all.map((view) => (
    <Activity key={`${view.key} ${view.reloads ?? 0}`} mode={view.key === current ? 'visible' : 'hidden'}>
      <OpenView routes={routes} viewKey={view.key} location={view.location} />
    </Activity>
  ));
}

/**
 * True while every view is kept. `closing` are the views that only the tab bar keeps. If they have unsaved input when
 * the user turns the tab bar off, all views stay until the user agrees to lose the input. If the user refuses, the tab
 * bar is turned on again.
 */
function useKeepsAll(hasTabBar: boolean, closing: readonly View[]): boolean {
  const askToLose = useAskToLose();
  const [kept, setKept] = useState(hasTabBar);
  const asks = useUnsavedForms(
    ({ forms }) => kept && !hasTabBar && closing.some(({ key }) => [...forms.values()].includes(key)),
  );
  const keeps = hasTabBar || asks;
  if (kept !== keeps) setKept(keeps);
  const ask = useEffectEvent(async () => {
    if (!(await askToLose())) return changeSetting('multiTab', true);
    const keys = closing.map(({ key }) => key);
    closeViews(keys.filter(hasUnsaved), '');
  });
  useEffect(() => {
    if (asks) void ask();
  }, [asks]);
  return keeps;
}

interface OpenViewProps {
  routes: RouteObject[];
  viewKey: string;
  location: Location;
}

/** One view, whose screen gets the view's own location instead of the current address. */
const OpenView = memo(function OpenView({ routes: allowed, viewKey, location }: OpenViewProps) {
  const place = nodeAt(use(MenuContext), location.pathname);
  const [last, setLast] = useState({ routes: allowed, node: place });
  if (place && last.routes !== allowed) setLast({ routes: allowed, node: place });
  const role = useViewAs((state) => state.role);
  // A page to which the user has lost the right stays until the user leaves the page or its input is no longer unsaved.
  const isLost = !place && last.node && !role && hasUnsaved(viewKey);
  const { routes, node } = isLost ? last : { routes: allowed, node: place };
  // Prefers the route with exactly this path, because ranking 5,000 routes takes the router 200 ms.
  const exact = routes.find(({ path }) => path === location.pathname);
  const screen = useRoutes(exact ? [exact] : routes, location);
  return (
    <ViewContext value={viewKey}>
      <div data-view={viewKey}>{node && !node.hiddenHeader ? <PageHead node={node}>{screen}</PageHead> : screen}</div>
    </ViewContext>
  );
});

/** Moves the focus to the heading of the new view after a navigation, but not when the app opens. */
function useHeadingFocus(current: string): void {
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return undefined;
    before.current = current;
    // Runs after the paint, because moving the focus earlier would force another layout.
    return afterPaint(() => {
      const view = document.querySelector(`[data-view="${CSS.escape(current)}"]`);
      // Does nothing if a dialog is open, or if the user is already typing in the new view.
      const active = document.activeElement?.closest('[role="dialog"], input, textarea');
      if (active && (view?.contains(active) || active.role === 'dialog')) return;
      view?.querySelector('h1')?.focus({ preventScroll: true });
    });
  }, [current]);
}

/**
 * Stores the scroll position of each open view, and restores the position on return. All views scroll with the window.
 */
function useScrollOf(current: string, open: readonly string[]): void {
  const places = useRef(new Map<string, number>());
  /** The last known scroll position of the window, stored because reading the position forces a layout. */
  const scrolled = useRef<number>(undefined);
  const isOpen = useEffectEvent((key: string) => open.includes(key));
  useLayoutEffect(() => {
    const { current: known } = places;
    for (const key of known.keys()) if (!isOpen(key)) known.delete(key);
    const wanted = known.get(current) ?? 0;
    if (scrolled.current !== wanted) window.scrollTo(0, wanted);
    scrolled.current = wanted;
    const remember = () => {
      scrolled.current = window.scrollY;
      known.set(current, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [current]);
}
