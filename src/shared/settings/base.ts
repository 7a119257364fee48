const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Converts a path of the product to the browser's path: a build for a sub-path (`BASE_PATH=/desk/`) adds a prefix. */
export const atBase = (path: string) => BASE + path;

/** Converts the browser's pathname to a path of the product, without the build's sub-path. */
export const belowBase = (pathname: string) =>
  pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname === BASE ? '/' : pathname;
