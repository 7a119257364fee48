import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { dateTime } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';

const REMOVED = '/system/operLog/removed';

/** Who removed a record and when, and the name of the record if the server still knows the name. */
export const removalSchema = z.object({
  name: z.string().nullish(),
  userName: z.string().nullish(),
  time: dateTime.nullish(),
});

/** The query for a record's removal, by the resource's path and the record's id; null if the server has no entry. */
export const removalQuery = (path: string, id: string) =>
  queryOptions({
    queryKey: keysOf(REMOVED).call('removed', path, id),
    queryFn: async ({ signal }) => {
      const answer = await request({ url: REMOVED, params: { path, id }, signal, quiet: true });
      return answer ? parseRow(removalSchema, answer, REMOVED) : null;
    },
    retry: false,
  });
