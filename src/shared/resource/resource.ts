import type { z } from 'zod';
import { crudApi, type CrudApi, type ListParams } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { limitFields } from './fieldRights';
import type { Entity } from '@/shared/vocabulary/permission';

/** One kind of record, with its calls and the facts that screens need. */
export interface Resource<T extends object> extends CrudApi<T> {
  schema: z.ZodType<T> & { shape: Record<string, z.ZodType> };
  /** `module:entity`, the prefix of the permissions `:list`, `:get`, `:add`, `:edit`, `:remove`, `:export`. */
  permission: Entity;
  /**
   * The message group of the resource, such as `finance:invoice`. The group has the labels of the fields and the
   * `title` of the list. If the area has a single resource, `messages` is only the namespace.
   */
  messages: string;
  /** The name of a record, for dialogs, button labels and links. */
  nameOf: (row: T) => string;
  /** True if the name is the name of a person. Shared links then omit the name. */
  isPerson?: boolean;
}

/** A record's kind and id, and its name if known. */
export interface NamedRecord {
  api: Pick<Resource<object>, 'path' | 'messages'>;
  id: Id;
  name?: string;
}

/** The kind, id and name of a row's record, for messages. */
export const namedRecord = <T extends object>(api: Resource<T>, row: T): NamedRecord => ({
  api,
  id: api.idOf(row),
  name: api.nameOf(row),
});

interface Facts<T extends object> {
  schema: z.ZodType<T> & { shape: Record<string, z.ZodType> };
  /** The base path of the resource's calls. */
  path: string;
  permission: Entity;
  /** The group of messages with the resource's labels; by default derived from the permission. */
  messages?: string;
  nameOf: (row: T) => string;
  isPerson?: boolean;
  /** True if records are removed with `/remove/{ids}` instead of `?ids=`. */
  removeByPath?: boolean;
  /** The filters to find a row in the list. Needed only if the contract has no `get`. */
  filtersOf?: (row: T) => ListParams;
}

export interface ResourceFacts<T extends object> extends Facts<T> {
  /** The field with a record's id; by default `id`. */
  id: keyof T & string;
}

/**
 * Declares a resource, with its calls and the facts for lists, forms and details. Messages determine the labels of the
 * fields (`labelOf`). The schema determines their lengths and kinds (`fieldFacts`).
 * @example
 * export const contacts = resource({
 *   schema: contactSchema,
 *   path: '/system/contacts',
 *   permission: 'system:contacts',
 *   nameOf: ({ name }) => name,
 * });
 */
export function resource<T extends { id: Id }>(facts: Facts<T>): Resource<T>;
export function resource<T extends object>(facts: ResourceFacts<T>): Resource<T>;
export function resource<T extends object>(facts: Facts<T> & { id?: keyof T & string }): Resource<T> {
  // If `id` is omitted, the first overload applies, and its rows have a field `id`.
  const {
    schema,
    path,
    id = 'id' as keyof T & string,
    permission,
    messages = permission,
    nameOf,
    isPerson = false,
    ...options
  } = facts;
  limitFields(path, permission);
  return { ...crudApi(schema, path, id, options), schema, permission, messages, nameOf, isPerson };
}
