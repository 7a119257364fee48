import { instantOf } from '@/shared/settings/times';
import type { Mapping, RecordRule } from './mapping';
import { at, put } from './places';

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Merges the rules for a path. A rule for a longer path overrides a rule for a shorter path. `rule`, the rule of the
 * call, overrides all.
 */
export function recordOf({ records = {} }: Mapping, path: string, rule: RecordRule): RecordRule {
  const kinds = Object.keys(records)
    .filter((base) => path === base || path.startsWith(`${base}/`))
    .toSorted((one, other) => one.length - other.length)
    .map((base) => records[base]);
  const all = [...kinds, rule];
  return {
    fields: Object.assign({}, ...all.map((one) => one?.fields)) as RecordRule['fields'],
    values: Object.assign({}, ...all.map((one) => one?.values)) as RecordRule['values'],
    filters: Object.assign({}, ...all.map((one) => one?.filters)) as RecordRule['filters'],
  };
}

/** Converts the values and times of our fields to the backend's format, but keeps our field names. */
export const withTheirValues = (fields: Fields, { values = {} }: RecordRule, times: Mapping['times']): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const theirs = values[name];
      return [name, theirs && String(value) in theirs ? theirs[String(value)] : times ? timeOf(value, times) : value];
    }),
  );

/** Renames the fields of our record to the backend's names. Omits fields that the backend does not have. */
export const toTheirRow = (row: Fields, { fields = {} }: RecordRule): unknown =>
  Object.entries(row).reduce<unknown>((made, [name, value]) => {
    const place = fields[name] ?? name;
    return place === '' ? made : put(made, place, value);
  }, {});

/** Converts a backend's record to our names and values; fields without a rule are kept. */
export function toOurRow(row: unknown, { fields = {}, values = {} }: RecordRule): unknown {
  if (!isFields(row)) return row;
  let made: unknown = row;
  for (const [ours, theirs] of Object.entries(fields)) {
    const value = theirs === '' ? undefined : at(row, theirs);
    if (value !== undefined) made = put(made, ours, value);
  }
  for (const [name, theirs] of Object.entries(values)) {
    const value = at(made, name);
    const ours = Object.keys(theirs).find((key) => theirs[key] === value || String(theirs[key]) === String(value));
    if (ours !== undefined) made = put(made, name, ours);
  }
  return made;
}

/** Flattens a tree to a list, parents first. */
export const flatRows = (rows: readonly unknown[]): unknown[] =>
  rows.flatMap((row) => {
    const { children, ...own } = isFields(row) ? row : {};
    return [own, ...(Array.isArray(children) ? flatRows(children) : [])];
  });

/** Converts a time in our format to the backend's format. Returns any other value unchanged. */
function timeOf(value: unknown, form: 'milliseconds' | 'iso'): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)) return value;
  const time = instantOf(value);
  if (Number.isNaN(time)) return value;
  return form === 'iso' ? new Date(time).toISOString() : time;
}
