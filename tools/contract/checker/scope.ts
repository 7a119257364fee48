import type { Operation } from './contract';

/** The calls every server must have, whatever its menu. */
const START: ReadonlySet<string> = new Set([
  '/auth/login',
  '/auth/logout',
  '/system/user/info',
  '/system/menu/user',
  '/system/operator/setting/info',
  '/system/dict/data/type',
]);

/** True for a call needed by these screens or at the start; any other call may be missing. */
export const isAskedFor = ({ path, screens: users }: Operation, screens: ReadonlySet<string>): boolean =>
  START.has(path) || users.some((user) => screens.has(/\(([^()]+)\)$/.exec(user)?.[1] ?? ''));
