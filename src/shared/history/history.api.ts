import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRows, segment } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { keysOf } from '@/shared/api/queryKeys';
import type { Id } from '@/shared/lib/id';

const text = z.string().nullish();

/** A changed field. Personal data is masked as in lists; fields that the reader may not see are omitted. */
export const changeSchema = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** Texts to show instead of values that are ids. */
  beforeText: text,
  afterText: text,
  /** The dictionary of the values. */
  dict: text,
  /** True for a field that `update` accepts and whose values are not masked. */
  canRestore: z.boolean().nullish(),
});
export type Change = z.infer<typeof changeSchema>;

/** An entry of a record's history: who changed what, when, and from where. */
export const historySchema = z.object({
  id,
  time: dateTime,
  userId: id.nullish(),
  userName: text,
  ip: text,
  place: text,
  /** One of create, edit, remove, status. */
  kind: text,
  /** The name of the absent user on whose behalf the change was made. */
  onBehalfOf: text,
  changes: z.array(changeSchema).nullish(),
});
export type HistoryEntry = z.infer<typeof historySchema>;

/** The history of a record, newest entry first. The call is this project's proposal (docs/contract#2.43). */
export const historyQuery = (path: string, record: Id) =>
  queryOptions({
    queryKey: keysOf(path).call('history', String(record)),
    queryFn: ({ signal }) =>
      fetchRows(historySchema, { url: `${path}/history/${segment(record)}`, signal, quiet: true }, 'id'),
  });
