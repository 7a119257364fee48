import type { Operation } from './contract';

/** What every server has to answer, whatever its menu. */
const START: ReadonlySet<string> = new Set([
  '/auth/login',
  '/auth/logout',
  '/system/user/info',
  '/system/menu/user',
  '/system/operator/setting/info',
  '/system/dict/data/type',
]);

/** True for a call that a server with these screens in its menu must have; a call beyond them may be missing. */
export const isAskedFor = ({ path, screens: users }: Operation, screens: ReadonlySet<string>): boolean =>
  START.has(path) || users.some((user) => screens.has(/\(([^()]+)\)$/.exec(user)?.[1] ?? ''));
