import { readTime } from '@/shared/settings/times';
import type { Schema } from './contract';

/** A field that differs from the contract. `[]` in its path stands for any row. */
export interface Difference {
  path: string;
  expected: string;
  seen: string;
  /** True if the product can read the value nevertheless. */
  read: boolean;
}

type Schemas = Readonly<Record<string, Schema>>;

/** Returns the differences between an answer and its schema, each field only once. */
export function differences(schema: Schema, value: unknown, schemas: Schemas): Difference[] {
  const found = new Map<string, Difference>();
  const say = (path: string, expected: string, seen: unknown, read = false) => {
    const before = found.get(path);
    if (!before || (before.read && !read))
      found.set(path, { path: path || '(answer)', expected, seen: shown(seen), read });
  };
  compare(schema, value, '');
  return [...found.values()];

  function compare(given: Schema, seen: unknown, path: string): void {
    const one = resolved(given, schemas);
    const kinds = kindsOf(one, schemas);
    if (seen === null) {
      if (!kinds.includes('null') && kinds.length > 0)
        say(path, kinds.join(' or '), seen, path !== '' && path !== 'records' && !/(^|\.)\w*[iI]d$/.test(path));
      return;
    }
    if (one.anyOf) {
      const fitting = one.anyOf.find((option) => differences(option, seen, schemas).every(({ read }) => read));
      compare(
        fitting ?? one.anyOf.find((option) => kindOf(seen) === resolved(option, schemas).type) ?? firstOf(one),
        seen,
        path,
      );
      return;
    }
    if (one['x-time']) return time(one['x-time'], seen, path);
    if (!fits(kinds, seen)) return say(path, kinds.join(' or '), seen, isRead(kinds, seen));
    if (Array.isArray(seen)) list(one, seen, path);
    else if (typeof seen === 'object') record(one, seen as Record<string, unknown>, path);
  }

  function list(one: Schema, seen: unknown[], path: string): void {
    if (one.minItems && seen.length < one.minItems) say(path, `at least ${one.minItems}`, seen);
    for (const entry of seen) if (one.items) compare(one.items, entry, `${path}[]`);
  }

  function record(one: Schema, seen: Record<string, unknown>, path: string): void {
    for (const [name, field] of Object.entries(one.properties ?? {})) {
      const below = path ? `${path}.${name}` : name;
      if (seen[name] !== undefined) compare(field, seen[name], below);
      else if (one.required?.includes(name))
        say(below, kindsOf(resolved(field, schemas), schemas).join(' or '), undefined);
    }
  }

  function time(kind: 'dateTime' | 'date', seen: unknown, path: string): void {
    if (seen === '') return;
    if (/^\d{9,10}$/.test(String(seen))) return say(path, 'milliseconds since 1970', `${String(seen)} (seconds)`);
    if (readTime(seen, kind) !== undefined) return;
    // A month or a year is accepted as a shorter form of a day.
    if (kind === 'date' && typeof seen === 'string' && /^\d{4}(-\d\d)?$/.test(seen)) return;
    say(path, kind === 'date' ? 'yyyy-MM-dd' : 'yyyy-MM-dd HH:mm:ss', seen);
  }
}

const firstOf = (one: Schema) => one.anyOf?.find(({ type }) => type !== 'null') ?? {};

function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}

function kindsOf(schema: Schema, schemas: Schemas): string[] {
  const one = resolved(schema, schemas);
  if (one.const !== undefined) return [JSON.stringify(one.const)];
  if (one.anyOf) return [...new Set(one.anyOf.flatMap((option) => kindsOf(option, schemas)))];
  return one.type === undefined ? [] : [one.type].flat();
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function fits(kinds: readonly string[], seen: unknown): boolean {
  const kind = kindOf(seen);
  return (
    kinds.length === 0 ||
    kinds.includes(kind) ||
    (kinds.includes('integer') && Number.isInteger(seen)) ||
    kinds.includes(JSON.stringify(seen))
  );
}

/** True for values that `shared/api/fit` can convert: numbers as text, texts as numbers, variants of true and false. */
function isRead(kinds: readonly string[], seen: unknown): boolean {
  if (kinds.includes('string')) return typeof seen === 'number';
  if (kinds.includes('number') || kinds.includes('integer'))
    return typeof seen === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(seen);
  return kinds.includes('boolean') && ([0, 1, '0', '1', 'true', 'false', 'Y', 'N'] as unknown[]).includes(seen);
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
