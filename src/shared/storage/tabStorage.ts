/**
 * What this browser tab keeps over a reload: values as JSON in sessionStorage. Where storage is blocked or full nothing is
 * kept and nothing fails: a caller has to do without.
 */
export const tabStorage = {
  /** The value under `key`, unchecked; undefined when there is none that can be read. */
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
