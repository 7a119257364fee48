import { expect, it } from 'vitest';
import { findIn } from './palette';
import { spellingsOf } from './spellings';

const items = [
  { key: 'new-user', name: '新建 · 用户管理', path: '' },
  { key: 'user', name: '用户管理', path: '系统管理' },
  { key: 'role', name: '角色管理', path: '系统管理' },
  { key: 'companyAudit', name: '企业审核', path: '审核管理' },
  { key: 'tasks', name: 'My tasks', path: 'Workflow' },
  { key: 'audit school', name: '通过或驳回 · 学校审核', path: '', asked: ['驳回', '退回'] },
  { key: 'audit company', name: '通过或驳回 · 企业审核', path: '', asked: ['驳回', '退回'] },
  { key: 'reset', name: 'Reset password · Users', path: '', asked: ['reset password', 'forgot password'] },
];
const find = (text: string) => findIn(items, text, spellingsOf).map(({ key }) => key);

it.each([
  ['a name', '用户', ['user', 'new-user']],
  ['pinyin initials', 'yhgl', ['user', 'new-user']],
  ['a part of the initials', 'GL', ['new-user', 'user', 'role']],
  ['whole pinyin', 'juese', ['role']],
  ['a question', '怎么驳回', ['audit school', 'audit company']],
  ['a question that names the record', '怎么退回企业', ['audit company', 'audit school']],
  ['a question in English', 'How do I reset the password?', ['reset']],
  ['the beginning of a colloquial name', 'forgot', ['reset']],
  ['a key', 'companya', ['companyAudit']],
  ['an English name', 'task', ['tasks']],
  ['an action in one word', '新建用户', ['new-user']],
  ['the initials of an action', 'xjyh', ['new-user']],
  ['the name of the parent menu', '系统', ['user', 'role']],
  ['nothing', '   ', []],
  ['something unknown', 'zzz', []],
  ['a pattern that would break a regular expression', '(a+)+$', []],
])('the command palette finds the expected entries for %s', (_, text, keys) => expect(find(text)).toEqual(keys));

it('[row 152] the command palette finds nothing for a very long text', () => {
  expect(find('(a+)+$'.repeat(1000))).toEqual([]);
});
