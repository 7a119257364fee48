/** An id from the server. Most ids are numbers. A 64-bit id that does not fit into a number is a string. */
export type Id = number | string;

/** A path in which `:id` replaces each segment that contains a digit. */
export const withoutIds = (path: string) => path.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');
