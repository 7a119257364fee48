import type { OwnKind } from '@/shared/storage/own';
import { readStored, removeStored, storedNames, writeStored } from '@/shared/storage/storage';
import { browserCopy, followedName } from './browserCopy';

/** Settings that name records or people, or contain typed text. A sign-out keeps all other settings. */
const PERSONAL: readonly OwnKind[] = ['SEARCH', 'REASONS', 'VIEWS', 'VIEW_MARKS'];

const keptName = (userId: string) => `KEPT_HERE ${userId}`;

/** True when this browser keeps the user's personal data, such as starred places, after a sign-out. */
export const isKeptHere = (userId: string) => readStored(keptName(userId)) === true;

/** Makes this browser keep the user's personal data after a sign-out. */
export const keepHere = (userId: string) => writeStored(keptName(userId), true);

/** True when this browser has views or personal settings of the user that the server has not stored. */
export const isUnsent = (userId: string) => hasOwnViews(userId) || unsentOf(userId).some(isPersonal);

/** True when some of the user's views or starred places are stored only in this browser. */
export const isOnlyHere = (userId: string) =>
  hasOwnViews(userId) || (unsentOf(userId).includes('SEARCH') && hasStarred(readStored(`SEARCH ${userId}`)));

/** Removes the user's personal data from this browser, unless the user wants to keep it. */
export function removeTraces(userId: string): void {
  if (isKeptHere(userId)) return;
  for (const name of personalOf(userId)) removeStored(name);
  const followed = readStored(followedName(userId));
  if (typeof followed !== 'object' || followed === null) return;
  const rest = Object.entries(followed).filter(([name]) => !isPersonal(name));
  writeStored(followedName(userId), Object.fromEntries(rest));
}

/** Calls `removeTraces` for all other users. Their data remains if their session ended without a sign-out. */
export function removeTracesOfOthers(userId: string): void {
  const owners = new Set(PERSONAL.flatMap((kind) => storedNames(`${kind} `)).map((name) => name.split(' ')[1]));
  for (const owner of owners) if (owner && owner !== userId) removeTraces(owner);
}

const unsentOf = (userId: string) => Object.keys(browserCopy(userId).unsent());

/** True when this browser has views of the user that the server does not store. */
const hasOwnViews = (userId: string) =>
  storedNames(`VIEWS ${userId} `).some((name) => {
    const views = readStored(name);
    return Array.isArray(views) && views.some((view) => !('id' in Object(view)));
  });

const personalOf = (userId: string) =>
  PERSONAL.flatMap((kind) => storedNames(`${kind} `)).filter((name) => name.split(' ')[1] === userId);

const isPersonal = (name: string) => (PERSONAL as readonly string[]).includes(name.split(' ')[0] ?? '');

const hasStarred = (stored: unknown) =>
  typeof stored === 'object' &&
  stored !== null &&
  'starred' in stored &&
  Array.isArray(stored.starred) &&
  stored.starred.length > 0;
