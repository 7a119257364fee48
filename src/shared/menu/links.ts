import { createContext, use } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Id } from '@/shared/api/crudApi';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

/** The query of a link: an object, whose missing values are left out, or what `listAddress` has written. */
export type LinkQuery = Readonly<Record<string, Id | null | undefined>> | URLSearchParams;

/** The address of a menu key's screen with a query; undefined where this build or the person's menu has no such place. */
export type LinkOf = (key: MenuKey, query?: LinkQuery) => string | undefined;

/** The addresses of the person signed in. The app provides them: the server may give any place any path. */
export const MenuLinkContext = createContext<LinkOf>(() => undefined);

/** The only source of addresses inside the product: a link is shown only where it leads to a screen. */
export const useMenuLink = () => use(MenuLinkContext);

/** Goes to the screen of a menu key; where the person's menu lacks it, to the first page. */
export function useGoTo(): (key: MenuKey, query?: LinkQuery) => void {
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  return (key, query) => void navigate(linkOf(key, query) ?? '/');
}

/** A query as a link has it. */
export function toSearch(query: LinkQuery = {}): URLSearchParams {
  if (query instanceof URLSearchParams) return new URLSearchParams(query);
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
