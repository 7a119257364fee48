import { type Feature, featureCalls } from '@/shared/auth/features';
import type { SystemConfig } from '@/shared/auth/systemConfig';
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

/** Screens that show parts of others: a part is hidden where the menu lacks the screen it belongs to. */
const OF_OTHERS: ReadonlySet<string> = new Set(['weclome', 'workplace']);

/** True for a call needed by these screens or at the start; any other call may be missing. */
export function isAskedFor({ path, screens: users }: Operation, screens: ReadonlySet<string>): boolean {
  const keys = users.map((user) => /\(([^()]+)\)$/.exec(user)?.[1] ?? '');
  const own = keys.filter((key) => !OF_OTHERS.has(key));
  return START.has(path) || (own.length > 0 ? own : keys).some((key) => screens.has(key));
}

/** The features whose call serves nothing else. */
const ALONE: readonly Feature[] = ['sms', 'wechat', 'register', 'forgotPassword', 'companySwitch'];

/** The paths of the features that a system config leaves out; none where it lists no features. */
export const leftOut = ({ features }: Pick<SystemConfig, 'features'>): ReadonlySet<string> =>
  new Set(ALONE.filter((one) => features && !features.includes(one)).map((one) => featureCalls[one].path));
