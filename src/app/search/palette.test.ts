import { expect, it } from 'vitest';
import { initialsOf } from './initials';
import { findIn } from './palette';

const items = [
  { key: 'new-user', name: '新建 · 用户管理', path: '' },
  { key: 'user', name: '用户管理', path: '系统管理' },
  { key: 'role', name: '角色管理', path: '系统管理' },
  { key: 'companyAudit', name: '企业审核', path: '审核管理' },
  { key: 'tasks', name: 'My tasks', path: 'Workflow' },
];
const find = (text: string) => findIn(items, text, initialsOf).map(({ key }) => key);

it.each([
  ['a name', '用户', ['user', 'new-user']],
  ['pinyin initials', 'yhgl', ['user', 'new-user']],
  ['a part of the initials', 'GL', ['new-user', 'user', 'role']],
  ['a key', 'companya', ['companyAudit']],
  ['an English name', 'task', ['tasks']],
  ['an action in one word', '新建用户', ['new-user']],
  ['the initials of an action', 'xjyh', ['new-user']],
  ['the place above', '系统', ['user', 'role']],
  ['nothing', '   ', []],
  ['something unknown', 'zzz', []],
  ['a pattern that would hurt a regular expression', '(a+)+$', []],
])('finds by %s', (_, text, keys) => expect(find(text)).toEqual(keys));

it('[row 152] returns results quickly for a very long text', () => {
  expect(find('(a+)+$'.repeat(1000))).toEqual([]);
});
