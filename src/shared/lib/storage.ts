/**
 * What the product keeps in the browser: `localStorage["pro__" + key] = {value, expire}` (vue-ls, docs/contract#1.2).
 * Nothing here throws: a browser that refuses storage gets a memory that lasts until the page is left.
 */
const PREFIX = 'pro__';
const memory = new Map<string, string>();

let refused = false;

/** Whether the browser has refused storage, so that a reload will end the session. */
export const storageRefused = () => refused;

/** What could not be written is newer than what the browser still holds. */
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

/** The stored value, or undefined when it is missing, unreadable or past its time; such an entry is removed. */
export function readStored(name: string): unknown {
  const text = read(PREFIX + name);
  if (text === null) return undefined;
  const entry = parseEntry(text);
  if (!entry || (entry.expire !== null && entry.expire < Date.now())) {
    removeStored(name);
    return undefined;
  }
  return entry.value;
}

/** Until when a stored value lives, in epoch milliseconds; null when it is missing or without end. */
export function storedUntil(name: string): number | null {
  return parseEntry(read(PREFIX + name) ?? '')?.expire ?? null;
}

/** Stores a value, for `ttl` milliseconds or without end. */
export function writeStored(name: string, value: unknown, ttl?: number): void {
  const text = JSON.stringify({ value, expire: ttl === undefined ? null : Date.now() + ttl });
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(PREFIX + name);
  } catch {
    refused = true;
    memory.set(PREFIX + name, text);
  }
}

/** Forgets a stored value. */
export function removeStored(name: string): void {
  memory.delete(PREFIX + name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    refused = true;
  }
}

/** The key under which the browser holds a name: what a `storage` event carries. */
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
