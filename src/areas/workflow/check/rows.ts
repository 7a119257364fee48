import { type Comparison, comparisonsIn, type Expression, OPERATORS, type Operator, read, write } from './condition';
import { type FormField, isMadeId } from './fields';

/**
 * A field that a condition can compare. A built-in field, such as the hours of leave, has a translation instead of a
 * `name`.
 */
export type ConditionField = Pick<FormField, 'id' | 'type' | 'values'> & { name?: string };

/**
 * A condition as the designer shows it. With `all`, every comparison must hold. With `any`, one comparison is enough.
 */
export interface Rows {
  join: 'all' | 'any';
  rows: readonly Comparison[];
  /** True if the previous step must also have passed: `result == 2` (docs/contract#2.E). */
  approved: boolean;
}

/** The built-in number fields of the leave, purchase and general forms, in hours and yuan. */
const FIXED: readonly ConditionField[] = [
  { id: 'duration', type: 'number', values: [] },
  { id: 'money', type: 'money', values: [] },
];
const COMPARED: readonly FormField['type'][] = ['text', 'number', 'money', 'date', 'choice'];
const FIXED_OF: Readonly<Record<string, string>> = { leave: 'duration', 's-leave': 'duration', purchase: 'money' };

/** The fields of a process that conditions can compare. */
export const conditionFields = (fields: readonly FormField[] = []): readonly ConditionField[] => [
  ...fields.filter(({ type }) => COMPARED.includes(type)),
  ...FIXED.filter(({ id }) => fields.every((field) => field.id !== id)),
];

const isNumeric = ({ type }: ConditionField) => type === 'number' || type === 'money';

/** The operators for a field. Texts and choices can only be compared with `==` and `!=`. */
export const operatorsOf = (field: ConditionField): readonly Operator[] =>
  field.type === 'text' || field.type === 'choice' ? ['==', '!='] : OPERATORS;

/** The comparison that the form initially proposes for a field. */
export const firstOf = (field: ConditionField): Comparison => ({
  field: field.id,
  operator: isNumeric(field) ? '>' : '==',
  value: isNumeric(field) ? 0 : (field.values[0] ?? ''),
});

/** Formats rows as a condition. Returns '' if there are no rows and `approved` is false. */
export function writeRows({ join, rows, approved }: Rows): string {
  const passed: readonly Expression[] = approved ? [PASSED] : [];
  const parts = join === 'any' && rows.length > 1 ? [{ any: rows }, ...passed] : [...rows, ...passed];
  const [first, ...more] = parts;
  return first ? write(more.length > 0 ? { all: parts } : first) : '';
}

/** Reads a condition into rows. Returns undefined if the form cannot show the condition as rows. */
export function readRows(condition: string, fields: readonly ConditionField[]): Rows | undefined {
  if (!condition.trim()) return { join: 'all', rows: [], approved: false };
  const found = read(condition);
  if (!found) return undefined;
  const parts = 'all' in found ? found.all : [found];
  const last = parts.at(-1);
  const approved = last !== undefined && write(last) === write(PASSED);
  const rest = approved ? parts.slice(0, -1) : parts;
  const [one, ...more] = rest;
  const join = one && 'any' in one && more.length === 0 ? 'any' : 'all';
  const rows = one && 'any' in one && more.length === 0 ? one.any : rest;
  return rows.every((row) => 'field' in row && fits(row, fields))
    ? { join, rows: rows as readonly Comparison[], approved } // the line above checks every row
    : undefined;
}

/** True for a comparison of a known field, with an operator and a value for the field's type. */
function fits({ field: id, operator, value }: Comparison, fields: readonly ConditionField[]): boolean {
  const field = fields.find((one) => one.id === id);
  return (
    field !== undefined && operatorsOf(field).includes(operator) && (typeof value === 'number') === isNumeric(field)
  );
}

const PASSED: Comparison = { field: 'result', operator: '==', value: 2 };

/**
 * Returns the fault of a condition, or undefined. `unreadable` is invalid syntax. `foreign` is a field that the form of
 * the process `key` does not have. `unknown` is a field of an unknown form. `mistyped` is a text compared with a
 * number. `unlisted` is a text that is not an option of the choice, for example because the option was renamed.
 */
export function faultOf(condition: string, key: string, own: readonly FormField[] = []) {
  if (!condition.trim()) return undefined;
  if (!read(condition)) return 'unreadable';
  const fixed = FIXED_OF[key];
  const known = fixed ? FIXED.filter(({ id }) => id === fixed) : conditionFields(own);
  const used = comparisonsIn(condition).filter(({ field }) => field !== 'result');
  const foreign = used.filter(({ field }) => known.every(({ id }) => id !== field));
  if (foreign.length > 0) {
    return fixed || own.length > 0 || foreign.some(({ field }) => isMadeId(field)) ? 'foreign' : 'unknown';
  }
  const isWrong = (one: Comparison) =>
    known.some((field) => field.id === one.field && isNumeric(field) !== (typeof one.value === 'number'));
  if (used.some(isWrong)) return 'mistyped';
  const isUnlisted = ({ field: id, value }: Comparison) =>
    known.some((field) => field.id === id && field.type === 'choice' && !field.values.includes(String(value)));
  return used.some(isUnlisted) ? 'unlisted' : undefined;
}
