import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

const allSchema = z.looseObject({ id, parentId: id.nullish() });

/** The rows in use of base data, for choosing: id, name, and what they stand below (contract 3.1, `{base}/all`). */
export async function listAll(path: string, signal: AbortSignal) {
  const url = `${path}/all`;
  return parseRows(allSchema, toList(await request({ url, signal })) as unknown[], url);
}
