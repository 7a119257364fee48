import { expect, it } from 'vitest';
import { screenKeys } from '@/app/navigation/screens';
import { screens } from '@/app/i18n/help/zh-CN';

it('every screen has a paragraph that says what it is for', () => {
  expect(screenKeys.filter((key) => !(key in screens))).toEqual([]);
  expect(Object.keys(screens).filter((key) => !screenKeys.includes(key))).toEqual([]);
});
