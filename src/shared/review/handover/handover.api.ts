import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { dateTime, id } from '@/shared/api/fields';
import { post, request } from '@/shared/api/http';
import { keysOf } from '@/shared/api/queryKeys';
import type { Id } from '@/shared/lib/id';

/** The path of handovers. The calls are this project's proposal (docs/contract#3.2.4). */
export const HANDOVER = '/biz/review/handover';

/** The unfinished texts of one form about one record. `form` is `note` or the name of a move such as `reject`. */
export const handedDraftSchema = z.object({
  form: z.string().min(1).max(30),
  recordId: id,
  values: z.record(z.string(), z.union([z.string().max(5000), z.array(z.string().max(500))])),
});
export type HandedDraft = z.infer<typeof handedDraftSchema>;

/** A handover: the records' `path`, the query of their list, the open record, the receiver, and the drafts. */
export const handoverBodySchema = z.object({
  path: z.string(),
  queue: z.string().max(2000),
  recordId: id,
  userId: id,
  drafts: z.array(handedDraftSchema).max(500),
});

/** A handover as the server returns it to its sender and its receiver. */
export const handoverSchema = handoverBodySchema.extend({ id, fromName: z.string(), time: dateTime });
export type Handover = z.infer<typeof handoverSchema>;

/** Hands a queue over to a colleague, who is notified; resolves to the id of the handover. */
export async function handOver(body: z.infer<typeof handoverBodySchema>, key?: string): Promise<Id> {
  return z.object({ id }).parse(await post(HANDOVER, body, key)).id;
}

/** The query of one handover. The server returns the handover only to its sender and its receiver. */
export const handoverQuery = (handover: string) =>
  queryOptions({
    queryKey: keysOf(HANDOVER).call('get', handover),
    queryFn: async ({ signal }) =>
      handoverSchema.parse(await request({ url: `${HANDOVER}/${encodeURIComponent(handover)}`, signal, quiet: true })),
    staleTime: Infinity,
    retry: false,
  });
