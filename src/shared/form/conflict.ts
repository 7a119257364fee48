import { isRecord } from '@/shared/lib/json';
import { isMasked } from '@/shared/lib/rules/mask';

type Values = Record<string, unknown>;

/** The differences to settle before a save, because the record changed on the server while its form was open. */
export interface Comparison {
  /** The server's new values of the fields that the user did not change. */
  taken: Values;
  /** The fields that the user and a colleague changed to different values. */
  conflicts: string[];
}

/**
 * Compares the values of a form (`mine`) with two versions of the record. The form loaded the version `base`. The
 * server now has the version `theirs`. Compares only the fields in `mine`, because only the form's fields are sent.
 */
export function compare(base: Values, theirs: Values, mine: Values): Comparison {
  const taken: Values = {};
  const conflicts: string[] = [];
  for (const [field, value] of Object.entries(mine)) {
    if (same(base[field], theirs[field]) || same(theirs[field], value)) continue;
    if (same(base[field], value)) taken[field] = theirs[field];
    else conflicts.push(field);
  }
  return { taken, conflicts };
}

/** The fields of a form whose values differ from the loaded record. */
export const touched = (base: Values, mine: Values): Values =>
  Object.fromEntries(Object.entries(mine).filter(([field, value]) => !same(base[field], value)));

/**
 * The values to send, with null for every field that the user emptied: JSON omits undefined, and the server keeps the
 * value of an omitted field.
 */
export const emptied = (base: Values, mine: Values): Values =>
  Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [field, value === undefined && !isEmpty(base[field]) ? null : value]),
  );

/** The values to send, without masked values that the user did not change, because a mask must never be saved. */
export const withoutMasks = (base: Values, mine: Values): Values =>
  Object.fromEntries(Object.entries(mine).filter(([field, value]) => !isMasked(value) || !same(base[field], value)));

/**
 * True when two values mean the same. Null, undefined, '' and an empty list all mean "empty". A number equals its text.
 */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one === 'number' && typeof other === 'string') return isNumber(other, one);
  if (typeof one === 'string' && typeof other === 'number') return isNumber(one, other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => same(one[key], other[key]));
}

/** True when the text is the number. A number beyond 2^53 may have lost digits, so no text counts as equal to it. */
const isNumber = (text: string, number: number) =>
  Math.abs(number) <= Number.MAX_SAFE_INTEGER && /^-?\d+(\.\d+)?$/.test(text) && Number(text) === number;

/** True for an empty value of a control or the server. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
