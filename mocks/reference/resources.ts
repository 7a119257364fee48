import { z } from 'zod';

/** A kind of record of the product, as its schema says it. */
export interface Resource {
  /** What its schema is called, without "Schema". */
  name: string;
  /** The file with its schema and calls. */
  file: string;
  schema: z.ZodObject;
  /** The base path of its calls and the field of its id; absent for a record that comes inside other answers. */
  path?: string;
  idKey?: string;
  /** The section of the contract its comment cites, `3.4.10`. */
  section?: string;
}

const modules = import.meta.glob<Record<string, unknown>>('/src/areas/**/*.api.ts', { eager: true });
const sources = import.meta.glob<string>('/src/areas/**/*.api.ts', { eager: true, query: '?raw', import: 'default' });

/** The base paths named in calls of `crudApi` and `flowApi`: what `resources` has to have. */
export const pathsInSources = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\b(?:crudApi|flowApi)\(\s*\w+,\s*'([^']+)'/g)].map(([, path = '']) => path),
);

/**
 * Every record of the product: what the areas' `x.api.ts` export as calls of a record or as a schema. Those with calls come
 * first, by their path. The reference in `docs/` is written from it.
 */
export const resources: readonly Resource[] = collect();

function collect(): Resource[] {
  const found = Object.entries(modules).flatMap(([file, exports]) => {
    const schemas = Object.entries(exports).flatMap(([name, value]) =>
      value instanceof z.ZodObject ? [{ name, schema: value }] : [],
    );
    const apis = Object.entries(exports).flatMap(([name, value]) => apiIn(value).map((api) => ({ ...api, name })));
    const withCalls = apis.map(({ name, schema, ...api }) => {
      const own = schemas.find((one) => one.schema === schema)?.name;
      return resource(file, own ?? name, schema, api);
    });
    const others = schemas.filter(({ schema }) => !apis.some((api) => api.schema === schema));
    return [...withCalls, ...others.map(({ name, schema }) => resource(file, name, schema))];
  });
  const seen = new Set<string>();
  return found
    .toSorted((a, b) => order(a).localeCompare(order(b), 'en'))
    .filter(({ path }) => path === undefined || (!seen.has(path) && seen.add(path)));
}

function order({ path, name }: Resource): string {
  return path === undefined ? `~${name}` : path;
}

function resource(file: string, name: string, schema: z.ZodObject, api?: { path: string; idKey: string }): Resource {
  return {
    name: name.replace(/Schema$/, ''),
    file: file.slice(1),
    schema,
    ...api,
    section: sectionOf(sources[file] ?? '', name),
  };
}

/** The calls of a record in an export: itself, or the `api` of a kind that is reviewed. */
function apiIn(value: unknown): { path: string; idKey: string; schema: z.ZodObject }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { path, idKey, schema, api } = value as Record<string, unknown>;
  if (typeof path === 'string' && typeof idKey === 'string' && schema instanceof z.ZodObject)
    return [{ path, idKey, schema }];
  return api === undefined ? [] : apiIn(api);
}

/** The section the comment above an export cites. */
function sectionOf(source: string, name: string): string | undefined {
  const before = source.split(new RegExp(`export const ${name}\\b`))[0] ?? '';
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(before)?.[0] ?? '';
  return /docs\/contract#([\d.]*\d)/.exec(comment)?.[1];
}
