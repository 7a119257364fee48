import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

const areaSchema = z.looseObject({ areaCode: id, areaName: z.string() });
const AREAS = '/system/sysArea';

/** The provinces, or what lies right below a place (contract 2.34). */
export async function listAreas(parent: number | undefined, signal: AbortSignal) {
  const url = parent === undefined ? `${AREAS}/getProvinceList` : `${AREAS}/getCityList`;
  const answer = await request({ url, params: parent === undefined ? {} : { parentCode: parent }, signal });
  return parseRows(areaSchema, toList(answer) as unknown[], url).map(({ areaCode, areaName }) => ({
    value: Number(areaCode),
    label: areaName,
  }));
}
