/** The location state that makes a list open the form for a new record at once. */
export const askForNew = { create: true } as const;

/** True when a location's state asks for the form of a new record. */
export const asksForNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'create' in state && state.create === true;
