// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { id } from '@/shared/api/fields';
import { type Schema, schemas } from './schemas';

/** Returns the paths of a schema's numbers that cannot be null. `parseRows` and the tests of long ids cover ids. */
function promised(schema: unknown, path = ''): string[] {
  if (schema === id) return [];
  const { type, innerType, element, shape, options } = (schema as Schema)._zod.def;
  if (type === 'nullable') return [];
  if (type === 'number') return [path];
  if (type === 'union') return (options ?? []).flatMap((option) => promised(option, path));
  const inside = innerType ?? element;
  if (inside)
    return type === 'optional' && inside._zod.def.type !== 'object'
      ? promised(inside, path)
      : promised(inside, `${path}[]`);
  return Object.entries(shape ?? {}).flatMap(([field, inner]) => promised(inner, `${path}.${field}`));
}

it('every number in a schema, except ids, can be null', () => {
  const found = schemas.flatMap(([name, schema]) => promised(schema).map((field) => `${name} ${field}`));
  expect(found).toEqual([]);
});

it('more than 50 schemas are tested', () => expect(schemas.length).toBeGreaterThan(50));
