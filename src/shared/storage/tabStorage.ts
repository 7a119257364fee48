/** The name under which a tab stores its values in encrypted form when its session ends. */
export const SEALED = 'sealed';

/**
 * Values that this browser tab keeps across reloads, as JSON in sessionStorage. If storage is blocked or full, values
 * are not stored. No function throws.
 */
export const tabStorage = {
  /** The value under `key`, unvalidated; undefined if it is missing or unreadable. */
  get: (key: string): unknown => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined),
  /** Returns false if the value could not be stored. */
  set: (key: string, value: unknown): boolean =>
    attempt(() => {
      sessionStorage.setItem(key, JSON.stringify(value));
      return true;
    }) ?? false,
  remove: (key: string): void => attempt(() => sessionStorage.removeItem(key)),
  keys: (): string[] => attempt(() => Object.keys(sessionStorage)) ?? [],
  clear: (): void => attempt(() => sessionStorage.clear()),
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
