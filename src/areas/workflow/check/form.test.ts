import { expect, it } from 'vitest';
import { ofForm } from './form';
import { type FormField, readFields } from './fields';

const rulesOf = (fields: readonly FormField[], condition = '') =>
  ofForm({ nodes: [], flows: [{ id: 'f', name: '大额', from: 'a', to: 'b', condition }], fields }).map(
    ({ rule, name }) => `${rule} ${name}`,
  );

it('a form needs names that differ, options and columns', () => {
  const fields = readFields([
    { id: 'text_1', name: '事由' },
    { id: 'text_2', name: '事由 ' },
    { id: 'choice_3', name: '类别', type: 'choice' },
    { id: 'table_4', name: '明细', type: 'table' },
    { id: 'table_5', name: '清单', type: 'table' },
    { id: 'table_5.choice_1', name: '单位', type: 'choice' },
  ]);
  expect(rulesOf(fields)).toEqual(['fieldTwice 事由', 'choiceEmpty 类别', 'tableEmpty 明细', 'choiceEmpty 单位']);
});

it('a field whose name was cleared is named by its id', () => {
  const [field] = readFields([{ id: 'text_1', name: '事由' }]);
  expect(rulesOf(field ? [{ ...field, name: ' ' }] : [])).toEqual(['fieldUnnamed text_1']);
});

it('a condition on a field that was removed is found', () => {
  const fields = readFields([{ id: 'money_1', name: '金额', type: 'money' }]);
  expect(rulesOf(fields, '${money_1 > 500 && duration > 8}')).toEqual([]);
  expect(rulesOf(fields, '${money_2 > 500}')).toEqual(['fieldGone 大额']);
});
