/** Above this number of options a select can be searched, and mounts only the options in sight. */
const LONG = 20;

/** True when a list of options is too long to scan: it is then searchable. */
export const isLong = (options: readonly unknown[]) => options.length > LONG;

/**
 * The `popupMatchSelectWidth` of a narrow select with wider options: false fits the popup to its options. antd then
 * mounts every option, so a long list gets a fixed width in pixels instead.
 */
export const popupWidth = (options: readonly unknown[]): false | number => (isLong(options) ? 320 : false);
