import type { z } from 'zod';
import type { CrudApi } from '@/shared/api/crudApi';
import { id, money, numeric } from '@/shared/api/fields';

/** The parts of a zod schema that are needed to create a row. */
interface Def {
  type: string;
  innerType?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  entries?: Record<string, string>;
  options?: readonly Schema[];
}
export interface Schema {
  _zod: { def: Def };
}

const modules = Object.entries({
  ...import.meta.glob<Record<string, unknown>>('../areas/**/*.{api,resource}.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../shared/**/*.api.ts', { eager: true }),
}).flatMap(([path, module]) => Object.entries(module).map(([name, value]) => [path, name, value] as const));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isApi = (value: unknown): value is CrudApi<Record<string, unknown>> =>
  isObject(value) && 'idKey' in value && 'schema' in value && 'list' in value;
const isSchema = (value: unknown): value is z.ZodType => isObject(value) && '_zod' in value;

/** The calls of every resource, by path. */
export const apis = [
  ...new Map(modules.flatMap(([, , value]) => (isApi(value) ? [[value.path, value] as const] : []))),
];

/** Every exported schema of an area or of shared code with its origin, including the schemas of resources. */
export const schemas: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ...apis.map(([path, { schema }]) => [path, schema as z.ZodType] as const),
  ...modules.flatMap(([path, name, value]) => (isSchema(value) ? [[`${path} ${name}`, value] as const] : [])),
];

/** Creates a value that matches a schema. `idValue` creates each id. */
export function sample(schema: unknown, idValue: () => number | string): unknown {
  if (schema === id) return idValue();
  if (schema === numeric || schema === money) return '1.00';
  const { def } = (schema as Schema)._zod;
  if (def.innerType) return sample(def.innerType, idValue);
  if (def.element) return [sample(def.element, idValue)];
  if (def.shape)
    return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, sample(field, idValue)]));
  if (def.entries) return Object.values(def.entries)[0];
  return { number: 1, boolean: true, record: {}, union: idValue() }[def.type] ?? 'x';
}
