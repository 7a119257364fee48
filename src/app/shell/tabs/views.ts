import { use } from 'react';
import { create } from 'zustand';
import { generatePath, type Location, matchPath } from 'react-router-dom';
import { MenuContext, nodeAt } from '@/app/menu/MenuContext';
import type { MenuNode } from '@/app/menu/menuNode';
import { useSession } from '@/shared/auth/session';
import { inAppPath } from '@/shared/lib/safeUrl';
import { hasPageNo } from '@/shared/list/pageInPath';
import { forgetUnsaved } from '@/shared/drafts/unsaved';

/** One open place: a tab, and a view that may be kept. */
export interface View {
  /** One a place, and one a record: `/system/user`, `/approval/companyDetail?id=7`. */
  key: string;
  /** Where the person was in it last: filters, page and all. */
  location: Location;
  pinned?: boolean;
  /** Another number makes the view afresh. */
  turn?: number;
}

/** At most so many views are kept; the oldest clean one makes room (docs/decisions#3). */
const LIMIT = 12;

const ALWAYS_KEPT = new Set(['biographicalnotes', 'registrationlist', 'resumeinfo']);

/** Places kept whatever the settings are: reading a resume must not lose the list one came from (docs/specification#2). */
export const isAlwaysKept = (place: MenuNode | undefined) => ALWAYS_KEPT.has(place?.key.toLowerCase() ?? '');

/** The open views in their order, and which one is shown. */
export const useViews = create<{ views: View[]; used: string[] }>(() => ({ views: [], used: [] }));

/**
 * The key of an address: its place, and the record it shows. A list's page and filters are state, not another place; nor
 * is a step in a queue. `pattern` is the place's route, which says whether the path ends in a page number.
 */
export function viewKey({ pathname, search }: { pathname: string; search: string }, pattern?: string): string {
  const place = hasPageNo(pattern) ? withoutPageNo(pathname, pattern) : pathname;
  const params = new URLSearchParams(search);
  const id = params.get('id');
  if (id === null) return place;
  return params.has('queue') ? `${place}?queue` : `${place}?id=${id}`;
}

function withoutPageNo(pathname: string, pattern = ''): string {
  const match = matchPath(pattern, pathname);
  return match ? generatePath(pattern.replace(/\/:pageNo\??/, ''), match.params) : pathname;
}

/** The key of an address among the places of the person signed in. */
export function useViewKey(): (location: { pathname: string; search: string }) => string {
  const tree = use(MenuContext);
  return (location) => viewKey(location, nodeAt(tree, location.pathname)?.path);
}

/** Whether a view shows the records of a queue, one after the other. */
export const isQueue = (key: string) => key.endsWith('?queue');

/** The views after going somewhere: a known place is brought up to date, a new one is opened beside the current one. */
export function visited(
  views: readonly View[],
  used: readonly string[],
  { key, location }: Pick<View, 'key' | 'location'>,
  isUnsaved: (key: string) => boolean,
): View[] {
  if (views.some((view) => view.key === key)) {
    return views.map((view) => (view.key === key ? { ...view, location } : view));
  }
  const index = views.findIndex((view) => view.key === used.at(-1)) + 1 || views.length;
  const next = views.toSpliced(index, 0, { key, location });
  if (next.length <= LIMIT) return next;
  const oldest = [...used, ...next.map((view) => view.key)].find(
    (candidate) =>
      candidate !== key && next.some((view) => view.key === candidate && !view.pinned) && !isUnsaved(candidate),
  );
  return next.filter((view) => view.key !== oldest);
}

/** Goes on with the views of this browser tab, if they are this person's. */
export function restoreViews(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storeKey()) ?? '[]');
    const views = (Array.isArray(kept) ? kept : []).filter(isView).slice(0, LIMIT);
    useViews.setState({ views, used: [] });
  } catch {
    useViews.setState({ views: [], used: [] });
  }
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

/** Changes the views and keeps them for a reload. */
function change(views: View[], used = useViews.getState().used): void {
  useViews.setState({ views, used });
  try {
    sessionStorage.setItem(storeKey(), JSON.stringify(views));
  } catch {
    // Without storage the tabs end with the page.
  }
}

/** Opens the view of an address or brings it up to date; it is then the one used last. */
export function visit(location: Location, isUnsaved: (key: string) => boolean, key = viewKey(location)): void {
  const { views, used } = useViews.getState();
  change(visited(views, used, { key, location }, isUnsaved), [...used.filter((one) => one !== key), key]);
}

/** Closes views and gives the address to go to when the shown one was among them; what was unsaved there is forgotten. */
export function closeViews(keys: readonly string[], current: string): string | undefined {
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
  return next ? next.location.pathname + next.location.search : '/weclome';
}

/** Makes a view afresh, as if it had just been opened. */
export function refreshView(key: string): void {
  forgetUnsaved(key);
  change(useViews.getState().views.map((view) => (view.key === key ? { ...view, turn: (view.turn ?? 0) + 1 } : view)));
}

/** Keeps a tab where it is, at the front, or lets it go again. */
export function pinView(key: string, pinned: boolean): void {
  const views = useViews.getState().views.map((view) => (view.key === key ? { ...view, pinned } : view));
  change([...views.filter((view) => view.pinned), ...views.filter((view) => !view.pinned)]);
}

/** Puts a tab where another one is; pinned tabs stay in front. */
export function moveView(key: string, to: number): void {
  const { views } = useViews.getState();
  const view = views.find((one) => one.key === key);
  if (!view || to < 0 || to >= views.length) return;
  const moved = views.filter((one) => one !== view).toSpliced(to, 0, view);
  change([...moved.filter((one) => one.pinned), ...moved.filter((one) => !one.pinned)]);
}
