import type { Id } from '@/shared/lib/id';
import { movedTo } from '@/shared/lib/movedTo';
import { readOwn, useOwn, writeOwn } from '@/shared/storage/own';

/** Who sees a view: its owner, the users with a role, or everybody. */
export const SCOPES = ['mine', 'role', 'all'] as const;

/** A saved view of a list: its filters, sort and columns as a query. */
export interface StoredView {
  name: string;
  search: string;
  /** The id from the server. Undefined for a view stored only in this browser. */
  id?: Id;
  /** Who sees the view. If undefined, only the owner sees the view. */
  scope?: (typeof SCOPES)[number];
  roleId?: Id | null | undefined;
  roleName?: string | null | undefined;
  /** False for a view that another user shares. */
  isOwn?: boolean;
  updateTime?: string | null | undefined;
}

/** The user's marks on the views of a list, by the view's key. Each reader of a shared view has their own marks. */
interface Marks {
  /** The key of the default view, in which the list opens. */
  first?: string | undefined;
  starred: string[];
  order: string[];
}

/** A view with the user's marks on it. */
export interface SavedView extends StoredView {
  key: string;
  first: boolean;
  starred: boolean;
}

/** The views of the list called `list` in the user's order, as stored in this browser. */
export const viewsOf = (list: string): SavedView[] => marked(readOwn('VIEWS', list), readOwn('VIEW_MARKS', list));

/** The query of the view in which the list opens; undefined without such a view. */
export const startSearch = (list: string) => viewsOf(list).find((view) => view.first && view.search !== '')?.search;

/** Like `viewsOf`, but re-renders the component when the stored views change. */
export function useViews(list: string): SavedView[] {
  const views = useOwn('VIEWS', list);
  const marks = useOwn('VIEW_MARKS', list);
  return marked(views && JSON.parse(views), marks && JSON.parse(marks));
}

/** The views of a list without the user's marks. */
export function storedViews(list: string): StoredView[] {
  return toViews(readOwn('VIEWS', list));
}

/** Stores the views of a list in this browser. */
export const keepViews = (list: string, views: readonly StoredView[]) => writeOwn('VIEWS', views, list);

/** Changes the user's marks on the views of a list. */
export const keepMarks = (list: string, change: Partial<Marks>) =>
  writeOwn('VIEW_MARKS', { ...marksOf(readOwn('VIEW_MARKS', list)), ...change }, list);

/** Moves the marks of a view from its old key to its new key. */
export function renameMarks(list: string, from: string, to: string): void {
  const views = viewsOf(list);
  const keysOf = (some: readonly SavedView[]) => some.map(({ key }) => (key === from ? to : key));
  keepMarks(list, {
    first: keysOf(views.filter(({ first }) => first))[0],
    starred: keysOf(views.filter(({ starred }) => starred)),
    order: keysOf(views),
  });
}

/** Returns the keys of all views in the new order: view `moved` takes the position of view `over` in `group`. */
export function orderAfter(
  views: readonly SavedView[],
  group: readonly SavedView[],
  { moved, over }: { moved: string; over: string },
): string[] {
  const before = group.map(({ key }) => key);
  const inGroup = new Set(before);
  const keys = movedTo(before, before.indexOf(moved), before.indexOf(over));
  return views.map(({ key }) => (inGroup.has(key) ? (keys.shift() ?? key) : key));
}

/** The key of a view in `Marks`: its id on the server, or its name. */
const keyOfView = ({ id, name }: StoredView) => (id === undefined ? name : String(id));

function marked(stored: unknown, marks: unknown): SavedView[] {
  const { first, starred, order } = marksOf(marks);
  const views = toViews(stored).map((view) => {
    const key = keyOfView(view);
    // Older versions stored the default mark in the view itself.
    const isFirst = marks ? key === first : view.first === true;
    return { ...view, key, first: isFirst, starred: starred.includes(key) };
  });
  const placeOf = ({ key }: SavedView) => (order.includes(key) ? order.indexOf(key) : order.length);
  return views.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function marksOf(stored: unknown): Marks {
  const { first, starred, order } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof Marks, unknown>
  >;
  return { first: typeof first === 'string' ? first : undefined, starred: texts(starred), order: texts(order) };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const toViews = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isView) : []);

const isView = (value: unknown): value is StoredView & { first?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';
