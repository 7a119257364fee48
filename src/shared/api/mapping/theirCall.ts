import type { Mapping, RecordRule, Rule } from './mapping';
import { put, renamed, toSnake } from './places';
import { isFields } from './rows';
import { encrypt } from './rsa';

/** A call in our client's form or in the backend's form. In the backend's form, `path` includes the query. */
export interface Call {
  method: string;
  path: string;
  params?: Record<string, unknown> | undefined;
  data?: unknown;
}

/** Our values by name: from the path, parameters and body of our call, and from the rule's further calls (`before`). */
export type Given = Record<string, unknown>;
type Pairs = (readonly [name: string, value: unknown])[];
const NAMES = /:([a-z]\w*)/gi;

/**
 * Builds the backend's call. Inserts the values of `given` into the path and the query, and appends `params` to the
 * query.
 */
export function callOf({ names }: Mapping, text: string, given: Given, data: unknown, params: Pairs = []): Call {
  const [method = '', address = ''] = text.split(' ');
  const inQuery = (value: unknown) => encodeURIComponent(String(value ?? '')).replaceAll('%2C', ',');
  const path = address.replaceAll(NAMES, (_, name: string) => inQuery(given[name]));
  const query = params.map(([name, value]) => `${encodeURIComponent(name)}=${inQuery(value)}`).join('&');
  return {
    method,
    path: [path, query].filter(Boolean).join(path.includes('?') ? '&' : '?'),
    ...(data !== undefined && { data: names ? renamed(data, toSnake) : data }),
  };
}

/** Converts page, sort and filters to the backend's parameters. */
export function paramsOf({ pages, sort, names }: Mapping, params: Given, { fields, filters }: RecordRule): Pairs {
  const { pageNum, pageSize, sortField, sortOrder, ...rest } = params;
  const written = (name: string) => (names ? toSnake(name) : name);
  const order = { field: written(fields?.[String(sortField)] ?? String(sortField)), order: sortOrder };
  const pairs: Pairs = Object.entries(rest).map(([ours, value]) => {
    const [name = '', form] = (filters?.[ours] ?? fields?.[ours] ?? ours).split('=');
    return [written(name), form === undefined ? value : form.replace(':value', () => String(value))];
  });
  if (pageNum !== undefined) pairs.unshift([pages?.num ?? 'pageNum', Number(pageNum) + (pages?.first ?? 1) - 1]);
  if (pageSize !== undefined)
    pairs.unshift([pages?.size ?? 'pageSize', Math.min(Number(pageSize), pages?.most ?? Infinity)]);
  if (sort && sortField !== undefined)
    pairs.push(...new URLSearchParams(sort.replaceAll(NAMES, (_, name: keyof typeof order) => String(order[name]))));
  return pairs.filter(([name]) => name !== '');
}

/** Fills a template with our values; fields without a value are omitted. */
export function filled(template: unknown, given: Given): unknown {
  if (typeof template === 'string') {
    const [, name, form] = /^:([a-z]\w*)(\[\]|,)?$/i.exec(template) ?? [];
    if (name === undefined) return template;
    if (given[name] === undefined || form === undefined) return given[name];
    return form === ',' ? listOf(given[name]).join(',') : listOf(given[name]);
  }
  if (Array.isArray(template)) return template.map((entry) => filled(entry, given));
  if (!isFields(template)) return template;
  return Object.entries(template).reduce<unknown>((made, [place, value]) => {
    const one = filled(value, given);
    return one === undefined ? made : put(made, place, one);
  }, {});
}

/** The names of our values that a template uses. */
export function usedIn(template: unknown): string[] {
  if (typeof template === 'string') return [...template.matchAll(NAMES)].map(([, name = '']) => name);
  return typeof template === 'object' && template !== null ? Object.values(template).flatMap(usedIn) : [];
}
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value
    : String(value ?? '')
        .split(',')
        .map(idOf);
/** Converts an id to a number if the number keeps all digits, so that lists of ids contain numbers. */
const idOf = (text: string) => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text);

/** Returns our body with the fields encrypted that the rule lists in `encrypt`. */
export function encrypted(data: Given, { encrypt: names = [] }: Rule, key = ''): Given {
  const secrets = names.filter((name) => typeof data[name] === 'string');
  return { ...data, ...Object.fromEntries(secrets.map((name) => [name, encrypt(String(data[name]), key)])) };
}
