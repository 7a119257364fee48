import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from './storage';

/**
 * The settings that follow a user to another computer if the server stores them (`shared/personal`): the table settings
 * of a list, the default density, review settings, recent reasons of a kind, the order of the blocks on two pages, the
 * starred and default views of a list, and the starred and recent places of the palette. The product reads only the
 * browser's copy.
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
 * The signed-in user's value of a kind, unvalidated; undefined if there is none. Older versions stored one value for
 * all users of a browser. That value is used until the user has a value of their own.
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

/** The signed-in user's value as JSON text; re-renders the component when this window changes it. */
export const useOwn = (kind: OwnKind, name = ''): string | undefined =>
  useSyncExternalStore(watchStored, () => JSON.stringify(readOwn(kind, name)));
