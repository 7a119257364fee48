import type { CrudApi, FormOf } from '@/shared/api/crudApi';
import { findRow } from '@/shared/api/findRow';

/** The values of antd's form, which knows no names. */
export type Values = Record<string, unknown>;

/** A record of the server as the start of a form with the values of `T`. */
export interface Stored<T extends object> {
  /** Fetches the values of the form, when it opens and again before it is saved. */
  load: (signal: AbortSignal) => Promise<FormOf<T>>;
  /** The fields that are sent beside those of the form: the id, and what else the contract demands. */
  keys: readonly (keyof T & string)[];
  /** The form makes a new record from this one, so that a change of this one does not matter. */
  copy?: boolean;
}

/** The record of a row; `toForm` maps it to form values where a field holds a different value, and keeps its id. */
export function storedIn<T extends object>(api: CrudApi<T>, row: T): Stored<T>;
export function storedIn<T extends object, F extends object>(
  api: CrudApi<T>,
  row: T,
  toForm: (stored: T) => F,
): Stored<F>;
export function storedIn<T extends object>(
  api: CrudApi<T>,
  row: T,
  toForm: (stored: T) => T = (stored) => stored,
): Stored<T> {
  return { load: async (signal) => ({ ...toForm(await findRow(api, row, signal)) }), keys: [api.idKey] };
}

/** True for a record of the server, false for the values of a new one. */
export const isStored = (start: Values | Stored<Values>): start is Stored<Values> => typeof start.load === 'function';

/** Fetches a record as values for a form. */
export const readStored = async ({ load }: Stored<Values>, signal: AbortSignal): Promise<Values> =>
  withoutNulls(await load(signal));

/** The values for a form: a control has a default for what is undefined, and none for the server's null. */
export const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? undefined]));
