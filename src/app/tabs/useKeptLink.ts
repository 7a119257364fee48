import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuContext, nodeAt } from '@/app/navigation/MenuContext';
import { linkTo, type MenuNode } from '@/app/navigation/menuNode';
import { isAlwaysKept, useViews } from './views';

/**
 * Returns a function that computes the link of a menu entry. If the entry's view is always kept and is not the current
 * page, the link is the view's last address. In all other cases, the link is the plain address.
 */
export function useKeptLink(): (node: MenuNode) => string {
  const tree = use(MenuContext);
  const views = useViews((state) => state.views);
  const here = nodeAt(tree, useLocation().pathname);
  return (node) => {
    const to = (node.screen ? undefined : node.redirect) ?? linkTo(node);
    const place = node.screen ? node : nodeAt(tree, to);
    if (place === here || !isAlwaysKept(place)) return linkTo(node);
    const kept = views.find(({ location }) => nodeAt(tree, location.pathname) === place)?.location;
    return kept ? kept.pathname + kept.search : linkTo(node);
  };
}
