/** What the transport announces; it never shows anything itself (src/README.md, "The way of the data"). */
export interface ApiEvents {
  /** A 401 answer. `hadToken`: the request carried the token that is stored now. */
  unauthorized: { hadToken: boolean };
  /** A request was held back because the stored token is no longer this window's: gone, or somebody else's. */
  tokenLost: { replaced: boolean };
  /** A 403 answer, with the server's message. */
  forbidden: { message: string };
  /** Whether the last request reached the server: nothing came back at all, or something did. */
  connection: { lost: boolean };
}

type Listener<T> = (event: T) => void;
const listeners: { [K in keyof ApiEvents]: Set<Listener<ApiEvents[K]>> } = {
  unauthorized: new Set(),
  tokenLost: new Set(),
  forbidden: new Set(),
  connection: new Set(),
};

/** Listens until the returned function is called. */
export function onApi<K extends keyof ApiEvents>(name: K, listener: Listener<ApiEvents[K]>): () => void {
  listeners[name].add(listener);
  return () => listeners[name].delete(listener);
}

/** Tells every listener. */
export function announce<K extends keyof ApiEvents>(name: K, event: ApiEvents[K]): void {
  for (const listener of listeners[name]) listener(event);
}
