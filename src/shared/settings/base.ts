const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The browser's address of a path of ours: a build for a sub-path (`BASE_PATH=/desk/`) is below it. */
export const atBase = (path: string) => BASE + path;

/** The path of ours that a pathname of the browser is. */
export const belowBase = (pathname: string) =>
  pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname === BASE ? '/' : pathname;
