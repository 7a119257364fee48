import { z } from 'zod';
import { fetchRow, segment } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { toPage } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';

/** A kind of record that a link can point to. `idKey` and `nameKey` are the fields with the record's id and name. */
interface Target {
  path: string;
  idKey: string;
  nameKey: string;
  /** The filters that limit the search to public records. */
  filters?: Readonly<Record<string, string>>;
  /** A field and its values that mark a record as not public. Needed if the list has no filter for public records. */
  hidden?: readonly [field: string, values: readonly string[]];
}

/** The targets of `biz_link_type`: job, course, contest, announcement. */
export const targets: Readonly<Record<string, Target>> = {
  '2': { path: '/biz/position', idKey: 'id', nameKey: 'positionName', filters: { auditStatus: '1' } },
  '3': { path: '/biz/course', idKey: 'id', nameKey: 'courseName', filters: { auditStatus: '1' } },
  // Excludes drafts (0) and canceled contests (6).
  '4': { path: '/biz/competition', idKey: 'id', nameKey: 'competitionName', hidden: ['contestStatus', ['0', '6']] },
  '5': { path: '/system/notice', idKey: 'noticeId', nameKey: 'noticeTitle', filters: { publishStatus: '1' } },
};

const rowSchema = z.record(z.string(), z.unknown());

/** Searches targets by name. An error appears only in the list of options, not as a message (`quiet`). */
export async function findTargets(target: Target, text: string, signal: AbortSignal) {
  const { path, idKey, nameKey, filters, hidden: [field, values] = ['', []] } = target;
  const params = { ...filters, ...(text && { [nameKey]: text }), pageNum: 1, pageSize: 50 };
  const { records } = toPage(await request({ url: `${path}/list`, params, signal, quiet: true }));
  return records
    .map((row) => rowSchema.parse(row))
    .filter((record) => !values.includes(String(record[field])))
    .map((record) => ({ value: record[idKey] as Id, label: String(record[nameKey]) }));
}

/** Fetches the name of a target by its id. */
export async function nameOfTarget({ path, nameKey }: Target, id: Id, signal: AbortSignal): Promise<string> {
  const url = `${path}/get/${segment(id)}`;
  return String((await fetchRow(rowSchema, { url, signal, quiet: true }))[nameKey]);
}
