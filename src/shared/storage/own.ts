import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from './storage';

/**
 * The settings that follow a user to another computer, where the server stores them (`shared/personal`): table
 * settings of a list, the density of all lists, review settings, recent reasons of a kind, the order of two pages of
 * blocks, the marks on the views of a list, and the starred and recent places of the palette. The browser's copy is what
 * the product reads.
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

/** A kind of value that belongs to a user; `VIEWS` is the browser's copy of the views of a list. */
export type OwnKind = (typeof FOLLOWING)[number] | 'VIEWS';

let owner = '';

/** Sets the user whose values are read and written from now on; the session calls it. */
export function setOwner(userId: string): void {
  if (userId !== owner) changes.clear();
  owner = userId;
}

const changes = new Map<string, number>();

/** When the user has changed values in this page, in epoch milliseconds, by storage name. */
export const ownChanges: ReadonlyMap<string, number> = changes;

/** The storage name of a user's value, by default of the signed-in user. */
export const ownKey = (kind: string, name = '', userId = owner) => [kind, userId, name].filter(Boolean).join(' ');

/**
 * The signed-in user's value of a kind, unchecked; undefined when there is none. A value of an older version, which all
 * users of a browser shared, counts until the user has their own.
 */
export function readOwn(kind: OwnKind, name = ''): unknown {
  const own = readStored(ownKey(kind, name));
  return own === undefined ? readStored(ownKey(kind, name, '')) : own;
}

/** Stores a value of the signed-in user; null stands for the default. */
export function writeOwn(kind: OwnKind, value: unknown, name = ''): void {
  const key = ownKey(kind, name);
  changes.set(key, Date.now());
  writeStored(key, value);
}

/** The signed-in user's value as JSON text; the component renders again when this window changes it. */
export const useOwn = (kind: OwnKind, name = ''): string | undefined =>
  useSyncExternalStore(watchStored, () => JSON.stringify(readOwn(kind, name)));
