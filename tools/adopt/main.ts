import { backends } from '@mocks/adopted/backends';
import { listen } from '@mocks/adopted/base';
import { type Contract, propose } from './propose';
import type { Json } from './interface';
import { formatted } from './formatted';

/** Reads our contract from docs/openapi.json. */
export function contractOf(openapi: Json): Contract {
  const paths = openapi.paths as Record<string, Record<string, Json>>;
  const schemas = (openapi.components as { schemas: Record<string, { properties?: Json }> }).schemas;
  return {
    calls: Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => method === 'get' || method === 'post')
        .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    ),
    fieldsOf: (path) => {
      const list = JSON.stringify(paths[`${path}/list`]?.get?.responses ?? '');
      const [, schema = ''] = /#\/components\/schemas\/(System\w+)/.exec(list) ?? [];
      return Object.keys(schemas[schema]?.properties ?? {});
    },
  };
}

/** Returns the proposed mapping as the text of a file, and notes on what to review. */
export function proposed(spec: Json, har: Json | undefined, openapi: Json): { mapping: string; notes: string[] } {
  const { mapping, notes } = propose(spec, har, contractOf(openapi));
  return { mapping: formatted(mapping), notes };
}

/** Starts the simulated backend with this name. */
export function served(name: string, port: number) {
  const backend = Object.entries(backends).find(([one]) => one === name)?.[1];
  if (!backend) throw new Error(`--serve must be one of ${Object.keys(backends).join(', ')}`);
  return listen(backend.make(), port);
}
