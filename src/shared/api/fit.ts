import { isRecord } from '@/shared/lib/json';
import type { z } from 'zod';

/** Parses a value in any format that a server may use; returns `undefined` for other values. */
type Reading = (value: unknown) => string | undefined;

const readings = new WeakMap<object, Reading>();

/** Marks a string schema, so that `fit` reads its values with `read`. */
export function readBy<S extends z.ZodString>(schema: S, read: Reading): S {
  readings.set(schema, read);
  return schema;
}

/**
 * A value that fits its schema, the paths of the fields that did not fit, and the paths of the fields that were dropped
 * because the schema lacks them (collected in development only).
 */
export interface Fitted {
  value: unknown;
  misfits: string[];
  unknown: string[];
}

/** The findings that one call of `fit` collects. */
type Found = Omit<Fitted, 'value'>;

/** The parts of the internal definition of a zod schema that `fit` reads. */
interface Def {
  type: string;
  innerType?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
  valueType?: Schema;
  entries?: Record<string, string | number>;
}
interface Schema {
  _zod: { def: Def };
}

/**
 * Makes a response fit its schema field by field. A screen then gets strings where it expects strings and arrays where
 * it expects arrays, whatever the server sent. Null is never a misfit. A number and its string are equivalent: each is
 * converted to the schema's type, unless a number would lose digits; times are normalized. Any other misfit is replaced
 * by the type's empty value (string '', array [], record {}, boolean false, otherwise null), and its path is returned.
 * Strings outside an enum are kept, because a dictionary may have new entries. Limits on length and format belong to
 * form rules and are not checked. Fields that the schema lacks are dropped, so that a row has only its type's fields.
 */
export function fit(schema: z.core.$ZodType, value: unknown): Fitted {
  const found: Found = { misfits: [], unknown: [] };
  // Every zod schema has a definition like `Def`, but zod's public types do not include it.
  return { value: fitTo(schema as unknown as Schema, value, '', found), ...found };
}

function fitTo(schema: Schema, value: unknown, path: string, found: Found): unknown {
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return value === null || value === undefined ? value : fitTo(inner(def), value, path, found);
    case 'string':
      return readings.get(schema)?.(value) ?? text(value, path, found);
    case 'enum':
    case 'literal':
      return text(value, path, found);
    case 'number':
      return number(value, path, found);
    case 'boolean':
      return truth(value, path, found);
    case 'union':
      return union(def, value, path, found);
    case 'array':
      return list(def, value, path, found);
    case 'object':
      return record(def, value, path, found);
    case 'record':
      return isRecord(value)
        ? mapValues(value, (entry, key) =>
            def.valueType ? fitTo(def.valueType, entry, join(path, key), found) : entry,
          )
        : misfit({}, value, path, found);
    default:
      return value;
  }
}

function text(value: unknown, path: string, found: Found): unknown {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return misfit('', value, path, found);
}

function number(value: unknown, path: string, found: Found): unknown {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim())) return Number(value);
  return misfit(null, value, path, found);
}

function truth(value: unknown, path: string, found: Found): unknown {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true' || value === 'Y') return true;
  if (value === 0 || value === '0' || value === 'false' || value === 'N') return false;
  return misfit(false, value, path, found);
}

/** Fits the value to the first union member that accepts it unchanged; if none does, to the first member. */
function union(def: Def, value: unknown, path: string, found: Found): unknown {
  const [first, ...others] = def.options ?? [];
  if (!first) return value;
  const taker = [first, ...others].find((option) => {
    const tried: Found = { misfits: [], unknown: [] };
    return fitTo(option, value, path, tried) === value && tried.misfits.length === 0;
  });
  return fitTo(taker ?? first, value, path, found);
}

function list(def: Def, value: unknown, path: string, found: Found): unknown {
  if (!Array.isArray(value)) return misfit([], value, path, found);
  const { element } = def;
  if (!element) return value;
  const kept = value.filter((entry) => entry !== null && entry !== undefined);
  if (element._zod.def.type !== 'object')
    return kept
      .map((entry, index) => fitTo(element, entry, join(path, index), found))
      .filter((entry) => entry !== null);
  const rows = kept.filter(isRecord);
  if (rows.length < kept.length) found.misfits.push(path);
  return rows.map((entry, index) => fitTo(element, entry, join(path, index), found));
}

function record(def: Def, value: unknown, path: string, found: Found): unknown {
  if (!isRecord(value)) return misfit(null, value, path, found);
  const shape = def.shape ?? {};
  if (import.meta.env.DEV)
    for (const key of Object.keys(value)) if (!Object.hasOwn(shape, key)) found.unknown.push(join(path, key));
  const known = Object.entries(shape)
    .filter(([key, field]) => key in value || !isOptional(field))
    .map(([key, field]) => [key, fitTo(field, value[key], join(path, key), found)] as const);
  return Object.fromEntries(known);
}

const isOptional = ({ _zod: { def } }: Schema): boolean =>
  def.type === 'optional' || (def.type === 'nullable' && isOptional(inner(def)));

/** Returns the empty value and records the path, except for null and undefined, which are not misfits. */
function misfit(empty: unknown, value: unknown, path: string, found: Found): unknown {
  if (value !== null && value !== undefined) found.misfits.push(path);
  return empty;
}

function inner(def: Def): Schema {
  if (!def.innerType) throw new Error(`a schema of kind ${def.type} wraps nothing`);
  return def.innerType;
}

const mapValues = (row: Record<string, unknown>, to: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, to(value, key)]));

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));
