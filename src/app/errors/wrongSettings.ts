import { wrongInMapping } from '@/shared/api/mapping/mapping';
import type { Deployment } from '@/shared/settings/deployment';

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const isPath = matches(/^(\/[\w.~-]+)+$/);
const isLanguage = matches(/^(zh-CN|zh-TW|en-US|pt-BR)$/);

const rules: Record<keyof Deployment, (value: unknown) => boolean> = {
  apiBase: isPath,
  apiTimeout: (value) => typeof value === 'number' && value >= 1000,
  tokenHeader: matches(/^[\w-]+$/),
  loginPath: isPath,
  userInfoPath: isPath,
  filesPath: isPath,
  timeZone: isZone,
  languages: (value) => Array.isArray(value) && value.length > 0 && value.every(isLanguage),
  objectHosts: matches(/^[\w.:/* ,-]*$/),
  twoStep: (value) => typeof value === 'boolean',
  mapKey: matches(/^\w+$/),
  // Accepts no query string, because the query string would appear in the log of every proxy.
  reportAddress: matches(/^(?:https:\/\/[\w.-]+(?::\d+)?)?(?:\/[\w.~-]+)+\/?$/),
  reportShare: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  // Accepts any value, because `wrongSettings` checks each entry of a mapping separately.
  mapping: () => true,
};

function isZone(value: unknown): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: String(value) }));
  } catch {
    return false;
  }
}

/** The settings with an unknown name or an invalid value. For a mapping, lists each invalid entry with its reason. */
export const wrongSettings = (given: object): [name: string, value: unknown][] => [
  ...Object.entries(given).filter(
    ([name, value]) => !Object.hasOwn(rules, name) || !rules[name as keyof Deployment](value),
  ),
  ...('mapping' in given ? wrongInMapping(given.mapping) : []),
];
