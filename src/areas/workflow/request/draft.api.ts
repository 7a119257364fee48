import { z } from 'zod';
import { fetchRows, type FormOf } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { post, request } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import { keysOf } from '@/shared/api/queryKeys';
import { queryOptions } from '@tanstack/react-query';

/** An application that is not submitted yet; `content` is the form as JSON. */
export const draftSchema = z.object({
  id,
  title: z.string(),
  procDefId: z.string(),
  procDefKey: z.string(),
  procName: z.string(),
  content: z.string(),
  updateTime: dateTime.nullish(),
});
export type Draft = z.infer<typeof draftSchema>;

/** The path of the drafts, also used as their query key. */
export const DRAFTS = '/act/draft';

/** The user's drafts, newest first; empty if the server does not store drafts. */
export const draftsQuery = queryOptions({
  queryKey: keysOf(DRAFTS).list({}),
  queryFn: ({ signal }) => unlessMissing(fetchRows(draftSchema, { url: `${DRAFTS}/list`, signal }), () => []),
});

/** Saves a draft. Without an id, a new draft is created. `key` is sent as `Idempotency-Key`. */
export const saveDraft = (draft: Omit<Draft, 'id' | 'updateTime'> & { id?: Draft['id'] | undefined }, key?: string) =>
  post(`${DRAFTS}/save`, draft, key);

/**
 * The query for the draft that a form opens. The query is not refetched while the form is open. Resolves to null if the
 * draft no longer exists.
 */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: keysOf(DRAFTS).form(id),
    queryFn: async ({ client }) =>
      (await client.fetchQuery(draftsQuery)).find((draft) => String(draft.id) === id) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Deletes a draft. */
export const removeDraft = (draft: Draft['id']) =>
  request({ method: 'post', url: `${DRAFTS}/remove`, params: { ids: String(draft) } });

/** Returns the form values in a draft; undefined if the draft cannot be read, for example because it was cut off. */
export function contentOf<T>({ content }: Draft): FormOf<T> | undefined {
  try {
    const values: unknown = JSON.parse(content);
    return typeof values === 'object' && values !== null ? { ...values } : undefined; // only the form writes drafts
  } catch {
    return undefined;
  }
}
