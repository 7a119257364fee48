import { SHARED_WORDS } from './fields.mjs';
import { testFile } from './pageTest.mjs';

const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** Returns the schema and calls, the screen and the test of a resource, by file path. */
export function pageFiles(screen) {
  const { area, resource } = screen;
  const folder = `src/areas/${area}/${resource}`;
  const page = `${capital(resource)}ListPage`;
  return {
    [`${folder}/${resource}.api.ts`]: apiFile(screen),
    [`${folder}/${page}.tsx`]: pageFile(screen),
    [`${folder}/${capital(resource)}Fields.tsx`]: fieldsFile(screen),
    [`${folder}/${page}.test.tsx`]: testFile(screen),
  };
}

const MAX = { text: 50, textarea: 500, remark: 500, date: 10, time: 19, dict: 20 };

function zodOf({ kind, required }) {
  const type =
    { number: 'z.number()', sort: 'z.number()', status: "z.enum(['0', '1'])", yesno: "z.enum(['Y', 'N'])" }[kind] ??
    `z.string().max(${MAX[kind]})`;
  return required ? type : `${type}.nullish()`;
}

function apiFile({ resource, many, path, fields, naming }) {
  return `import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';

/** The schema of the ${many}. */
export const ${resource}Schema = z.object({
  id,
${fields.map((field) => `  ${field.name}: ${zodOf(field)},`).join('\n')}
});
export type ${capital(resource)} = z.infer<typeof ${resource}Schema>;

export const ${resource}Name = (row: ${capital(resource)}) => row.${naming.name};

/** The calls of the ${many}. */
export const ${many} = crudApi(${resource}Schema, '${path}', 'id');
`;
}

const wordOf = ({ resource }, { name }) =>
  SHARED_WORDS.includes(name) ? `t('shared:field.${name}')` : `t('${resource}.${name}')`;

/** The maximum number of fields in a dialog; a longer form is a drawer (docs/decisions#4). */
const MAX_IN_DIALOG = 8;

const READER = { text: 'text', dict: 'entry', status: 'entry', yesno: 'entry' };

function column(screen, field) {
  const { resource, many } = screen;
  const { name, kind, dictionary } = field;
  const title = wordOf(screen, field);
  if (kind === 'status')
    return `switchColumn<${capital(resource)}>({ api: ${many}, title: ${title}, nameOf: ${resource}Name, permission: \`\${permission}:edit\` })`;
  const filter = field.byServer ? '' : ', filter: true';
  if (kind === 'dict') return `{ field: '${name}', title: ${title}, dict: '${dictionary}'${filter} }`;
  if (kind === 'yesno') return `{ field: '${name}', title: ${title}, dict: 'sys_yes_no'${filter} }`;
  if (kind === 'text') return `{ field: '${name}', title: ${title}${filter} }`;
  return `{ field: '${name}', title: ${title}, kind: '${kind === 'sort' ? 'number' : kind}', sort: true }`;
}

function item(screen, field) {
  const { name, kind, dictionary, required } = field;
  const label = `label={${wordOf(screen, field)}}`;
  const rules = required ? ' rules={[{ required: true }]}' : '';
  const must = required ? ' required' : '';
  const plain = (control) => `<Field name="${name}" ${label}${rules}>${control}</Field>`;
  switch (kind) {
    case 'status':
      return '<StatusItem />';
    case 'remark':
      return '<RemarkItem />';
    case 'sort':
      return `<SortItem${must} />`;
    case 'yesno':
      return required ? plain('<DictRadio dictType="sys_yes_no" />') : `<YesNo name="${name}" ${label} />`;
    case 'number':
      return plain('<InputNumber style={{ width: 160 }} />');
    case 'date':
      return plain('<DateField />');
    case 'time':
      return plain('<DateField time />');
    case 'dict':
      return plain(`<DictSelect dictType="${dictionary}" />`);
    default:
      return `<Text name="${name}" ${label} max={${MAX[kind]}}${kind === 'textarea' ? ' lines={3}' : ''}${must} />`;
  }
}

