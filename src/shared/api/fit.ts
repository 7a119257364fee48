import { isRecord } from '@/shared/lib/json';
import type { z } from 'zod';

/** Parses a value in any format that a server may use. Returns undefined if the format is unknown. */
type Reading = (value: unknown) => string | undefined;

const readings = new WeakMap<object, Reading>();

/** Marks a string schema, so that `fit` reads its values with `read`. */
export function readBy<S extends z.ZodString>(schema: S, read: Reading): S {
  readings.set(schema, read);
  return schema;
}

/**
 * A value that fits its schema. `misfits` are the paths of the fields that did not fit. `unknown` are the paths of
 * dropped fields, which the schema lacks. `unknown` is only collected in development.
 */
export interface Fitted {
  value: unknown;
  misfits: string[];
  unknown: string[];
}

/** The findings that one call of `fit` collects. */
type Found = Omit<Fitted, 'value'>;

/** The parts of a zod schema's internal definition that `fit` reads. */
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
 * Makes a response fit its schema. Whatever the server sent, a screen gets the types that its schema promises.
 *
 * - Null is never a misfit. Where the schema does not allow null, the type's empty value replaces it.
 * - A number and its string are equivalent, and are converted to the schema's type. A string with more than 15 digits
 *   does not fit a number, because digits would be lost. Times are normalized.
 * - A value that does not fit is replaced by the type's empty value, and its path is returned. The empty value of a
 *   string is '', of an array [], of a `z.record` {}, of a boolean false, and of any other type null.
 * - A string outside an enum is kept, because a dictionary may have new entries.
 * - Limits of length and format are not checked here, because form rules check them.
 * - Fields that the schema lacks are dropped.
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

/**
 * Fits the value to the first member of the union that accepts the value unchanged. If no member accepts the value,
 * fits the value to the first member.
 */
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

/** Returns the empty value. Records the path, unless the value is null or undefined, because those are not misfits. */
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
