import { type Feature, featureCalls } from '@/shared/auth/features';
import type { SystemConfig } from '@/shared/auth/systemConfig';
import type { Operation } from './contract';

/** The calls that every server must have, whatever its menu contains. */
const START: ReadonlySet<string> = new Set([
  '/auth/login',
  '/auth/logout',
  '/system/user/info',
  '/system/menu/user',
  '/system/operator/setting/info',
  '/system/dict/data/type',
]);

/** Screens that show parts of other screens. A part is hidden if the menu lacks the screen to which it belongs. */
const OF_OTHERS: ReadonlySet<string> = new Set(['weclome', 'workplace']);

/** True for a call that these screens or the start of a session need. Other calls may be missing. */
export function isAskedFor({ path, screens: users }: Operation, screens: ReadonlySet<string>): boolean {
  const keys = users.map((user) => /\(([^()]+)\)$/.exec(user)?.[1] ?? '');
  const own = keys.filter((key) => !OF_OTHERS.has(key));
  return START.has(path) || (own.length > 0 ? own : keys).some((key) => screens.has(key));
}

/** The features whose calls have no other purpose. */
const ALONE: readonly Feature[] = ['sms', 'wechat', 'register', 'forgotPassword', 'companySwitch'];

/** Returns the paths of the features missing from a system config; empty if it does not list features. */
export const leftOut = ({ features }: Pick<SystemConfig, 'features'>): ReadonlySet<string> =>
  new Set(ALONE.filter((one) => features && !features.includes(one)).map((one) => featureCalls[one].path));
