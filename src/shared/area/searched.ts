import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { Entity, Permission } from '@/shared/vocabulary/permission';

/**
 * What a filter of a list compares, and so which texts are sent to it: `name` words, `number` digits with or without
 * letters before them, `code` letters and digits, `phone` eleven digits.
 */
export type Shape = 'name' | 'number' | 'code' | 'phone';

/**
 * A kind of record that the palette finds, declared in `searched.ts` of its area, which loads with the palette. A server
 * with `GET /system/search` is asked once for all kinds, any other by the filters of each list.
 */
export interface Searched<Field extends string = string> {
  /** Its permission prefix, which is also the kind in the server's answer; its list needs `{kind}:list`. */
  kind: Entity;
  /** True where all may read their own records, without that permission. */
  isOwn?: boolean;
  /** The screen with the list, which must be in the user's menu. */
  list: MenuKey;
  /** The path of the list call: below it are `/list` and, unless `isWhole`, `/get/{id}`. */
  path: string;
  /** The filters of the list, each with what it compares. */
  filters: Readonly<Partial<Record<Field, Shape>>>;
  /** True for a short list without such filters at `path` itself: all of it is fetched, and compared here. */
  isWhole?: boolean;
  /** The fields that make up the record's id, joined by a colon; `id` unless given. */
  id?: readonly Field[];
  /** The field with the record's name, and the one that tells records of the same name apart. */
  title: Field;
  subtitle?: Field;
  /** The field by which the list is divided into tabs, where the record is shown in its list. */
  status?: Field;
  /** The screen that shows a record; the list unless given. */
  to?: MenuKey;
  /** What the parameters of its address get: the id unless given, or title and status where there is a `status`. */
  query?: Readonly<Record<string, 'id' | 'title' | 'status'>>;
}

/** The permission to list a kind; undefined where all may read their own records. */
export const listPermission = ({ kind, isOwn }: Searched): Permission | undefined =>
  isOwn ? undefined : (`${kind}:list` as Permission); // every other kind has one