/** All names a generated screen may import, with their modules. */
const MODULES = [
  [['Form', 'InputNumber'], 'antd'],
  [['useTranslation'], 'react-i18next'],
  [['CrudPage'], '@/shared/list/crud/CrudPage'],
  [['DictRadio', 'DictSelect'], '@/shared/dict/DictSelect'],
  [['SortItem', 'StatusItem', 'YesNoItem'], '@/shared/form/fields/CommonItems'],
  [['DateField'], '@/shared/form/fields/DateField'],
  [['RemarkItem', 'TextItem'], '@/shared/form/fields/TextItem'],
  [['entry', 'listAddress', 'text'], '@/shared/list/listAddress'],
  [['switchColumn'], '@/shared/list/switchColumn'],
];

/** Returns the import lines for the names that the code uses. */
function importsFor(text) {
  const code = text.replaceAll(/'[^']*'|\/\*[^]*?\*\//g, '');
  const lines = MODULES.flatMap(([names, from]) => {
    const used = names.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code));
    const line = `import { ${used.join(', ')} } from '${from}';`.replace('import { type ', 'import type { ');
    return used.length > 0 ? [line] : [];
  });
  return lines.join('\n');
}

function pageFile(screen) {
  const { area, resource, many, permission, fields } = screen;
  const Row = capital(resource);
  const columns = fields.filter(({ kind }) => kind !== 'textarea' && kind !== 'remark');
  const inForm = fields.filter(({ byServer }) => !byServer);
  const filters = inForm.filter(({ kind }) => READER[kind]);
  const sortable = [
    'id',
    ...columns.filter(({ kind }) => ['number', 'sort', 'date', 'time'].includes(kind)).map(({ name }) => name),
  ];
  const sort = fields.some(({ kind }) => kind === 'sort')
    ? `{ field: 'sort', order: 'asc' }`
    : `{ field: 'id', order: 'desc' }`;
  const start = fields.some(({ kind }) => kind === 'status') ? `start: { status: '0' },` : '';
  const as = inForm.length > MAX_IN_DIALOG ? 'drawer' : 'dialog';
  const body = `const permission = '${permission}';
const address = listAddress({
  filters: { ${filters.map(({ name, kind }) => `${name}: ${READER[kind]}`).join(', ')} },
  sortable: [${sortable.map((name) => `'${name}'`).join(', ')}],
  defaultSort: ${sort},
});

/** The ${many}: added, changed and removed in a list. */
export default function ${Row}ListPage() {
  const { t } = useTranslation(['${area}', 'shared']);
  return (
    <CrudPage<${Row}>
      api={${many}}
      address={address}
      permission={permission}
      title={t('${resource}.title')}
      nameOf={${resource}Name}
      batch="remove"
      columns={[
${columns.map((field) => `        ${column(screen, field)},`).join('\n')}
      ]}
      form={{
        as: '${as}',
        ${start}
        fields: <${Row}Fields />,
      }}
    />
  );
}
`;
  return `${importsFor(body)}
import { type ${Row}, ${resource}Name, ${many} } from './${resource}.api';
import { ${Row}Fields } from './${Row}Fields';

${body}`;
}

function fieldsFile(screen) {
  const { area, resource, many, fields } = screen;
  const items = fields.filter(({ byServer }) => !byServer).map((field) => `      ${item(screen, field)}`);
  const words = items.join('').includes("t('");
  const row = `${capital(resource)}`;
  const bound = [
    ['<Field ', `const Field = Form.Item<${row}>;`],
    ['<Text ', `const Text = TextItem<${row}>;`],
    ['<YesNo ', `const YesNo = YesNoItem<${row}>;`],
  ].filter(([tag]) => items.join('').includes(tag));
  const bindings = bound.map(([, line]) => `${line}\n`).join('');
  const body = `${bindings && `${bindings}\n`}/** The form fields of the ${many}. */
export function ${capital(resource)}Fields() {${words ? `\n  const { t } = useTranslation(['${area}', 'shared']);` : ''}
  return (
    <>
${items.join('\n')}
    </>
  );
}
`;
  const own = bindings ? `import type { ${capital(resource)} } from './${resource}.api';\n` : '';
  return `${importsFor(body)}\n${own}\n${body}`;
}
