import { expect, it } from 'vitest';
import { inSight } from './inSight';

/** Each is 56 + 4 × 14 = 112 pixels wide. */
const names = ['审核管理', '基础数据', '销售管理', '财务管理', '技能竞赛'];

it('all entries are in the header when they fit, without dots', () => {
  expect(inSight(names, 0, 560)).toBe(5);
  expect(inSight([], -1, 100)).toBe(0);
});

it('otherwise so many that the dots have room too', () => {
  expect(inSight(names, 0, 559)).toBe(4);
  expect(inSight(names, 0, 4 * 112 + 56)).toBe(4);
  expect(inSight(names, 0, 4 * 112 + 55)).toBe(3);
});

it('the name of the area one is in has room beside the dots', () => {
  expect(inSight(names, 4, 4 * 112 + 56)).toBe(3);
  expect(inSight(names, 4, 4 * 112 + 56 + 64)).toBe(5);
  expect(inSight(names, 3, 3 * 112 + 56 + 64)).toBe(3);
});

it('where nothing fits, the dots stand alone', () => {
  expect(inSight(names, 2, 40)).toBe(0);
});
