import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { Entity, Permission } from '@/shared/vocabulary/permission';

/**
 * The kind of value that a filter compares. The palette uses a filter only for a text that may be such a value.
 *
 * - `name`: words
 * - `login`: a login name
 * - `number`: digits, with or without a letter prefix
 * - `code`: letters and digits
 * - `phone`: eleven digits
 */
export type Shape = 'name' | 'login' | 'number' | 'code' | 'phone';

/**
 * Records of one kind, which the command palette can find. Declared in the `searched.ts` of an area, which loads with
 * the palette. One call of `GET /system/search` searches all kinds. If the server lacks this call, the palette searches
 * every list by the filters of the list.
 */
export interface Searched<Field extends string = string> {
  /** The kind's permission prefix, which is also the kind in the server's response. Its list needs `{kind}:list`. */
  kind: Entity;
  /** True if all users may read their own records without `{kind}:list`. */
  isOwn?: boolean;
  /** The screen with the list, which must be in the user's menu. */
  list: MenuKey;
  /**
   * The API path of the records. The list is at `/list` below this path, and a record at `/get/{id}`. If `isWhole` is
   * true, the list is at the path itself.
   */
  path: string;
  /** The filters of the list, each with the kind of value it compares. */
  filters: Readonly<Partial<Record<Field, Shape>>>;
  /** True for a short list without text filters. The browser then fetches the whole list and searches it. */
  isWhole?: boolean;
  /** The fields of the record's id, joined by a colon. If missing, the id is the field `id`. */
  id?: readonly Field[];
  /** The field with the record's name, and the field that distinguishes records of the same name. */
  title: Field;
  subtitle?: Field;
  /** The field by which the list is divided into tabs; only for records that are shown in their list. */
  status?: Field;
  /** The screen that shows a record. If missing, the list shows the record. */
  to?: MenuKey;
  /**
   * The parameters in the address of a record. Their values are the record's id, title or status. If `query` is missing
   * and `status` is set, the parameters are the title and the status. If `query` and `status` are missing, the
   * parameter is the id.
   */
  query?: Readonly<Record<string, 'id' | 'title' | 'status'>>;
}

/** The permission to list a kind; undefined if all users may read their own records. */
export const listPermission = ({ kind, isOwn }: Searched): Permission | undefined =>
  isOwn ? undefined : (`${kind}:list` as Permission); // every kind without `isOwn` has this permission
