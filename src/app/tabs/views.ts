import { use } from 'react';
import { create } from 'zustand';
import { generatePath, type Location, matchPath } from 'react-router-dom';
import { FIRST_PAGE } from '@/app/navigation/firstPage';
import { MenuContext, nodeAt } from '@/app/navigation/MenuContext';
import type { MenuNode } from '@/app/navigation/menuNode';
import { useSession } from '@/shared/auth/session';
import { inAppPath } from '@/shared/lib/safeUrl';
import { tabStorage } from '@/shared/storage/tabStorage';
import { hasPageNo } from '@/shared/list/pageInPath';
import { forgetUnsaved } from '@/shared/storage/unsaved';

/** One open page: a tab, and a view that may be kept. */
export interface View {
  /** Unique per page and record, such as `/system/user`, `/approval/companyDetail?id=7`. */
  key: string;
  /** The view's last location, with filters and page. */
  location: Location;
  pinned?: boolean;
  /** The number of times the user has refreshed the view; each refresh remounts the view. */
  reloads?: number;
}

/**
 * Max number of open views. Above the limit, the view that was used longest ago closes. Pinned views and views with
 * unsaved input stay open (docs/decisions#3).
 */
const LIMIT = 12;

const ALWAYS_KEPT = new Set(['biographicalnotes', 'registrationlist', 'resumeinfo']);

/**
 * True for pages that are kept regardless of the settings (docs/specification#2). A user who reads an applicant's
 * resume can then return to the list.
 */
export const isAlwaysKept = (place: MenuNode | undefined) => ALWAYS_KEPT.has(place?.key.toLowerCase() ?? '');

interface Views {
  /** The open views in tab order. */
  views: readonly View[];
  /** The keys of the views, in the order in which they were last used. */
  used: string[];
}

export const useViews = create<Views>(() => ({ views: [], used: [] }));

/**
 * The key of an address names the page and the shown record. Page number, filters and the position in a queue are state
 * and do not change the key. `node` is the page's menu node. Its route determines whether the path ends in a page
 * number. A page that is visible in the menu shows no single record: there, an `id` is a filter.
 */
export function viewKey(
  { pathname, search }: { pathname: string; search: string },
  node?: Pick<MenuNode, 'path' | 'hidden' | 'mode'>,
): string {
  const place = hasPageNo(node?.path) ? withoutPageNo(pathname, node?.path) : pathname;
  const params = new URLSearchParams(search);
  const id = params.get('id');
  if (id === null || (node && !node.hidden && !node.mode)) return place;
  return params.has('queue') ? `${place}?queue` : `${place}?id=${id}`;
}

function withoutPageNo(pathname: string, pattern = ''): string {
  const match = matchPath(pattern, pathname);
  return match ? generatePath(pattern.replace(/\/:pageNo\??/, ''), match.params) : pathname;
}

/** Returns a function that computes the key of an address from the current menu. */
export function useViewKey(): (location: { pathname: string; search: string }) => string {
  const tree = use(MenuContext);
  return (location) => viewKey(location, nodeAt(tree, location.pathname));
}

/** The id of the record that a view shows; null for a page without a record. */
export const recordIn = ({ key, location }: View) =>
  key.includes('?') ? new URLSearchParams(location.search).get('id') : null;

/** True for a view that shows the records of a queue one after another. */
export const isQueue = (key: string) => key.endsWith('?queue');

/**
 * A location as text, for comparison: a view whose location has not changed keeps its object and does not re-render.
 */
const textOf = ({ pathname, search, hash, state }: Location) => JSON.stringify([pathname, search, hash, state]);

/** The views after a navigation. An open view gets its new location. A new view is inserted after the current view. */
export function visited(
  views: readonly View[],
  used: readonly string[],
  { key, location }: Pick<View, 'key' | 'location'>,
  isUnsaved: (key: string) => boolean,
): readonly View[] {
  const known = views.find((view) => view.key === key);
  if (known && textOf(known.location) === textOf(location)) return views;
  if (known) return views.map((view) => (view === known ? { ...view, location } : view));
  const index = views.findIndex((view) => view.key === used.at(-1)) + 1 || views.length;
  const next = views.toSpliced(index, 0, { key, location });
  if (next.length <= LIMIT) return next;
  const oldest = [...used, ...next.map((view) => view.key)].find(
    (candidate) =>
      candidate !== key && next.some((view) => view.key === candidate && !view.pinned) && !isUnsaved(candidate),
  );
  return next.filter((view) => view.key !== oldest);
}

/** Restores the views of this browser tab for the same user and company. */
export function restoreViews(): void {
  const kept = tabStorage.get(storeKey());
  useViews.setState({
    views: (Array.isArray(kept) ? kept : []).filter(isView).slice(0, LIMIT),
    used: [],
  });
}

const storeKey = () => {
  const { user } = useSession.getState();
  return `views:${user?.userId ?? ''}:${user?.currCompId ?? ''}`;
};

function isView(value: unknown): value is View {
  const view = value as Partial<View> | null;
  const pathname = view?.location?.pathname;
  return typeof view?.key === 'string' && inAppPath(pathname) !== undefined;
}

/** Sets the views and stores them for a reload. */
function change(views: readonly View[], used = useViews.getState().used): void {
  const isSame = views === useViews.getState().views;
  useViews.setState({ views, used });
  if (!isSame) tabStorage.set(storeKey(), views);
}

/** Opens or updates the view of a location and marks it as the most recently used view. */
export function visit(location: Location, isUnsaved: (key: string) => boolean, key = viewKey(location)): void {
  const { views, used } = useViews.getState();
  change(visited(views, used, { key, location }, isUnsaved), [...used.filter((one) => one !== key), key]);
}

/** Closes views and drops their unsaved input. Returns the location to navigate to if the current view was closed. */
export function closeViews(keys: readonly string[], current: string): Partial<Location> | undefined {
  const { views, used } = useViews.getState();
  const left = views.filter((view) => !keys.includes(view.key));
  for (const key of keys) forgetUnsaved(key);
  change(
    left,
    used.filter((key) => !keys.includes(key)),
  );
  if (!keys.includes(current)) return undefined;
  const index = views.findIndex((view) => view.key === current);
  const next =
    views.slice(index + 1).find((view) => left.includes(view)) ??
    views.slice(0, index).findLast((view) => left.includes(view));
  return next?.location ?? { pathname: FIRST_PAGE };
}

/** Remounts a view and drops its unsaved input. */
export function refreshView(key: string): void {
  forgetUnsaved(key);
  change(
    useViews.getState().views.map((view) => (view.key === key ? { ...view, reloads: (view.reloads ?? 0) + 1 } : view)),
  );
}

/** Pins a tab at the front, or unpins it. */
export function pinView(key: string, pinned: boolean): void {
  const views = useViews.getState().views.map((view) => (view.key === key ? { ...view, pinned } : view));
  change([...views.filter((view) => view.pinned), ...views.filter((view) => !view.pinned)]);
}

/** Moves a tab to another index; pinned tabs stay in front. */
export function moveView(key: string, to: number): void {
  const { views } = useViews.getState();
  const view = views.find((one) => one.key === key);
  if (!view || to < 0 || to >= views.length) return;
  const moved = views.filter((one) => one !== view).toSpliced(to, 0, view);
  change([...moved.filter((one) => one.pinned), ...moved.filter((one) => !one.pinned)]);
}
