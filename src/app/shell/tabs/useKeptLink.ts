import { useLocation } from 'react-router-dom';
import { linkTo, type MenuNode } from '@/app/menu/menuTree';
import { isAlwaysKept, useViews } from './views';

/**
 * Where the link of a menu entry leads: back to a view that is always kept, as it was left, from anywhere else; every other
 * place as it begins.
 */
export function useKeptLink(): (node: MenuNode) => string {
  const { views } = useViews();
  const { pathname } = useLocation();
  return (node) => {
    const to = (node.screen ? undefined : node.redirect) ?? linkTo(node);
    const kept = to !== pathname && isAlwaysKept(to) ? views.find(({ key }) => key === to) : undefined;
    return kept ? to + kept.location.search : linkTo(node);
  };
}
