import { SORTABLE } from './fields.mjs';
import { testFile } from './pageTest.mjs';

const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** Returns the resource, the screen and the test of a resource, by file path. */
export function pageFiles(screen) {
  const { area, resource } = screen;
  const folder = `src/areas/${area}/${resource}`;
  const page = `${capital(resource)}ListPage`;
  return {
    [`${folder}/${resource}.resource.ts`]: resourceFile(screen),
    [`${folder}/${page}.tsx`]: pageFile(screen),
    [`${folder}/${capital(resource)}Fields.tsx`]: fieldsFile(screen),
    [`${folder}/${page}.test.tsx`]: testFile(screen),
  };
}

/** Max length of a text by kind, and for an amount its digits and decimals. */
export const MAX = { text: 50, textarea: 500, remark: 500, money: '10,2' };

function zodOf({ kind, required, dictionary }) {
  const type =
    {
      number: 'z.number()',
      money: 'money',
      sort: 'z.number()',
      status: 'enabled',
      yesno: 'yesNo',
      date: 'date',
      time: 'dateTime',
      dict: `entry('${dictionary}')`,
    }[kind] ?? `z.string().max(${MAX[kind]})`;
  return required ? type : `${type}.nullish()`;
}

function resourceFile({ resource, many, path, permission, fields, naming, section }) {
  const shape = fields.map((field) => `  ${field.name}: ${zodOf(field)},`).join('\n');
  const types = ['date', 'dateTime', 'enabled', 'entry', 'money', 'yesNo'].filter((type) =>
    new RegExp(`: ${type}\\b`).test(shape),
  );
  return `import { z } from 'zod';
import { ${['id', ...types].join(', ')} } from '@/shared/api/fields';
import { resource } from '@/shared/resource/resource';

/** The schema of the ${many} (docs/contract#${section}). */
export const ${resource}Schema = z.object({
  id,
${shape}
});
export type ${capital(resource)} = z.infer<typeof ${resource}Schema>;

/** The ${many}. */
export const ${many} = resource({
  schema: ${resource}Schema,
  path: '${path}',
  permission: '${permission}',
  nameOf: ({ ${naming.name} }) => ${naming.name},
});
`;
}

/** Max number of fields in a dialog. A longer form opens in a drawer (docs/decisions#4). */
const MAX_IN_DIALOG = 8;

function column({ many }, { name, kind, byServer }) {
  if (kind === 'status') return `switchColumn(${many})`;
  if (SORTABLE.includes(kind)) return `{ field: '${name}', sort: true }`;
  return byServer ? `'${name}'` : `{ field: '${name}', filter: true }`;
}

function item({ name, kind, required }) {
  const all = [...(required ? ['{ required: true }'] : []), ...(kind === 'money' ? ['moneyRule'] : [])];
  const rules = all.length > 0 ? ` rules={[${all.join(', ')}]}` : '';
  const must = required ? ' required' : '';
  const plain = (control) => `<Field name="${name}"${rules}>${control}</Field>`;
  switch (kind) {
    case 'status':
      return '<StatusItem />';
    case 'remark':
      return '<RemarkItem />';
    case 'sort':
      return `<SortItem${must} />`;
    case 'yesno':
      return `<Entry name="${name}" as="radio"${must} />`;
    case 'number':
      return plain('<InputNumber style={{ width: 160 }} />');
    case 'money':
      return plain('<MoneyField />');
    case 'date':
      return plain('<DateField />');
    case 'time':
      return plain('<DateField time />');
    case 'dict':
      return `<Entry name="${name}"${must} />`;
    default:
      return `<Text name="${name}"${kind === 'textarea' ? ' lines={3}' : ''}${must} />`;
  }
}

/** All names that a generated screen may import, with their modules. */
const MODULES = [
  [['InputNumber'], 'antd'],
  [['useTranslation'], 'react-i18next'],
  [['SortItem', 'StatusItem'], '@/shared/form/fields/CommonItems'],
  [['DateField'], '@/shared/form/fields/DateField'],
  [['itemsOf', 'RemarkItem'], '@/shared/form/fields/itemsOf'],
  [['MoneyField', 'useMoneyRule'], '@/shared/form/fields/MoneyField'],
  [['columnsOf'], '@/shared/list/columnsOf'],
  [['CrudPage'], '@/shared/list/crud/CrudPage'],
  [['switchColumn'], '@/shared/list/switchColumn'],
];

/** Returns the import lines for the names that the code uses. */
function importsFor(text) {
  const code = text.replaceAll(/'[^']*'|\/\*[^]*?\*\//g, '');
  const lines = MODULES.flatMap(([names, from]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${from}';`] : [];
  });
  return lines.join('\n');
}

function pageFile(screen) {
  const { area, resource, many, fields } = screen;
  const Row = capital(resource);
  const columns = fields.filter(({ kind }) => kind !== 'textarea' && kind !== 'remark');
  const inForm = fields.filter(({ byServer }) => !byServer);
  const sort = fields.some(({ kind }) => kind === 'sort')
    ? `{ field: 'sort', order: 'asc' }`
    : `{ field: 'id', order: 'desc' }`;
  const start = fields.some(({ kind }) => kind === 'status') ? ` start: { status: '0' },` : '';
  const as = inForm.length > MAX_IN_DIALOG ? 'drawer' : 'dialog';
  const body = `/** The ${many}: added, changed and removed in a list. */
export default function ${Row}ListPage() {
  const { t } = useTranslation(['${area}', 'shared']);
  const columns = columnsOf(t, ${many}, [
${columns.map((field) => `    ${column(screen, field)},`).join('\n')}
  ]);
  return (
    <CrudPage
      api={${many}}
      columns={columns}
      defaultSort={${sort}}
      batch="remove"
      form={{ as: '${as}',${start} fields: <${Row}Fields /> }}
    />
  );
}
`;
  return `${importsFor(body)}
import { ${many} } from './${resource}.resource';
import { ${Row}Fields } from './${Row}Fields';

${body}`;
}

function fieldsFile({ resource, many, fields }) {
  const items = fields
    .filter(({ byServer }) => !byServer)
    .map((field) => `      ${item(field)}`)
    .join('\n');
  const used = ['Entry', 'Field', 'Text'].filter((tag) => items.includes(`<${tag} `));
  const body = `${used.length > 0 ? `const { ${used.join(', ')} } = itemsOf(${many});\n\n` : ''}/** The form fields of the ${many}. */
export function ${capital(resource)}Fields() {
${fields.some(({ kind, byServer }) => kind === 'money' && !byServer) ? '  const moneyRule = useMoneyRule();\n' : ''}  return (
    <>
${items}
    </>
  );
}
`;
  const own = used.length > 0 ? `import { ${many} } from './${resource}.resource';\n` : '';
  return `${importsFor(body)}\n${own}\n${body}`;
}
