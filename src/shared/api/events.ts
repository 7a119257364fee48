/** The events of the transport, which never displays anything itself (src/README.md, "The way of the data"). */
export interface ApiEvents {
  /** A 401 response. `hadToken` is true if the request had the stored token. `reason` is why the session ended. */
  unauthorized: { hadToken: boolean; reason?: string | undefined };
  /** A request was not sent, because the stored token was removed or belongs to another sign-in (`replaced`). */
  tokenLost: { replaced: boolean };
  /** A 403 response, with the server's message. */
  forbidden: { message: string };
  /**
   * `lost`: the last request got no response at all. Any response, even an error, proves that the server is reachable.
   */
  connection: { lost: boolean };
}

type Listener<T> = (event: T) => void;
const listeners: { [K in keyof ApiEvents]: Set<Listener<ApiEvents[K]>> } = {
  unauthorized: new Set(),
  tokenLost: new Set(),
  forbidden: new Set(),
  connection: new Set(),
};

/** Adds a listener. Returns a function that removes the listener. */
export function onApi<K extends keyof ApiEvents>(name: K, listener: Listener<ApiEvents[K]>): () => void {
  listeners[name].add(listener);
  return () => listeners[name].delete(listener);
}

/** Calls every listener of the event. */
export function announce<K extends keyof ApiEvents>(name: K, event: ApiEvents[K]): void {
  for (const listener of listeners[name]) listener(event);
}
