import { expect, it } from 'vitest';
import { editOf } from './record';

const edit = {
  field: 'deptId',
  from: ['103'],
  to: '105',
  data: { userId: 7, updateTime: '2026-11-20 09:00:00', deptId: 105, roleIds: [2] },
};
const record = { userId: 7, updateTime: '2026-11-20 09:00:00', deptId: 103, roleIds: [2], remark: '' };

it('when an edit is sent, the fields that the user did not change have the record’s current values', () => {
  const now = { ...record, updateTime: '2026-11-21 10:00:00', roleIds: [2, 3], remark: '新备注' };
  expect(editOf(edit, now)).toEqual({ ...edit.data, updateTime: '2026-11-21 10:00:00', roleIds: [2, 3] });
});

it('an edit is not sent if the record already has the new value; the number 105 equals the text “105”', () => {
  expect(editOf(edit, { ...record, deptId: 105 })).toBeUndefined();
  expect(editOf(edit, { ...record, deptId: '105' })).toBeUndefined();
});

it('an edit is refused if a colleague has changed or cleared the value', () => {
  expect(() => editOf(edit, { ...record, deptId: 104 })).toThrow(expect.objectContaining({ kind: 'refused' }));
  expect(() => editOf(edit, { ...record, deptId: null })).toThrow(expect.objectContaining({ kind: 'refused' }));
});
