import { z } from 'zod';

/** A kind of record, as its schema defines it. */
export interface Resource {
  /** The name of its schema without "Schema". */
  name: string;
  /** The file that contains its schema and calls. */
  file: string;
  schema: z.ZodObject;
  /** The base path of its calls and its id field; undefined for a record that is only nested in other answers. */
  path?: string;
  idKey?: string;
  /** The section of the contract that its comment cites, such as `3.4.10`. */
  section?: string;
}

const modules = import.meta.glob<Record<string, unknown>>(['/src/areas/**/*.api.ts', '/src/areas/**/*.resource.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>(['/src/areas/**/*.api.ts', '/src/areas/**/*.resource.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The base paths of all declared resources. A test checks that `resources` contains all of them. */
export const pathsInSources = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\b(?:resource|flowResource)\(\{[^}]*?\bpath: '([^']+)'/g)].map(([, path = '']) => path),
);

/**
 * All records of the product, from the calls and schemas that the areas' `x.resource.ts` and `x.api.ts` export. Records
 * with calls come first, sorted by path. The reference in `docs/` is generated from this list.
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

/** Returns the calls of records in an export: the export itself, or the `api` of a reviewed kind. */
function apiIn(value: unknown): { path: string; idKey: string; schema: z.ZodObject }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { path, idKey, schema, api } = value as Record<string, unknown>;
  if (typeof path === 'string' && typeof idKey === 'string' && schema instanceof z.ZodObject)
    return [{ path, idKey, schema }];
  return api === undefined ? [] : apiIn(api);
}

/** Returns the section cited by the comment above an export. */
function sectionOf(source: string, name: string): string | undefined {
  const before = source.split(new RegExp(`export const ${name}\\b`))[0] ?? '';
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(before)?.[0] ?? '';
  return /docs\/contract#([\d.]*\d)/.exec(comment)?.[1];
}
