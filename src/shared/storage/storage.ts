/**
 * Stores values in localStorage. The key `pro__` + name has the value `{value, expire}` (vue-ls, docs/contract#1.2). If
 * the browser refuses storage, values stay in memory until the page is closed. No function in this module throws.
 */
const PREFIX = 'pro__';
const memory = new Map<string, string>();

let refused = false;

/** True if the browser has refused to store values, so that a reload will end the session. */
export const storageRefused = () => refused;

/** Prefers a value that could not be written, because it is newer than the stored one. */
function read(key: string): string | null {
  const unwritten = memory.get(key);
  if (unwritten !== undefined) return unwritten;
  try {
    return localStorage.getItem(key);
  } catch {
    refused = true;
    return null;
  }
}

/** Returns the stored value; undefined if it is missing. Removes an unreadable or expired entry. */
export function readStored(name: string): unknown {
  const text = read(PREFIX + name);
  if (text === null) return undefined;
  const entry = parseEntry(text);
  if (!entry || (entry.expire !== null && entry.expire < Date.now())) {
    drop(name);
    return undefined;
  }
  return entry.value;
}

/** The expiry of a stored value in epoch milliseconds; null if the value is missing or does not expire. */
export function storedUntil(name: string): number | null {
  return parseEntry(read(PREFIX + name) ?? '')?.expire ?? null;
}

/** Stores a value for `ttl` milliseconds. Without `ttl`, the value does not expire. */
export function writeStored(name: string, value: unknown, ttl?: number): void {
  const text = JSON.stringify({ value, expire: ttl === undefined ? null : Date.now() + ttl });
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(PREFIX + name);
  } catch {
    refused = true;
    memory.set(PREFIX + name, text);
  }
  announce(name);
}

/** Removes a stored value. */
export function removeStored(name: string): void {
  drop(name);
  announce(name);
}

function drop(name: string): void {
  memory.delete(PREFIX + name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    refused = true;
  }
}

const watchers = new Set<(name: string) => void>();
const announce = (name: string) => {
  for (const watcher of watchers) watcher(name);
};

/** Calls `watcher` after this window has written or removed a value. Returns a function that removes the watcher. */
export function watchStored(watcher: (name: string) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The names of all stored values that start with `start`. */
export function storedNames(start: string): string[] {
  let stored: string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    refused = true;
  }
  return [...new Set([...stored, ...memory.keys()])]
    .filter((key) => key.startsWith(PREFIX + start))
    .map((key) => key.slice(PREFIX.length));
}

/** The localStorage key of a name, as in `storage` events. */
export const storageKey = (name: string) => PREFIX + name;

function parseEntry(text: string): { value: unknown; expire: number | null } | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null || !('value' in entry)) return undefined;
    const expire = 'expire' in entry ? entry.expire : null;
    return expire === null || typeof expire === 'number' ? { value: entry.value, expire } : undefined;
  } catch {
    return undefined;
  }
}
