/** The state of a location whose list opens the form for a new record at once. */
export const askForNew = { create: true } as const;

/** True for a location's state that asks for a new record. */
export const asksForNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'create' in state && state.create === true;
