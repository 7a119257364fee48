/**
 * Drops `false` and `undefined` from a list, so that optional items need no array spread.
 * @example
 * present<RowAction>([open, canEdit && edit]);
 */
export const present = <T extends object>(items: readonly (T | false | undefined)[]): T[] =>
  items.filter((item): item is T => item !== false && item !== undefined);
