import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { areas } from '@/app/areas';
import { id } from '@/shared/api/fields';
import { toPage } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import type { Searched } from '@/shared/area/area';
import type { LinkQuery } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

const sources = areas.flatMap(({ searched = [] }) => searched);
const ID = /^\d{1,19}$/;

/** Min length of a text to search records for, and max number of records shown per resource. */
const MIN = 2;
const SHOWN = 3;

/** A record the palette found: its name, and the screen that shows it. */
export interface FoundRecord {
  key: string;
  list: MenuKey;
  name: string;
  detail: string;
  to: readonly [MenuKey, LinkQuery];
}

/**
 * The queries that search each list in the user's menu for a text: by name, by every field whose pattern the text
 * matches (numbers, codes, phones), and by id. They are aborted when the text changes; a failed one finds nothing.
 */
export function recordQueries(text: string, inMenu: (key: MenuKey) => boolean) {
  const words = text.trim();
  return sources
    .filter(({ list }) => inMenu(list))
    .flatMap((source) => {
      const also = Object.entries(source.also ?? {}).filter(([, shape]) => shape?.test(words));
      const filters = [source.nameField, ...also.map(([field]) => field)];
      const calls = filters.map((field) => ({
        url: `${source.path}/list`,
        params: { [field]: words, pageNum: 1, pageSize: SHOWN },
      }));
      const byId = source.byId && ID.test(words) ? [{ url: `${source.path}/get/${words}`, params: {} }] : [];
      return [...calls, ...byId].map((call) =>
        queryOptions({
          queryKey: keysOf(source.path).options(`palette ${JSON.stringify(call)}`),
          queryFn: ({ signal }) => find(source, call, signal),
          enabled: words.length >= MIN,
          retry: false,
          staleTime: 30_000,
        }),
      );
    });
}

async function find(
  { list, nameField, detailField, to, query }: Searched,
  { url, params }: { url: string; params: object },
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const answer = await request({ url, params, signal, quiet: true });
  const records = url.endsWith('/list') ? toPage(answer).records : [answer];
  const fields = [nameField, ...(detailField === undefined ? [] : [detailField]), ...Object.values(query)];
  const schema = z.object(Object.fromEntries(fields.map((field) => [field, id.nullish()])));
  const rows = parseRows(schema, records, url);
  return rows.slice(0, SHOWN).map((row, index) => ({
    key: [list, ...Object.values(query).map((field) => row[field] ?? index)].join(' '),
    list,
    name: String(row[nameField] ?? ''),
    detail: detailField === undefined ? '' : String(row[detailField] ?? ''),
    to: [to, Object.fromEntries(Object.entries(query).map(([name, field]) => [name, row[field]]))],
  }));
}
