import { expect, it } from 'vitest';
import { screenKeys } from '@/app/navigation/screens';
import { screens } from '@/app/i18n/help/zh-CN';

it('every screen has a help paragraph that explains its purpose', () => {
  expect(screenKeys.filter((key) => !(key in screens))).toEqual([]);
  expect(Object.keys(screens).filter((key) => !screenKeys.includes(key))).toEqual([]);
});
