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

/** Saves a draft. Without an id, a new draft is created. */
export const saveDraft = (draft: Omit<Draft, 'id' | 'updateTime'> & { id?: Draft['id'] | undefined }) =>
  post(`${DRAFTS}/save`, draft);

/** Deletes a draft. */
export const removeDraft = (draft: Draft['id']) =>
  request({ method: 'post', url: `${DRAFTS}/remove`, params: { ids: String(draft) } });

/** Returns the form values in a draft. Returns no values if the draft cannot be parsed. */
export function contentOf<T>({ content }: Draft): FormOf<T> {
  try {
    const values: unknown = JSON.parse(content);
    return typeof values === 'object' && values !== null ? { ...values } : {}; // only the form writes drafts
  } catch {
    return {};
  }
}
