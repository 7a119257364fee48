/** Above this number of options a select can be searched, and mounts only the options in sight. */
const LONG = 20;

/** True where a list of options is too long to read: it can then be searched. */
export const isLong = (options: readonly unknown[]) => options.length > LONG;

/**
 * The `popupMatchSelectWidth` of a narrow select with longer options: as wide as the longest of a few. antd mounts every
 * option where the width follows them, so that a long list has a width of its own, in pixels.
 */
export const popupWidth = (options: readonly unknown[]): false | number => (isLong(options) ? 320 : false);
