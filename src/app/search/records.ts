import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { id } from '@/shared/api/fields';
import { toPage } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import type { LinkQuery } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

const text = z.string().nullish();
/** The fields read from the records of all sources; each source has some of them. */
const rowSchema = z.object({
  id: id.nullish(),
  noticeId: id.nullish(),
  noticeTitle: text,
  loginName: text,
  userName: text,
  companyName: text,
  schoolName: text,
  memberName: text,
  certNo: text,
  realName: text,
  resumeNo: text,
  orderNo: text,
  orderStatus: text,
});
type Row = z.infer<typeof rowSchema>;

/** A resource whose records the palette finds, with the call and the filters of its list. */
interface Source {
  /** The screen that must be in the user's menu. */
  list: MenuKey;
  path: string;
  /** The record's name, the first filter that is asked with. */
  field: keyof Row;
  /** Further filters of the list, and the texts each of them can match. */
  also?: Readonly<Record<string, RegExp>>;
  /** True where a record can be fetched by its id. */
  byId?: boolean;
  /** The field shown after the name. */
  detailField?: keyof Row;
  to: (row: Row) => readonly [MenuKey, LinkQuery];
}

const PHONE = /^1\d{10}$/;
const CREDIT_CODE = /^[0-9A-Z]{18}$/i;
const RECORD_NO = /^[A-Z]{1,4}\d{4,}$/i;
const ID = /^\d{1,19}$/;

const SOURCES: readonly Source[] = [
  {
    list: 'user',
    path: '/system/user',
    field: 'loginName',
    also: { phonenumber: PHONE },
    detailField: 'userName',
    to: ({ loginName }) => ['user', { loginName }],
  },
  {
    list: 'companyAudit',
    path: '/biz/company',
    field: 'companyName',
    also: { creditCode: CREDIT_CODE, contactPhone: PHONE },
    byId: true,
    to: (row) => ['companyDetail', { id: row.id }],
  },
  {
    list: 'schoolAudit',
    path: '/biz/school',
    field: 'schoolName',
    also: { creditCode: CREDIT_CODE, contactPhone: PHONE },
    byId: true,
    to: (row) => ['schoolDetail', { id: row.id }],
  },
  {
    list: 'memberCert',
    path: '/biz/memberCert',
    field: 'memberName',
    also: { certNo: RECORD_NO, certificateNo: /^[\w-]{6,}$/, phone: PHONE },
    detailField: 'certNo',
    to: (row) => ['memberCert', { id: row.id }],
  },
  {
    list: 'resume',
    path: '/biz/resume',
    field: 'realName',
    also: { resumeNo: RECORD_NO, phone: PHONE },
    detailField: 'resumeNo',
    to: (row) => ['resumeInfo', { id: row.id }],
  },
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
  detail: string;
  to: readonly [MenuKey, LinkQuery];
}

/**
 * The queries for the records that a text finds, for each list in the user's menu: by name, by the numbers, codes and
 * phones that the text can be, and by id. A query is aborted when the text changes; one that fails finds nothing.
 */
export function recordQueries(text: string, inMenu: (key: MenuKey) => boolean) {
  const words = text.trim();
  return SOURCES.filter(({ list }) => inMenu(list)).flatMap((source) => {
    const also = Object.entries(source.also ?? {}).filter(([, shape]) => shape.test(words));
    const filters = [source.field, ...also.map(([field]) => field)];
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
  { list, field, detailField, to }: Source,
  { url, params }: { url: string; params: object },
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const answer = await request({ url, params, signal, quiet: true });
  const records = url.endsWith('/list') ? toPage(answer).records : [answer];
  const rows = parseRows(rowSchema, records, url);
  return rows.slice(0, SHOWN).map((row, index) => ({
    key: `${list} ${row.id ?? row.noticeId ?? row[field] ?? index}`,
    list,
    name: String(row[field] ?? ''),
    detail: detailField === undefined ? '' : String(row[detailField] ?? ''),
    to: to(row),
  }));
}
