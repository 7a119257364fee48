import { SORTABLE } from './fields.mjs';

/** Returns the seed rows of a list. `dictionaries` maps the name of a dictionary to its entries. */
export function seedsOf({ words, fields, dictionaries }) {
  return ['A', 'B', 'C'].map((label, place) => ({
    id: place + 1,
    ...Object.fromEntries(
      fields.map((field) => [field.name, seed(field, place, label, words['zh-CN'].title, dictionaries)]),
    ),
  }));
}

function seed({ name, kind, required, dictionary }, place, label, title, dictionaries) {
  switch (kind) {
    case 'number':
    case 'sort':
      return place + 1;
    case 'money':
      return (place + 1) * 100.5;
    case 'status':
      return place === 2 ? '1' : '0';
    case 'yesno':
      return place === 0 ? 'Y' : 'N';
    case 'date':
      return `2026-0${place + 1}-15`;
    case 'time':
      return `2026-0${place + 1}-15 09:30:00`;
    case 'dict':
      return (dictionaries.get(dictionary)[place] ?? dictionaries.get(dictionary)[0]).value;
    default:
      if (!required) return null;
      return /^name$|Name$/.test(name) ? `${title} ${label}` : `${name.toUpperCase()}-${label}`;
  }
}

/** Returns the mock of a resource: its table, seed rows and handlers. */
export function mockFile({ area, resource, many, path, permission, fields, words, seeds }) {
  const filters = fields.flatMap(({ name, kind }) =>
    kind === 'text' ? [`${name}: 'like'`] : ['dict', 'status', 'yesno'].includes(kind) ? [`${name}: 'eq'`] : [],
  );
  const sortable = ['id', ...fields.filter(({ kind }) => SORTABLE.includes(kind)).map(({ name }) => name)];
  const sort = fields.some(({ kind }) => kind === 'sort')
    ? "{ field: 'sort', order: 'asc' }"
    : "{ field: 'id', order: 'desc' }";
  const unique = fields.some(({ name }) => name === 'code')
    ? `\n  unique: { code: () => '${words['zh-CN'].code}已存在' },`
    : '';
  // `crud` offers all calls by default, among them the one that switches the status.
  const verbs = fields.some(({ kind }) => kind === 'status')
    ? ''
    : "\n  verbs: ['list', 'get', 'save', 'update', 'remove'],";
  return `import { z } from 'zod';
import { ${resource}Schema } from '@/areas/${area}/${resource}/${resource}.resource';
import { crud } from '../crud';
import { defineTable } from '../table';

const ${many} = defineTable({
  name: '${area}/${many}',
  idKey: 'id',
  schema: z.object(${resource}Schema.shape).extend({ id: z.number() }),
  seed: () => [
${seeds.map((row) => `    ${literal(row)},`).join('\n')}
  ],
});

/** The ${many}, added by \`npm run new\`. */
export const ${resource}Handlers = crud({
  path: '${path}',
  table: ${many},
  permission: '${permission}',${verbs}
  permissions: { get: '${permission}:get' },
  sort: ${sort},
  sortable: [${sortable.map((name) => `'${name}'`).join(', ')}],
  filters: { ${filters.join(', ')} },${unique}
});
`;
}

const literal = (row) =>
  `{ ${Object.entries(row)
    .map(
      ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : value}`,
    )
    .join(', ')} }`;
