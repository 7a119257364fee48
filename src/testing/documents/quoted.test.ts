import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { said } from '../words';

/** The texts quoted in the specification, with their translation keys; `N` is a number. */
const QUOTED: [language: string, key: string, text: string][] = [
  ['en-US', 'shared:status.403', 'Sorry, you have no access to this page'],
  ['en-US', 'shared:status.404', 'Sorry, the page does not exist or is still in development'],
  ['en-US', 'shared:status.500', 'Sorry, the server erred'],
  // The specification quotes these texts in the middle of a sentence; as messages they begin with a capital letter.
  ['en-US', 'app:tabs.last', 'this is the last tab and cannot be closed'],
  ['en-US', 'app:tabs.noneLeft', 'no tabs on the left'],
  ['zh-CN', 'shared:boot.userInfoFailed', '错误: 请求用户信息失败，请重试'],
  ['zh-CN', 'account:password.oldRequired', '旧密码不能为空'],
  ['zh-CN', 'shared:password.required', '至少8位密码，区分大小写'],
  ['zh-CN', 'shared:password.rule', '密码规则是长度大于8位小于20位，密码由字母、数字和特殊字符组成'],
  ['zh-CN', 'shared:password.mismatch', '两次密码不一致'],
  ['zh-CN', 'shared:password.confirmRequired', '请输入密码'],
  ['zh-CN', 'account:password.done', '修改成功!'],
  ['zh-CN', 'tools:settings.copied', '复制完毕'],
  ['zh-CN', 'tools:settings.copyFailed', '复制失败'],
  ['zh-CN', 'shared:crud.total', '共 N 条'],
];
/** Quotes that are not texts of the product: a value, a key, a console message, variants of the texts above. */
const NOT_SHOWN = [
  '1',
  'permissionId.action',
  'getInfo: roles must be a non-null array',
  'error: 请求用户信息失败，请重试',
  'no tabs on the left/right',
];

const specification = readFileSync('docs/specification.md', 'utf8');
const lower = (text = '') => text.charAt(0).toLowerCase() + text.slice(1);

it.each(QUOTED)('in %s, the text %s is as specified: %s', (language, key, text) => {
  expect(specification).toContain(text);
  expect(lower(said(language, key))).toBe(lower(text.replace('N', '{{count, number}}')));
});

it('the English messages “No tabs on the left” and “No tabs on the right” differ only in the direction', () => {
  expect(said('en-US', 'app:tabs.noneRight')).toBe(said('en-US', 'app:tabs.noneLeft')?.replace('left', 'right'));
});

it('every text quoted in the specification is compared with the product’s texts or listed as an exception', () => {
  const texts = [...specification.matchAll(/(?<![\w’])'([^'\n]+)'/g)].map(([, text = '']) => text);
  const known = [...QUOTED.map(([, , text]) => text), ...NOT_SHOWN];
  expect(texts.filter((text) => !known.includes(text))).toEqual([]);
  expect(texts.length).toBeGreaterThan(15);
});

it('the titles of the 401 and 403 messages match the specification', () => {
  const source = readFileSync('src/app/session/watchSession.ts', 'utf8');
  for (const words of ['Unauthorized', 'Forbidden', 'Authorization verification failed']) {
    expect(specification).toContain(words);
    expect(source).toMatch(new RegExp(`alert\\([^)]*['\`]${words}`));
  }
});
