import { expect, it } from 'vitest';
import { passedOf } from './presence';
import { isHeld } from './roles';

const refused = (words: string) => passedOf({ kind: 'refused', words });

it('a request without permission counts as refused only if the response reports a permission error', () => {
  expect(refused('code 500: 记录不存在')).toBe('let through: code 500: 记录不存在');
  expect(refused('code 500: 权限标识不能为空')).toContain('let through');
  expect(refused('code 403: ')).toBeUndefined();
  expect(refused('code 500: 没有权限，请联系管理员')).toBeUndefined();
  expect(passedOf({ kind: 'forbidden', words: 'HTTP 403' })).toBeUndefined();
  expect(passedOf({ kind: 'data', data: null, bare: false, type: '' })).toBe('done: code 0');
});

it('in a granted permission such as *:*:*, each star matches any text between colons', () => {
  expect(isHeld('system:user:list', ['system:user:list'])).toBe(true);
  expect(isHeld('system:user:list', ['*:*:*'])).toBe(true);
  expect(isHeld('system:user:list', ['system:role:list', 'base:*:list'])).toBe(false);
});
