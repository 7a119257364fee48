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
  /** Its permission prefix, which is also the kind in the server's answer. */
  kind: Entity;
  /** The screen that must be in the user's menu, and the permission its list needs; none where all may read their own. */
  list: MenuKey;
  permission?: Permission;
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
  /** The screen that shows a record, and what each parameter of its address gets. */
  to: MenuKey;
  query: Readonly<Record<string, 'id' | 'title' | 'status'>>;
}
