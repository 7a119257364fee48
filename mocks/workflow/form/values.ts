import type { FormField } from '@/areas/workflow/check/fields';
import type { Variables } from '@/areas/workflow/check/condition';
import { users } from '../../db';
import { refuse } from '../../respond';

type Values = Record<string, unknown>;

const MOST = { text: 500, files: 5, rows: 20, amount: 99_999_999.99 };

/** Validates the values of a form and drops values that are not in the form. Throws a refusal with a message. */
export async function checkedValues(form: readonly FormField[], sent: unknown): Promise<Values> {
  const given = asValues(sent);
  const checked: Values = {};
  for (const field of form) checked[field.id] = await checkedValue(field, given[field.id], `“${field.name}”`);
  return checked;
}

async function checkedValue(field: FormField, value: unknown, label: string): Promise<unknown> {
  const { type, required, values, columns } = field;
  const isMissing = value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
  if (isMissing) return required ? refuse(`${label}不能为空`) : null;
  if (type === 'table' || type === 'file') {
    if (type === 'file') return checkedFiles(value, label);
    const rows = Array.isArray(value) ? value.map(asValues) : refuse(`${label}的格式不正确`);
    if (rows.length > MOST.rows) refuse(`${label}最多 ${MOST.rows} 行`);
    return Promise.all(rows.map((row, at) => checkedRow(columns, row, `${label}第 ${at + 1} 行`)));
  }
  if (typeof value !== 'string' && typeof value !== 'number') return refuse(`${label}的格式不正确`);
  if (type === 'number' || type === 'money') {
    const number = Number(value);
    if (!Number.isFinite(number)) refuse(`${label}必须是数字`);
    if (type === 'money' && !(number >= 0 && number <= MOST.amount && /^\d+(\.\d{1,2})?$/.test(String(value)))) {
      refuse(`${label}不是正确的金额`);
    }
    return number;
  }
  const text = String(value).trim();
  if (required && !text) refuse(`${label}不能为空`);
  if (text.length > MOST.text) refuse(`${label}最长${MOST.text}个字符`);
  if (type === 'date' && (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))) {
    refuse(`${label}不是正确的日期`);
  }
  if (type === 'choice' && !values.includes(text)) refuse(`${label}没有选项“${text}”`);
  if (type === 'person' && (await users.find(text))?.status !== '0') refuse(`${label}的人员不存在`);
  return text;
}

async function checkedRow(columns: readonly FormField[], row: Values, label: string): Promise<Values> {
  const cells = columns.map(async (column) => [
    column.id,
    await checkedValue(column, row[column.id], `${label}“${column.name}”`),
  ]);
  return Object.fromEntries(await Promise.all(cells)) as Values; // pairs of id and value
}

/** Validates the files of a field; empty without a value. */
export function checkedFiles(value: unknown, label: string) {
  const files = Array.isArray(value ?? []) ? ((value ?? []) as unknown[]) : refuse(`${label}的格式不正确`); // checked here
  if (files.length > MOST.files) refuse(`${label}最多 ${MOST.files} 个`);
  const read = files.map(asValues);
  if (read.some(({ name, url }) => typeof name !== 'string' || typeof url !== 'string')) refuse(`${label}的格式不正确`);
  return read.map(checkedFile);
}

const checkedFile = ({ name, url, size }: Values) => ({
  name: String(name),
  url: String(url),
  size: Number(size) || 0,
});

/** Returns an object in a body; empty for any other value. */
export const asValues = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Returns the values that conditions can use: numbers as numbers; texts, dates and choices as texts. */
export function variablesOf(form: readonly FormField[], values: unknown): Variables {
  const given = asValues(values);
  const variables: Record<string, number | string> = {};
  for (const { id, type } of form) {
    const value = given[id];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') continue;
    if (['text', 'date', 'choice'].includes(type)) variables[id] = String(value);
    else if (type !== 'person' && Number.isFinite(Number(value))) variables[id] = Number(value);
  }
  return variables;
}

/** Returns the names of the people in the values of a form, by id. */
export async function peopleIn(form: readonly FormField[], values: unknown): Promise<Record<string, string>> {
  const given = asValues(values);
  const ids = form.flatMap(({ id, type, columns }) => {
    if (type === 'person') return [given[id]];
    const rows = type === 'table' && Array.isArray(given[id]) ? given[id].map(asValues) : [];
    return columns.flatMap((column) => (column.type === 'person' ? rows.map((row) => row[column.id]) : []));
  });
  const names: Record<string, string> = {};
  for (const id of ids) {
    const person = id ? await users.find(id) : undefined;
    if (person) names[String(person.userId)] = person.userName;
  }
  return names;
}
