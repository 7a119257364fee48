import { z } from 'zod';
import { date, dateTime, noted } from '@/shared/api/fields';
import '@mocks/handlers';
import { type Table, tables } from '@mocks/table';
import { fieldsOf } from './fields';
import { resources } from './resources';
import { seedRows, SQL_PATHS } from './sqlTables';

type Dialect = 'postgresql' | 'mysql';

/** Returns the SQL files of docs/sql by name: the tables in two dialects, and the initial rows. */
export const sqlFiles = (): Record<string, string> => ({
  'sql/postgresql.sql': schemaOf('postgresql'),
  'sql/mysql.sql': schemaOf('mysql'),
  'sql/seeds.sql': seeds(),
});

const HEAD = '-- Written by `npm run contract` from the schemas; a test fails when it is not up to date.\n';

const schemaOf = (dialect: Dialect) =>
  HEAD +
  Object.keys(SQL_PATHS)
    .flatMap((name) => tableOf(name, dialect))
    .join('\n');

/** Returns the table name for a path: `/system/dict/data` → `sys_dict_data`. */
const tableName = (path: string) =>
  snake(
    path
      .slice(1)
      .replace(/^system/, 'sys')
      .replaceAll('/', '_'),
  );
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const quoted = (name: string, dialect: Dialect) => (dialect === 'mysql' ? `\`${name}\`` : `"${name}"`);

function tableOf(name: string, dialect: Dialect): string {
  const { schema, idKey } = tableNamed(name);
  const path = SQL_PATHS[name] ?? '';
  const record = resources.find((one) => one.path === path);
  const meanings = new Map(record ? fieldsOf(record).map((field) => [field.name, field.meaning]) : []);
  const columns = Object.entries(schema.shape).map(([field, type]) => {
    const isNeeded = field === idKey || !type.safeParse(null).success;
    const definition = `${quoted(snake(field), dialect)} ${typeOf(field, type as z.ZodType, dialect)}${isNeeded ? ' NOT NULL' : ''}`;
    return { definition, meaning: meanings.get(field) };
  });
  const lines = columns.map(({ definition, meaning }) => `  ${definition},${meaning ? ` -- ${meaning}` : ''}`);
  const end = dialect === 'mysql' ? ') DEFAULT CHARSET = utf8mb4;' : ');';
  const key = `  PRIMARY KEY (${quoted(snake(idKey), dialect)})`;
  return [`\nCREATE TABLE ${quoted(tableName(path), dialect)} (`, ...lines, key, end].join('\n');
}

function tableNamed(name: string): Table<object> {
  const table = tables.get(name);
  if (!table) throw new Error(`the mock backend has no table ${name}`);
  return table as Table<object>;
}

/** Returns the column type of a field, from the schema's metadata or else from its JSON type. */
function typeOf(field: string, given: z.ZodType, dialect: Dialect): string {
  let type = given;
  let kind = noted.get(type)?.kind;
  while ('innerType' in type.def) {
    type = type.def.innerType as z.ZodType;
    kind ??= noted.get(type)?.kind;
  }
  if (type === dateTime || kind === 'time' || field.endsWith('Time'))
    return dialect === 'mysql' ? 'DATETIME' : 'TIMESTAMP';
  if (type === date || kind === 'date') return 'DATE';
  if (kind === 'money') return 'DECIMAL(18,2)';
  const { type: json, maxLength } = z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' }) as {
    type?: string;
    maxLength?: number;
  };
  if (json === 'boolean') return 'BOOLEAN';
  if (json === 'array' || json === 'object') return dialect === 'mysql' ? 'JSON' : 'JSONB';
  const isLong = /content|ancestors|introduction|description|xml|param|result|evaluation|msg/i.test(field);
  if (json === 'string') return isLong || (maxLength ?? 0) > 2000 ? 'TEXT' : `VARCHAR(${maxLength ?? 255})`;
  if (/(^id|Id|^pid|At|Code)$/.test(field)) return 'BIGINT';
  return FRACTIONS.test(field) ? 'DECIMAL(18,4)' : 'INTEGER';
}

/** The names of number fields that may have decimals. */
const FRACTIONS = /amount|capital|fee|price|rate|ratio|score|speed|accuracy|itude|duration|money|salary|hours/i;

/** Returns the initial rows of dictionaries, menu, roles, users and others, as statements valid in both dialects. */
function seeds(): string {
  const statements = Object.entries(seedRows).map(([name, rows]) => {
    const { schema } = tableNamed(name);
    const fields = Object.keys(schema.shape).filter((field) => rows.some((row) => field in row));
    const columns = fields.map(snake).join(', ');
    const values = rows.map(
      (row) => `  (${fields.map((field) => literal(row[field], schema.shape[field])).join(', ')})`,
    );
    return `\nINSERT INTO ${tableName(SQL_PATHS[name] ?? '')} (${columns}) VALUES\n${values.join(',\n')};\n`;
  });
  return HEAD + statements.join('');
}

/** Formats a value as SQL. An empty text becomes NULL if the column is nullable. */
function literal(value: unknown, type: z.core.$ZodType | undefined): string {
  const isOptional = (type as z.ZodType | undefined)?.safeParse(null).success;
  if (value === null || value === undefined || (value === '' && isOptional)) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
}
