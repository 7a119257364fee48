import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { dateTime, id } from '@/shared/api/fields';
import { post, request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import type { Id } from '@/shared/lib/id';
import { NOTES, type NotedRecord } from './useHasNotes';

/** Max length of a note, in characters. */
export const MAX_NOTE = 500;

/** An internal note on a record, with its earlier texts; a removed note has no text. */
export const noteSchema = z.object({
  id,
  content: z.string().max(MAX_NOTE).nullish(),
  userId: id,
  createBy: z.string(),
  createTime: dateTime,
  /** The time of the last edit; null if the note was never edited. */
  updateTime: dateTime.nullish(),
  /** The earlier texts, newest first, each with the time when it was written. */
  earlier: z.array(z.object({ content: z.string().max(MAX_NOTE), time: dateTime })).nullish(),
  removeBy: z.string().nullish(),
  removeTime: dateTime.nullish(),
});
export type Note = z.infer<typeof noteSchema>;

/** The body of a save: a new note, or with `id` and `updateTime` the new text of an existing note. */
export const noteBodySchema = z.object({
  id: id.optional(),
  kind: z.string(),
  recordId: id,
  content: z.string().min(1).max(MAX_NOTE),
  mentions: z.array(id),
  updateTime: dateTime.nullish(),
});

/** The notes on a record, newest first. */
export const notesQuery = ({ kind, id: recordId }: NotedRecord) =>
  queryOptions({
    queryKey: keysOf(NOTES).call('list', kind, String(recordId)),
    queryFn: async ({ signal }) => {
      const url = `${NOTES}/list`;
      const answer = await request({ url, params: { kind, id: recordId }, signal, quiet: true });
      return parseRows(noteSchema, toList(answer), url, 'id');
    },
  });

/** Adds a note, or replaces its text if `id` is set; `key` is sent as `Idempotency-Key`. */
export const saveNote = (note: z.input<typeof noteBodySchema>, key?: string) => post(`${NOTES}/save`, note, key);

/** Removes a note. The notes still show who removed it and when. */
export const removeNote = (note: Id) =>
  request({ method: 'post', url: `${NOTES}/remove`, params: { ids: String(note) } });
