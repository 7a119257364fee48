import { expect, it } from 'vitest';
import { fieldErrors, fieldNamedIn } from './fieldErrors';

const labels = new Map([
  ['deptName', '部门名称'],
  ['parentId', '上级部门'],
  ['phonenumber', '手机号'],
  ['email', '邮箱'],
  ['sort', '序'],
]);

it.each([
  ["新增用户'li'失败，手机号码已存在", 'phonenumber'],
  ['邮箱账号已存在', 'email'],
  ["新增部门'邮箱'失败，部门名称已存在", 'deptName'],
  ['上级部门不能是自己', 'parentId'],
  ['存在下级部门，不允许删除', undefined],
  ['排序有误', undefined],
  ['', undefined],
])('the message %s is about the field %s', (words, field) => expect(fieldNamedIn(words, labels)).toBe(field));

it('the server’s field errors are assigned to the form fields; errors for unknown fields are ignored', () => {
  expect(fieldErrors({ email: '邮箱账号已存在', other: 'x', sort: 1 }, ['email', 'sort'])).toEqual([
    { name: 'email', errors: ['邮箱账号已存在'] },
  ]);
  expect(fieldErrors({ email: ['taken', 'too long'], sort: [] }, ['email', 'sort'])).toEqual([
    { name: 'email', errors: ['taken', 'too long'] },
  ]);
  expect(fieldErrors(null, ['email'])).toEqual([]);
});
