import { expect, it } from 'vitest';
import { deviceOf, sidebarStartsOpen } from './metrics';

it.each([
  [320, 'mobile'],
  [576, 'mobile'],
  [577, 'tablet'],
  [1199, 'tablet'],
  [1200, 'desktop'],
  [2560, 'desktop'],
])('a window of %i px is a %s', (width, device) => expect(deviceOf(width)).toBe(device));

it('opens the side menu on desktop and mobile, not on a tablet', () => {
  expect((['desktop', 'tablet', 'mobile'] as const).map(sidebarStartsOpen)).toEqual([true, false, true]);
});
