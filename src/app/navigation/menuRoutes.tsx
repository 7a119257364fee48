import { Navigate, type RouteObject } from 'react-router-dom';
import { PlaceContext } from '@/shared/menu/place';
import { Forbidden, NotFound } from '@/app/errors/ErrorPages';
import { FIRST_PAGE } from './firstPage';
import type { MenuNode, MenuTree } from './menuNode';
import { Screen } from './Screen';

/**
 * The routes of a menu tree, inside the layout: every node with its screen, every directory with its redirect. When two
 * rows share a path the first one wins. An unknown path leads to 403 (docs/specification#2); while the product is
 * viewed as a role, which may lack the page, the 403 is shown inside the layout.
 */
export function menuRoutes({ all }: MenuTree, { isViewed = false } = {}): RouteObject[] {
  const places = new Map<string, RouteObject>([['/', { path: '/', element: <Navigate to={FIRST_PAGE} replace /> }]]);
  const screensFirst = [...all.filter((node) => node.screen), ...all.filter((node) => !node.screen)];
  for (const node of screensFirst) {
    if (node.path && !places.has(node.path)) places.set(node.path, { path: node.path, element: elementOf(node) });
  }
  return [...places.values(), { path: '*', element: isViewed ? <Forbidden /> : <Navigate to="/403" replace /> }];
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
