import { expect, it } from 'vitest';
import { LOGIN_NAME } from './loginName';

it.each(['zhangsan', 'li.si', 'a-b_c', '007', '_service'])('%s is a valid login name', (name) =>
  expect(name).toMatch(LOGIN_NAME),
);

it.each(['', 'zhang san', ' zhang', '=cmd|1', '+86', '-1', '@sum', '.hidden', '张三', 'a@b.c', 'a/b', 'é'])(
  '“%s” is not a valid login name',
  (name) => expect(name).not.toMatch(LOGIN_NAME),
);
