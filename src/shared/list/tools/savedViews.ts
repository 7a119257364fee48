import { useSession } from '@/shared/auth/session';
import { readStored, writeStored } from '@/shared/storage/storage';

/** A saved view of a list: its filters, sort and hidden columns as a query. */
export interface SavedView {
  name: string;
  search: string;
  /** True for the default view, in which the list opens. */
  first?: boolean;
}

/** The user's saved views of the list called `list`, in the order they were saved. */
export function viewsOf(list: string): SavedView[] {
  const stored = readStored(keyOf(list));
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

/** Saves a view; a view of the same name is replaced. */
export const saveView = (list: string, view: SavedView) =>
  keep(list, [...viewsOf(list).filter(({ name }) => name !== view.name), view]);

export const removeView = (list: string, name: string) =>
  keep(
    list,
    viewsOf(list).filter((view) => view.name !== name),
  );

/** Makes a view the default of the list; undefined removes the default. */
export const startWith = (list: string, name: string | undefined) =>
  keep(
    list,
    viewsOf(list).map((view) => ({ ...view, first: view.name === name })),
  );

const keyOf = (list: string) => `VIEWS ${useSession.getState().user?.userId ?? ''} ${list}`;

function keep(list: string, views: SavedView[]): SavedView[] {
  writeStored(keyOf(list), views);
  return views;
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';
