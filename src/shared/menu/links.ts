import { createContext, use } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Id } from '@/shared/lib/id';
import type { OwnKey } from '@/shared/vocabulary/ownKey';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

/** The query of a link: an object (undefined and null values are omitted), or the result of `ListAddress.write`. */
export type LinkQuery = Readonly<Record<string, Id | null | undefined>> | URLSearchParams;

/**
 * Returns the address of a menu key's screen with a query. Undefined if this build or the user's menu lacks the screen.
 */
export type LinkOf = (key: MenuKey | OwnKey, query?: LinkQuery) => string | undefined;

/**
 * The function that returns addresses for the signed-in user. Provided by the app, because the server may assign any
 * path to any screen.
 */
export const MenuLinkContext = createContext<LinkOf>(() => undefined);

/** Returns `LinkOf`, the only source of addresses inside the product. Show a link only if it returns an address. */
export const useMenuLink = () => use(MenuLinkContext);

/** Navigates to the screen of a menu key, or to the start page if the user's menu lacks the screen. */
export function useGoTo(): (key: MenuKey, query?: LinkQuery, state?: { from: string }) => void {
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  return (key, query, state) => void navigate(linkOf(key, query) ?? '/', { state });
}

/** Converts a link's query to URLSearchParams. */
export function toSearch(query: LinkQuery = {}): URLSearchParams {
  if (query instanceof URLSearchParams) return new URLSearchParams(query);
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
