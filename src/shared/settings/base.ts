const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The browser's path for one of our paths: a build for a sub-path (`BASE_PATH=/desk/`) adds it in front. */
export const atBase = (path: string) => BASE + path;

/** Our path for a pathname of the browser, without the sub-path of the build. */
export const belowBase = (pathname: string) =>
  pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname === BASE ? '/' : pathname;
