import { isRecord } from '@/shared/lib/json';
import { kinds } from '@/app/search/search.api';
import { buildMenuTree } from '@/app/navigation/menuTree';
import menus from '@mocks/seeds/generated/menus.json';
import json from '../../../docs/contract/recorded-calls.json';
import { calls, FRAME } from './openapi/calls';

/** A call as the browser sent it (`e2e/support/recordCalls`). */
interface Sent {
  method: string;
  url: string;
  body?: unknown;
  at: string;
  action?: string;
}

/** Calls by name, such as `GET /biz/company/list`, each with the parameters, fields or dictionaries sent with it. */
type Named = Readonly<Record<string, readonly string[]>>;

/** The calls sent in the journeys: all calls, and for each screen those sent on opening it and after a click. */
export interface Recorded {
  calls: Named;
  screens: Readonly<Record<string, { opening: Named; actions: Readonly<Record<string, Named>> }>>;
}

/** The latest recording, docs/contract/recorded-calls.json. */
export const recorded: Recorded = json;

/** Labels that count as actions: all texts of the product except menu entries. */
const labels = new Set(
  Object.values(import.meta.glob<unknown>('/src/**/locales/**/zh-CN.json', { eager: true, import: 'default' })).flatMap(
    textsIn,
  ),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Adds the calls of another run to the recorded calls. Everything is sorted, so that the files can be compared. */
export function merged(sent: readonly Sent[], before: Recorded = { calls: {}, screens: {} }): Recorded {
  const all = new Map(Object.entries(before.calls));
  const screens = new Map(
    Object.entries(before.screens).map(([name, { opening, actions }]) => [
      name,
      {
        opening: new Map(Object.entries(opening)),
        actions: new Map(Object.entries(actions).map(([label, own]) => [label, new Map(Object.entries(own))])),
      },
    ]),
  );
  for (const { method, url, body, at, action } of sent) {
    if (FILES.test(url)) continue;
    const { name, query, fields, dictionaries } = callOf(method, url, body);
    add(all, name, [...query, ...fields]);
    const screen = screenAt(at);
    if (!screen || isOfFrame(name, query, screen) || isOfSearch(name, query, screen) || isFromBefore(name, action))
      continue;
    const own = screens.get(screen) ?? { opening: new Map(), actions: new Map() };
    screens.set(screen, own);
    const label = action?.split(/\s/)[0];
    if (action === undefined) add(own.opening, name, dictionaries ?? query);
    else if (label && label.length < 9 && labels.has(label) && !places.some(({ name: entry }) => entry === label)) {
      const after = own.actions.get(label) ?? new Map<string, readonly string[]>();
      own.actions.set(label, after);
      add(after, name, dictionaries ?? [...query, ...fields]);
    }
  }
  return {
    calls: sorted(all),
    screens: sorted(
      new Map(
        [...screens].map(([name, { opening, actions }]) => [
          name,
          {
            opening: sorted(opening),
            actions: sorted(new Map([...actions].map(([label, own]) => [label, sorted(own)]))),
          },
        ]),
      ),
    ),
  };
}

/** True for a call that the layout may send at any time, except on screens about notices, which send it themselves. */
const isOfFrame = (name: string, query: readonly string[], screen: string) =>
  name in FRAME &&
  !(/\/not/.test(name) && /weclome|inbox|notif/i.test(screen)) &&
  (name !== 'GET /system/notice/list' || query.includes('?mine'));

/** True for a list that the header's search requests by name or number on a screen other than the list's own. */
const isOfSearch = (name: string, query: readonly string[], screen: string) =>
  kinds.some(
    ({ kind, path, filters }) =>
      name === `GET ${path}/list` &&
      !screen.startsWith(`${kind.split(':')[0]}/`) &&
      Object.keys(filters).some((field) => query.includes(`?${field}`)),
  );

/** True for a decision sent late by the outbox: at sign-out, or after another screen was opened. */
const isFromBefore = (name: string, action: string | undefined) =>
  action === '退出登录' || (action === undefined && /^POST .*\/audit$/.test(name));

function add(to: Map<string, readonly string[]>, name: string, more: readonly string[]): void {
  to.set(name, [...new Set([...(to.get(name) ?? []), ...more])].toSorted());
}

const sorted = <T>(all: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Stored files, whose addresses vary with the data. */
const FILES = /^\/(?:biz\/evidence|system\/dfs\/file)\//;

const PAGING = new Set(['pageNum', 'pageSize']);

function callOf(method: string, url: string, body: unknown) {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const fits = calls.filter((one) => one.method === method && isOf(pathname, one.path));
  const path = (fits.find((one) => !one.path.includes(':')) ?? fits[0])?.path ?? pathname;
  const query = [...searchParams]
    .filter(([name]) => !PAGING.has(name))
    .map(([name, value]) => (name === 'sortField' ? `?sortField=${value}` : `?${name}`));
  const fields = isRecord(body) ? Object.keys(body) : [];
  const dictionary = path === '/system/dict/data/type' ? searchParams.get('dictType') : undefined;
  return { name: `${method} ${path}`, query, fields, dictionaries: dictionary ? [dictionary] : undefined };
}

const isOf = (asked: string, path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked);

const places = buildMenuTree(menus).all;

/** Returns the component key of the screen at an address, or the address of a public page. */
function screenAt(address: string): string | undefined {
  if (address.startsWith('/user/')) return address;
  return places.find(
    ({ path, screen }) =>
      screen && path && new RegExp(`^${path.replaceAll(/\/:\w+\??/g, '(/[^/]+)?')}/?$`).test(address),
  )?.screen;
}

/** Formats `docs/contract/recorded-calls.json` with one call per line. */
export const recordedText = ({ calls: all, screens }: Recorded): string =>
  `${JSON.stringify({ calls: all, screens }, null, 1).replaceAll(/\[[^[\]]*\]/g, (list) => JSON.stringify(JSON.parse(list)))}\n`;
