import type { FormOf } from '@/shared/api/crudApi';
import { findRow } from '@/shared/api/findRow';
import { type NamedRecord, namedRecord, type Resource } from '@/shared/resource/resource';

/** The values of antd's form, which does not type its field names. */
export type Values = Record<string, unknown>;

/** A record on the server that fills a form. `T` is the type of the form's values. */
export interface Stored<T extends object> {
  /** Fetches the form's values: when the form opens, and again before its values are saved. */
  load: (signal: AbortSignal) => Promise<FormOf<T>>;
  /** Fields to send besides the form's fields. Includes the id, and any fields that the contract requires. */
  keys: readonly (keyof T & string)[];
  /** True when the form creates a copy of the record. Then changes of the original record cause no conflict. */
  copy?: boolean;
  /** The name and kind of the record, for the message when it cannot be loaded. */
  record?: NamedRecord;
}

/** A row's record as the initial values of a form; `toForm` converts values where needed, and must keep the id. */
export function storedIn<T extends object>(api: Resource<T>, row: T): Stored<T>;
export function storedIn<T extends object, F extends object>(
  api: Resource<T>,
  row: T,
  toForm: (stored: T) => F,
): Stored<F>;
export function storedIn<T extends object>(
  api: Resource<T>,
  row: T,
  toForm: (stored: T) => T = (stored) => stored,
): Stored<T> {
  return {
    load: async (signal) => ({ ...toForm(await findRow(api, row, signal)) }),
    keys: [api.idKey],
    record: namedRecord(api, row),
  };
}

/** True for a record on the server, false for the values of a new record. */
export const isStored = (start: Values | Stored<Values>): start is Stored<Values> => typeof start.load === 'function';

/** Fetches a record as values for a form. */
export const readStored = async ({ load }: Stored<Values>, signal: AbortSignal): Promise<Values> =>
  withoutNulls(await load(signal));

/** Converts the server's nulls to undefined, so that controls use their default value. */
export const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? undefined]));
