import '@/app/areas';
import { optionalCall } from '@/shared/api/optional';
import type { OptionalCall } from '@/shared/area/area';
import { type CallFacts, factsOf } from '@mocks/facts';
import { handlers } from '@mocks/handlers';
import menus from '@mocks/seeds/generated/menus.json';
import json from '../../../../docs/contract/recorded-calls.json';
import type { Recorded } from '../recorded';
import { type Resource, resources } from '../resources';

/** A call that the client sends. */
export interface Call {
  method: 'GET' | 'POST';
  /** The path below the API base. A part that begins with `:` is an id. */
  path: string;
  facts: CallFacts;
  optional?: OptionalCall | undefined;
  /** The record to which the call belongs. */
  record?: Resource | undefined;
  /** The screens that sent the call in the recorded journeys. If none did, the screens with the call's permission. */
  screens: string[];
}

/** Calls that the mock answers but the product never sends: pictures in seeds, alternative paths, other RuoYi calls. */
const NOT_CALLED = [
  /^GET .*\/(picture|poster|evidence|photo|certificate|file)\/:/,
  /^POST \/auth\/login\/yy$/,
  /^GET \/user\/info$/,
  / \/system\/oss\//,
  /^POST \/system\/(config|dict\/data|dict\/type)\/status$/,
  /^GET \/system\/(dfs|operLog)\/get\/:id$/,
  /^GET \/system\/(menu\/all|menu\/role\/:roleId|menu\/perms\/:userId|post\/list|dict\/data\/label)$/,
  /^GET \/system\/sysArea\/getCityList\/:parentCode$/,
  /^POST \/act\/task\/audit\/batch$/,
];

const recorded: Recorded = json;
/** The calls of the layout around every screen, each with its purpose. */
export const FRAME: Readonly<Record<string, string>> = {
  'GET /system/user/info': 'once a page load: user and permissions',
  'GET /system/operator/setting/info': 'once a page load: name, logo, switches',
  'GET /system/menu/user': 'once a page load: the menu',
  'POST /auth/logout': 'signing out',
  'POST /system/accounts/rest_pwd': 'after the sign-in, where user info has `mustChangePassword`',
  'GET /system/events': 'a few seconds after a page load, one connection per browser: what changes',
  'GET /system/notice/list': 'the bell, with `mine=1`: the newest notices, and those on top',
  'GET /system/notice/unread': 'the bell: what is not read',
  'GET /system/search': 'the search of the header',
  'GET /system/job/mine': 'a few seconds after a page load, and while one is running: the exports of the server',
  'POST /system/job/stop': 'the list of jobs in the header',
  'GET /system/job/file': 'the list of jobs in the header: the file of an export',
  'POST /system/job/export': 'an export of more than 1,000 rows, on every list',
  'POST /system/job/exported': 'the end of an export that the browser made, on every list',
  'GET /system/operLog/removed': 'a link to a record that does not exist',
  'GET /system/notify/settings': 'the bell: which messages are wanted',
};

const nameOf = (key: string) => menus.find(({ component, menuKey }) => (component ?? menuKey) === key)?.menuName;

/** The screens that send a call, by the name of the call. */
const askedBy = new Map<string, string[]>();
for (const [key, { opening, actions }] of Object.entries(recorded.screens))
  for (const call of new Set([opening, ...Object.values(actions)].flatMap((one) => Object.keys(one)))) {
    const name = nameOf(key);
    askedBy.set(call, [...(askedBy.get(call) ?? []), name ? `${name} (${key})` : key]);
  }

/** Every call that the client sends, by path. */
export const calls: readonly Call[] = handlers
  .flatMap((handler): Call[] => {
    const { method, path: pattern } = handler.info as unknown as { method: unknown; path: unknown };
    const path = String(pattern).replace(/^\*\/api/, '');
    if (method !== 'GET' && method !== 'POST') return [];
    if (NOT_CALLED.some((one) => one.test(`${method} ${path}`))) return [];
    const facts = factsOf(handler);
    const record = recordOf(path);
    // WeChat's calls are part of the specification, unlike those of other providers, which are optional.
    const optional = path.includes('/social/wechat/') ? undefined : optionalCall({ method, url: path });
    const asked = `${method} ${path}` in FRAME ? ['every screen'] : askedBy.get(`${method} ${path}`);
    return [{ method, path, facts, optional, record, screens: asked ?? screensOf(facts.permission, path) }];
  })
  .toSorted((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'));

function recordOf(path: string): Resource | undefined {
  return resources
    .filter((one) => one.path !== undefined && path.startsWith(`${one.path}/`))
    .toSorted((a, b) => (b.path ?? '').length - (a.path ?? '').length)[0];
}

/** Returns the screens with a permission for the call's entity, as named in its permission or else in its path. */
function screensOf(permission: string | null | undefined, path: string): string[] {
  const entity = permission?.split(':').slice(0, 2).join(':') ?? `${path.split('/')[1]}:${path.split('/')[2]}`;
  return menus
    .filter(({ menuType, perms }) => menuType === 'C' && perms?.startsWith(`${entity}:`))
    .map(({ menuName, component }) => `${menuName} (${component})`);
}
