/** Above this number of options a select can be searched, and mounts only the visible options. */
const LONG = 20;

/** True when a list of options is too long to scan, and must therefore be searchable. */
export const isLong = (options: readonly unknown[]) => options.length > LONG;

/**
 * The `popupMatchSelectWidth` of a narrow select with wider options. `false` fits the popup to its options, but makes
 * antd mount every option, so a long list gets a fixed width in pixels instead.
 */
export const popupWidth = (options: readonly unknown[]): false | number => (isLong(options) ? 320 : false);
