import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormField } from './fields';
import { conditionFields, faultOf, firstOf, operatorsOf, readRows, writeRows } from './rows';

const field = { name: '', required: false, values: [], columns: [] };
const form: FormField[] = [
  { ...field, id: 'amount', type: 'money' },
  { ...field, id: 'kind', type: 'choice', values: ['采购', '差旅'] },
  { ...field, id: 'reason', type: 'text' },
  { ...field, id: 'day', type: 'date' },
  { ...field, id: 'people', type: 'person' },
  { ...field, id: 'items', type: 'table' },
];
const fields = conditionFields(form);

it('a condition can use the comparable fields of the form and the built-in fields duration and money', () =>
  expect(fields.map(({ id }) => id)).toEqual(['amount', 'kind', 'reason', 'day', 'duration', 'money']));

it.each([
  '',
  '${duration > 24}',
  '${money >= 1000.5}',
  '${duration > 24 && result == 2}',
  "${amount > 5000 && kind == '采购' && result == 2}",
  "${(amount > 5000 || kind != '采购') && result == 2}",
  "${day < '2026-12-01' || reason == 'it\\'s'}",
  '${result == 2}',
])('the condition editor reads the condition %s and writes it back unchanged', (text) => {
  const rows = readRows(text, fields);
  expect(rows && writeRows(rows)).toBe(text);
});

it.each([
  'duration > 3',
  '${days > 3}',
  '${duration > money}',
  '${result == 3}',
  '${amount > 1 && (money > 2 || duration > 3)}',
  "${amount == '1'}",
  '${kind == 1}',
  "${kind > '采购'}",
])('the condition %s cannot be shown as a list of field comparisons', (text) =>
  expect(readRows(text, fields)).toBeUndefined(),
);

const row = fc.constantFrom(...fields).chain((one) =>
  fc.record({
    field: fc.constant(one.id),
    operator: fc.constantFrom(...operatorsOf(one)),
    value: typeof firstOf(one).value === 'number' ? fc.double({ noNaN: true, noDefaultInfinity: true }) : fc.string(),
  }),
);

it('the condition editor writes conditions that it can read back unchanged', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('all', 'any'),
      fc.array(row, { maxLength: 4 }),
      fc.boolean(),
      (join, rows, approved) => {
        const back = readRows(writeRows({ join, rows, approved }), fields);
        const said = rows.length > 1 ? join : 'all';
        expect(JSON.stringify(back)).toBe(JSON.stringify({ join: said, rows, approved }));
      },
    ),
  ));

it.each<[string, string, FormField[], string | undefined]>([
  ['', 'trip', form, undefined],
  ['${amount > 5 && kind == "采购" && result == 2}', 'trip', form, undefined],
  ["${amount == 'a'}", 'trip', form, 'mistyped'],
  ['${nights > 2}', 'trip', form, 'foreign'],
  ['${nights > 2}', 'trip', [], 'unknown'],
  // The form has no fields, because its last one was removed.
  ['${money_2 > 2}', 'trip', [], 'foreign'],
  ["${reason == 'money_2'}", 'trip', form, undefined],
  // The option was renamed after the condition was written.
  ["${kind != '采购' && kind == '出差'}", 'trip', form, 'unlisted'],
  ['${money > 2}', 'leave', [], 'foreign'],
  ['${amount > tax}', 'trip', form, 'unreadable'],
])(
  'the condition %s in the process %s with the form fields %j has the fault %s',
  (condition, key, fieldsOfForm, fault) => expect(faultOf(condition, key, fieldsOfForm)).toBe(fault),
);
