/** An id as the server sends it: a number, or a string where a backend's 64-bit id does not fit into a number. */
export type Id = number | string;

/** A path with `:id` in place of each part that has a digit. */
export const withoutIds = (path: string) => path.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');
