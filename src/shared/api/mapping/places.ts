import { isRecord } from '@/shared/lib/json';
/**
 * Returns the value at a path in JSON. The path `a.b` is a field, `rows.0` an entry, and `rows.*.id` a list of ids. An
 * empty path is the whole value. Returns undefined if the path has no value.
 * @example
 * at({ roles: [{ id: 1 }, { id: 2 }] }, 'roles.*.id') // [1, 2]
 */
export function at(value: unknown, place: string | undefined): unknown {
  if (place === undefined) return undefined;
  if (place === '') return value;
  const [name = '', ...rest] = place.split('.');
  if (name === '*') return Array.isArray(value) ? value.map((entry) => at(entry, rest.join('.'))) : undefined;
  if (Array.isArray(value)) return /^\d+$/.test(name) ? at(value[Number(name)], rest.join('.')) : undefined;
  return isRecord(value) && Object.hasOwn(value, name) ? at(value[name], rest.join('.')) : undefined;
}

/**
 * Returns a copy of JSON with the value set at a path; creates missing lists and records on the path.
 *
 * @example
 * put({ name: 'a' }, 'menus.*.id', [1, 2]) // { name: 'a', menus: [{ id: 1 }, { id: 2 }] }
 */
export function put(into: unknown, place: string, value: unknown): unknown {
  if (place === '') return value;
  const [name = '', ...rest] = place.split('.');
  if (name === '*') {
    const before: readonly unknown[] = Array.isArray(into) ? into : [];
    return Array.isArray(value) ? value.map((entry, index) => put(before[index], rest.join('.'), entry)) : value;
  }
  const record = isRecord(into) ? into : {};
  return { ...record, [name]: put(record[name], rest.join('.'), value) };
}

/** Returns a copy of JSON with its field names changed, at every depth. */
export function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename));
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [rename(name), renamed(entry, rename)]));
}

export const toSnake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const toCamel = (name: string) => name.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
