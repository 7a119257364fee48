import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { date, dateTime, id } from '@/shared/api/fields';
import { post, request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import type { Id } from '@/shared/lib/id';
import { SUBSTITUTES } from './canSubstitute.api';

/** Max length of the remark, in characters. */
export const MAX_REMARK = 200;

/** A period, both days included, in which a substitute does the work of a user. */
export const substituteSchema = z.object({
  id,
  userId: id,
  userName: z.string(),
  substituteId: id,
  substituteName: z.string(),
  beginDate: date,
  endDate: date,
  reason: z.string().max(MAX_REMARK).nullish(),
  createBy: z.string().nullish(),
  createTime: dateTime.nullish(),
});
export type Substitute = z.infer<typeof substituteSchema>;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The body of a new period; without `userId` the period is the caller's own. */
export const substituteBodySchema = z.object({
  userId: id.optional(),
  substituteId: id,
  beginDate: z.string().regex(DAY),
  endDate: z.string().regex(DAY),
  reason: z.string().max(MAX_REMARK).nullish(),
});

/** The current and later periods in which a user is absent or a substitute; by default the signed-in user's. */
export const substitutesQuery = (userId?: Id) =>
  queryOptions({
    queryKey: keysOf(SUBSTITUTES).call('mine', String(userId ?? '')),
    queryFn: async ({ signal }) => {
      const url = `${SUBSTITUTES}/mine`;
      const answer = await request({ url, params: { userId }, signal, quiet: true });
      return parseRows(substituteSchema, toList(answer), url, 'id');
    },
  });

/** Sets a substitute; rejects with the server's refusal, for example if the substitute is absent. */
export const saveSubstitute = (body: z.input<typeof substituteBodySchema>, key?: string) =>
  post(`${SUBSTITUTES}/save`, body, key);

/** Ends a current period, or cancels a later one. */
export const removeSubstitute = (period: Id) =>
  request({ method: 'post', url: `${SUBSTITUTES}/remove`, params: { ids: String(period) } });
