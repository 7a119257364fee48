import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { Lazy } from '@/shared/lazy/Lazy';
import { PlaceContext } from '@/shared/menu/place';
import { forbiddenAddress, Forbidden, FORBIDDEN, NotFound } from '@/app/errors/ErrorPages';
import { FIRST_PAGE } from './firstPage';
import type { MenuNode, MenuTree } from './menuNode';
import { Screen } from './Screen';

/**
 * The routes of a menu tree, inside the layout. Each node with a screen has a route. Each directory has a redirect. If
 * several rows share a path, the first row with a screen wins. An unknown path redirects to 403 (docs/specification#2).
 * `isViewed` means that an administrator views the product as a role. The 403 page then appears without a redirect, so
 * that the address stays.
 */
export function menuRoutes({ all }: MenuTree, { isViewed = false } = {}): RouteObject[] {
  const places = new Map<string, RouteObject>([['/', { path: '/', element: <Navigate to={FIRST_PAGE} replace /> }]]);
  const screensFirst = [...all.filter((node) => node.screen), ...all.filter((node) => !node.screen)];
  for (const node of screensFirst) {
    if (node.path && !places.has(node.path)) places.set(node.path, { path: node.path, element: elementOf(node) });
  }
  places.set(FORBIDDEN, { path: FORBIDDEN, element: <Refused /> });
  return [...places.values(), { path: '*', element: isViewed ? <Forbidden /> : <Refuse /> }];
}

/** Redirects to 403 and passes the requested address in the navigation state. */
function Refuse() {
  const { pathname, search } = useLocation();
  return <Navigate to={FORBIDDEN} replace state={{ asked: pathname + search }} />;
}

const loadNoAccess = () => import('./NoAccess');

function Refused() {
  const asked = forbiddenAddress(useLocation());
  return asked ? <Lazy load={loadNoAccess}>{({ NoAccess }) => <NoAccess asked={asked} />}</Lazy> : <Forbidden />;
}

function elementOf(node: MenuNode) {
  if (node.screen)
    return (
      <PlaceContext value={node}>
        <Screen key={node.screen} name={node.screen} />
      </PlaceContext>
    );
  return node.redirect && node.redirect !== node.path ? <Navigate to={node.redirect} replace /> : <NotFound />;
}
