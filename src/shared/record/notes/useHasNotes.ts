import { useHas } from '@/shared/api/optional';
import type { Id } from '@/shared/lib/id';
import type { Entity } from '@/shared/vocabulary/permission';

/** The path of the notes, also their query key. The calls are this project's proposal (docs/contract#2.35). */
export const NOTES = '/biz/note';

/** The record that a note belongs to: the permission prefix of its kind, and its id. */
export interface NotedRecord {
  kind: Entity;
  id: Id;
}

/** True unless the server is known to lack notes. */
export const useHasNotes = (): boolean => useHas('GET', `${NOTES}/list`);
