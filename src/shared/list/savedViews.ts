import { useSession } from '@/shared/auth/session';
import { readStored, writeStored } from '@/shared/lib/storage';

/** A list as somebody wants to see it again: filters, sort and hidden columns as its address says them. */
export interface SavedView {
  name: string;
  search: string;
  /** Whether the list begins with it. */
  first?: boolean;
}

/** The views one person has saved of the list called `list`, in the order of saving. */
export function viewsOf(list: string): SavedView[] {
  const stored = readStored(keyOf(list));
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

/** Saves a view; one of the same name is replaced. */
export const saveView = (list: string, view: SavedView) =>
  keep(list, [...viewsOf(list).filter(({ name }) => name !== view.name), view]);

/** Forgets a view. */
export const removeView = (list: string, name: string) =>
  keep(
    list,
    viewsOf(list).filter((view) => view.name !== name),
  );

/** Makes a view the one the list begins with, or none. */
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
