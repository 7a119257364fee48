/** An id as the server sends it: a number, or a string if a backend's 64-bit id does not fit into a number. */
export type Id = number | string;

/** A path in which `:id` replaces each segment that contains a digit. */
export const withoutIds = (path: string) => path.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');
