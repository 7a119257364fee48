import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from './storage';

/**
 * The settings of a user that the server may store (`shared/personal`). Stored settings follow the user to another
 * computer. The product reads only the browser's copy.
 *
 * - `TABLE`: the table settings of a list
 * - `LIST_DENSITY`: the default density
 * - `REVIEW`: the settings of reviews
 * - `REASONS`: the recent reasons of a kind
 * - `HOME_BLOCKS` and `WORKPLACE_BLOCKS`: the order of the blocks of a page
 * - `VIEW_MARKS`: the starred views and the default view of a list
 * - `SEARCH`: the starred and recent places of the palette
 */
export const FOLLOWING = [
  'TABLE',
  'LIST_DENSITY',
  'REVIEW',
  'REASONS',
  'HOME_BLOCKS',
  'WORKPLACE_BLOCKS',
  'VIEW_MARKS',
  'SEARCH',
] as const;

/** A kind of value stored per user; `VIEWS` is the browser's copy of the views of a list. */
export type OwnKind = (typeof FOLLOWING)[number] | 'VIEWS';

let owner = '';

/** Sets the user whose values are read and written from now on; called by the session. */
export function setOwner(userId: string): void {
  if (userId !== owner) changes.clear();
  owner = userId;
}

const changes = new Map<string, number>();

/** The times of the user's changes in this page load, in epoch milliseconds, by storage name. */
export const ownChanges: ReadonlyMap<string, number> = changes;

/** The storage name of a user's value; by default the signed-in user's. */
export const ownKey = (kind: string, name = '', userId = owner) => [kind, userId, name].filter(Boolean).join(' ');

/**
 * The signed-in user's value of a setting, unvalidated. Undefined if no value is stored. Older versions stored one
 * value for all users of a browser. This value is used until the user has changed the setting.
 */
export function readOwn(kind: OwnKind, name = ''): unknown {
  const own = readStored(ownKey(kind, name));
  return own === undefined ? readStored(ownKey(kind, name, '')) : own;
}

/** Stores a value of the signed-in user; null means the default. */
export function writeOwn(kind: OwnKind, value: unknown, name = ''): void {
  const key = ownKey(kind, name);
  changes.set(key, Date.now());
  writeStored(key, value);
}

/** The signed-in user's value as JSON text. Renders the component again when this window changes the value. */
export const useOwn = (kind: OwnKind, name = ''): string | undefined =>
  useSyncExternalStore(watchStored, () => JSON.stringify(readOwn(kind, name)));
