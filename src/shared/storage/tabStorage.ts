/** Under this name a tab keeps, encrypted, what it stored before its session ended. */
export const SEALED = 'sealed';

/**
 * Values that this browser tab keeps across reloads, as JSON in sessionStorage. Nothing fails when storage is blocked
 * or full; the values are then not stored.
 */
export const tabStorage = {
  /** The value under `key`, unchecked; undefined when it is missing or unreadable. */
  get: (key: string): unknown => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined),
  /** False when the value could not be stored. */
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
