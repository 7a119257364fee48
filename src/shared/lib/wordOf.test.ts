import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { wordOf } from './wordOf';

let t: TFunction<never>;
beforeAll(async () => {
  const own = i18next.createInstance();
  const levels = { 0: '省份', 1: '城市', deep: { er: '不是词' } };
  await own.init({ lng: 'zh-CN', resources: { 'zh-CN': { translation: { district: { levels }, secret: '密' } } } });
  t = own.t as unknown as TFunction<never>;
});

it.each([
  [0, '省份'],
  ['1', '城市'],
  [10, '10'],
  ['街道', '街道'],
  [null, '-'],
  [undefined, '-'],
  ['', '-'],
  ['deep', 'deep'],
  ['{{name}}', '{{name}}'],
  ['$t(secret)', '$t(secret)'],
  ['a.b:c', 'a.b:c'],
  [true, 'true'],
])('the district level %j is displayed as %j', (value, word) => expect(wordOf(t, 'district.levels', value)).toBe(word));
