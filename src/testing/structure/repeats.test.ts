import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';
import { fieldFacts } from '@/shared/resource/fieldFacts';
import type { Resource } from '@/shared/resource/resource';
import { isTest, sources } from './sources';

/* A field is described once: a screen writes label, kind, dictionary and length only where they differ from those of
   the resource. */

type Node = { type: string; [key: string]: unknown };
type Facts = Pick<Resource<object>, 'schema' | 'messages'>;

const modules = import.meta.glob<Record<string, unknown>>('../../areas/**/*.resource.ts', { eager: true });
const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && 'schema' in value && 'messages' in value;
const resources = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (isFacts(value) ? [[name, value] as const] : [])),
  ),
);

/** Returns all nodes of a syntax tree, parents before children. */
function nodes(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(nodes);
  const inner = Object.values(node).flatMap(nodes);
  return 'type' in node ? [node as Node, ...inner] : inner;
}

const text = (node: unknown) =>
  (node as Node | undefined)?.type === 'Literal' ? String((node as Node).value) : undefined;

/** Returns the literal properties of an object. A call `t('a.b')` counts as its key. */
function written(object: Node): Record<string, string> {
  const properties = object.properties as Node[];
  return Object.fromEntries(
    properties.flatMap(({ type, key, value }) => {
      const call = value as Node | undefined;
      const label = call?.type === 'CallExpression' && (call.arguments as Node[]).length === 1 ? call.arguments : [];
      const given = text(value) ?? text((label as Node[])[0]);
      return type === 'Property' && given !== undefined ? [[String((key as Node).name), given]] : [];
    }),
  );
}

/** Returns the properties of columns and facts in a source that only repeat the properties of the field. */
function repeats(source: string): string[] {
  const calls = nodes(parseSync('x.tsx', source).program).filter(
    ({ type, callee }) =>
      type === 'CallExpression' && /^(?:columnsOf|factsOf)$/.test(String((callee as Node | undefined)?.name)),
  );
  return calls.flatMap((call) => {
    const [, of, list] = call.arguments as Node[];
    const resource = resources.get(String(of?.name));
    if (!resource) return [];
    return nodes(list)
      .filter(({ type }) => type === 'ObjectExpression')
      .flatMap((object) => again(resource, written(object)));
  });
}

function again({ schema, messages }: Facts, given: Record<string, string>): string[] {
  const field = given.field ?? given.name;
  if (field === undefined || !(field in schema.shape)) return [];
  const { kind, dict } = fieldFacts(schema, field);
  const [area, group] = messages.split(':');
  const labels = [`${group}.${field}`, `${area}:${group}.${field}`, field, `shared:field.${field}`];
  return [
    ...(labels.includes(given.title ?? given.label ?? '') ? [`${field}: its label`] : []),
    ...(given.kind === kind ? [`${field}: kind`] : []),
    ...(given.dict !== undefined && given.dict === dict ? [`${field}: dict`] : []),
    ...(given.as === 'money' && kind === 'money' ? [`${field}: money`] : []),
  ];
}

describe('column and fact definitions', () => {
  const areas = sources.filter(([path]) => path.startsWith('src/areas/') && !isTest(path));

  it('definitions of list columns and record details do not repeat properties from the record’s schema', () => {
    expect(areas.filter(([, source]) => /\b(?:columnsOf|factsOf)\(/.test(source)).length).toBeGreaterThan(40);
    expect(areas.flatMap(([path, source]) => repeats(source).map((one) => `${path} ${one}`))).toEqual([]);
  });

  it.each([
    ["columnsOf(t, invoices, [{ field: 'amount', title: t('invoice.amount'), sort: true }])", 'amount: its label'],
    ["columnsOf(t, invoices, ['applyNo', ...(on ? [{ field: 'amount', kind: 'money' }] : [])])", 'amount: kind'],
    ["columnsOf(t, invoices, [{ field: 'invoiceType', dict: 'biz_invoice_type' }])", 'invoiceType: dict'],
    ["factsOf(t, invoices, [{ name: 'amount', as: 'money' }])", 'amount: money'],
  ])('a definition that repeats a schema is reported: %s', (source, found) => expect(repeats(source)).toEqual([found]));
});
