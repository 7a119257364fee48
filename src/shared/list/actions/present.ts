/**
 * The items of a list, without those that are not there: in place of a spread of an array that may be empty.
 * @example
 * present<RowAction>([open, canEdit && edit]);
 */
export const present = <T extends object>(items: readonly (T | false | undefined)[]): T[] =>
  items.filter((item): item is T => item !== false && item !== undefined);
