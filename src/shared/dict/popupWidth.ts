/** Above this number of options a select can be searched, and mounts only the visible options. */
const LONG = 20;

/** True when a list of options is too long to scan, and must therefore be searchable. */
export const isLong = (options: readonly unknown[]) => options.length > LONG;

/**
 * Returns the `popupMatchSelectWidth` of a select that is narrower than its options. `false` makes the popup as wide as
 * the options, but makes antd mount all options. Therefore a long list gets a fixed width in pixels.
 */
export const popupWidth = (options: readonly unknown[]): false | number => (isLong(options) ? 320 : false);
