import { Activity, useLayoutEffect, useRef } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ViewContext } from '@/shared/ui/unsaved';
import { isAlwaysKept, useViews, type View, viewKey } from './views';

/**
 * The view of the address, and behind it the kept ones: hidden by React's own Activity, each at its own frozen address, so
 * that a half-filled form, a page number and the place one had scrolled to are there when one comes back.
 */
export function KeptViews({ routes, keepAll }: { routes: RouteObject[]; keepAll: boolean }) {
  const location = useLocation();
  const { views } = useViews();
  const current = viewKey(location);
  const known = views.find((view) => view.key === current);
  const kept = views.filter((view) => view.key !== current && (keepAll || isAlwaysKept(view.key)));
  const shown: View = { ...known, key: current, location };
  const order = keepAll ? views.map((view) => (view.key === current ? shown : view)) : [...kept, shown];
  const all = known || !keepAll ? order : [...order, shown];
  useScrollOf(current);
  return all.map((view) => (
    <Activity key={`${view.key} ${view.turn ?? 0}`} mode={view.key === current ? 'visible' : 'hidden'}>
      <ViewContext value={view.key}>
        <Place routes={routes} view={view} />
      </ViewContext>
    </Activity>
  ));
}

function Place({ routes, view }: { routes: RouteObject[]; view: View }) {
  return <div data-view={view.key}>{useRoutes(routes, view.location)}</div>;
}

/** Kept views share the window's scroll: where somebody was in each is remembered and found again. */
function useScrollOf(current: string): void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const { current: known } = places;
    window.scrollTo(0, known.get(current) ?? 0);
    const remember = () => known.set(current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [current]);
}
