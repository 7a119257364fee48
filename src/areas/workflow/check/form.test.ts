import { expect, it } from 'vitest';
import { ofForm } from './form';
import { type FormField, readFields } from './fields';
import { readRights, RIGHTS, rightTo, writeRight } from './rights';

const rulesOf = (fields: readonly FormField[]) =>
  ofForm({ nodes: [], fields }).map(({ rule, name }) => `${rule} ${name}`);

it('in a form, field names must be unique, choice fields need options, and tables need columns', () => {
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

it('an error names a field by its id if the field has no name', () => {
  const [field] = readFields([{ id: 'text_1', name: '事由' }]);
  expect(rulesOf(field ? [{ ...field, name: ' ' }] : [])).toEqual(['fieldUnnamed text_1']);
});

it('a step must not refer to a missing field or require a hidden field', () => {
  const rights = readRights([
    { id: 'text_1', readable: false, required: true },
    { id: 'text_2', required: true },
    { id: 'money_9', readable: false },
  ]);
  const step = { id: 'a', type: 'bpmn:UserTask', name: '经办', groups: '', users: '5', rights };
  const found = ofForm({
    nodes: [step],
    fields: readFields([
      { id: 'text_1', name: '事由' },
      { id: 'text_2', name: '说明' },
    ]),
  });
  expect(found).toEqual([
    { rule: 'rightGone', level: 'warning', element: 'a', name: '经办' },
    { rule: 'rightHidden', level: 'error', element: 'a', name: '经办' },
  ]);
});

it('a workflow step can change only the form fields that its access rights mark as writable', () => {
  const rights = readRights([{ id: 'a' }, { id: 'b', writable: false, required: true }]);
  expect(['a', 'b', 'c'].map((id) => rightTo(id, rights))).toEqual(['write', 'read', 'read']);
  for (const right of RIGHTS) expect(rightTo('a', readRights(writeRight('a', right)))).toBe(right);
});
