import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { dateTime, id, numeric } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import { fileSchema, formQuery } from './request.resource';

/** A request with the general form; numbers only if the conditions of its process use them. */
export const generalSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  duration: numeric.nullish(),
  money: numeric.nullish(),
  attachments: z.array(fileSchema).nullish(),
  createTime: dateTime.nullish(),
});

export type General = z.infer<typeof generalSchema>;

const PATH = '/act/general';

export const generalQuery = formQuery('general', generalSchema);

export const startableSchema = z.object({
  procDefId: z.string(),
  /** The variables used in the conditions of the process: `duration`, `money`. */
  fields: z.array(z.string()).nullish(),
  /** Why the user cannot apply, as text from the server; null if they can. */
  reason: z.string().nullish(),
});

/** The variables a process needs, and the reason why it cannot be started. */
export type Startable = z.infer<typeof startableSchema>;

/** The `Startable` of each process; null if the server does not support the general form. */
export const startableQuery = queryOptions({
  queryKey: keysOf(PATH).call('startable'),
  queryFn: async ({ signal }): Promise<Startable[] | null> => {
    const url = `${PATH}/startable`;
    const answer = await unlessMissing(request({ url, signal }), () => null);
    return answer === null ? null : parseRows(startableSchema, toList(answer), url);
  },
});
