import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { Entity, Permission } from '@/shared/vocabulary/permission';

/**
 * The kind of value that a list's filter compares: `name` words; `number` digits, with or without a letter prefix;
 * `code` letters and digits; `login` a login name; `phone` eleven digits. A filter gets only search texts that may be
 * such a value.
 */
export type Shape = 'name' | 'login' | 'number' | 'code' | 'phone';

/**
 * A kind of record that the command palette finds. It is declared in `searched.ts` of its area, which loads with the
 * palette. One call of `GET /system/search` covers all kinds; if the server lacks this call, each list is searched with
 * its own filters.
 */
export interface Searched<Field extends string = string> {
  /** The kind's permission prefix, which is also the kind in the server's response. Its list needs `{kind}:list`. */
  kind: Entity;
  /** True if all users may read their own records without `{kind}:list`. */
  isOwn?: boolean;
  /** The screen with the list, which must be in the user's menu. */
  list: MenuKey;
  /** The path of the list call: below it are `/list` and, unless `isWhole`, `/get/{id}`. */
  path: string;
  /** The filters of the list, each with the kind of value it compares. */
  filters: Readonly<Partial<Record<Field, Shape>>>;
  /** True for a short list at `path` without text filters: it is fetched whole and searched in the browser. */
  isWhole?: boolean;
  /** The fields that make up the record's id, joined by a colon; by default `id`. */
  id?: readonly Field[];
  /** The field with the record's name, and the field that distinguishes records of the same name. */
  title: Field;
  subtitle?: Field;
  /** The field by which the list is divided into tabs; only for records that are shown in their list. */
  status?: Field;
  /** The screen that shows a record; by default the list. */
  to?: MenuKey;
  /** The values of the address parameters; by default the id, or title and status if `status` is set. */
  query?: Readonly<Record<string, 'id' | 'title' | 'status'>>;
}

/** The permission to list a kind; undefined if all users may read their own records. */
export const listPermission = ({ kind, isOwn }: Searched): Permission | undefined =>
  isOwn ? undefined : (`${kind}:list` as Permission); // every kind without `isOwn` has this permission
