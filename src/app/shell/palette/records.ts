import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { id } from '@/shared/api/fields';
import { toPage } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import type { LinkQuery } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

type Row = Readonly<Record<string, string | number | null | undefined>>;

/** A resource whose records the palette finds by number or name, with the call and the filter of its list. */
interface Source {
  /** The screen that must be in the user's menu. */
  list: MenuKey;
  path: string;
  /** The filter of the list, which is also the record's name. */
  field: string;
  /** The field beside the name. */
  beside?: string;
  to: (row: Row) => readonly [MenuKey, LinkQuery];
}

const SOURCES: readonly Source[] = [
  {
    list: 'user',
    path: '/system/user',
    field: 'loginName',
    beside: 'userName',
    to: ({ loginName }) => ['user', { loginName }],
  },
  { list: 'companyAudit', path: '/biz/company', field: 'companyName', to: (row) => ['companyDetail', { id: row.id }] },
  {
    list: 'order',
    path: '/biz/order',
    field: 'orderNo',
    to: ({ orderNo, orderStatus }) => ['order', { orderNo, orderStatus }],
  },
  {
    list: 'noticeList',
    path: '/system/notice',
    field: 'noticeTitle',
    to: (row) => ['noticeDetail', { id: row.noticeId }],
  },
];

/** The shortest text that is looked for among records, and the number of records shown of each resource. */
const MIN = 2;
const SHOWN = 3;

/** A record the palette found: its name, and the screen that shows it. */
export interface FoundRecord {
  key: string;
  list: MenuKey;
  name: string;
  beside: string;
  to: readonly [MenuKey, LinkQuery];
}

/**
 * The queries for the records whose number or name contains a text, one for each list in the user's menu. A query is
 * aborted when the text changes; one that fails finds nothing.
 */
export function recordQueries(text: string, inMenu: (key: MenuKey) => boolean) {
  const words = text.trim();
  return SOURCES.filter(({ list }) => inMenu(list)).map((source) => {
    const params = { [source.field]: words, pageNum: 1, pageSize: SHOWN };
    return queryOptions({
      queryKey: keysOf(source.path).options(`palette ${words}`),
      queryFn: ({ signal }) => find(source, params, signal),
      enabled: words.length >= MIN,
      retry: false,
      staleTime: 30_000,
    });
  });
}

async function find(
  { list, path, field, beside, to }: Source,
  params: object,
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const url = `${path}/list`;
  const { records } = toPage(await request({ url, params, signal, quiet: true }));
  const text = z.string().nullish();
  const fields = {
    [field]: text,
    ...(beside !== undefined && { [beside]: text }),
    id: id.nullish(),
    noticeId: id.nullish(),
  };
  const rows = parseRows(z.looseObject(fields), records, url) as unknown as Row[];
  return rows.slice(0, SHOWN).map((row, index) => ({
    key: `${list} ${row.id ?? row.noticeId ?? row[field] ?? index}`,
    list,
    name: String(row[field] ?? ''),
    beside: beside === undefined ? '' : String(row[beside] ?? ''),
    to: to(row),
  }));
}
