import { use, useEffectEvent, useLayoutEffect } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { MenuContext, nodeAt } from '@/app/navigation/MenuContext';
import { PartBoundary } from '@/app/errors/PartBoundary';
import { OpenViews } from './OpenViews';
import { show, useViewKey, useViews } from './views';

/** The current view and the kept ones, below the layout's header. */
export function KeptViews({ routes, keepAll }: { routes: RouteObject[]; keepAll: boolean }) {
  useShown();
  const here = useViews((state) => state.here);
  return (
    <div data-views>
      <PartBoundary>{here && <OpenViews routes={routes} keepAll={keepAll} here={here} />}</PartBoundary>
    </div>
  );
}

/**
 * Stores the current location, which `OpenViews` then renders in one uninterrupted pass: the router's own transition
 * yields to every frame, which delays a screen (docs/adr/0002).
 */
function useShown(): void {
  const location = useLocation();
  const tree = use(MenuContext);
  const keyOf = useViewKey();
  const showIt = useEffectEvent(() =>
    show(location, hasUnsaved, keyOf(location), nodeAt(tree, location.pathname)?.screen !== undefined),
  );
  useLayoutEffect(() => showIt(), [location, tree]);
}
