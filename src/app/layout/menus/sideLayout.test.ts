import { describe, expect, it } from 'vitest';
import { deviceOf, sideLayout } from './sideLayout';

describe('the side menu', () => {
  it.each([
    [320, 'mobile'],
    [576, 'mobile'],
    [577, 'tablet'],
    [1199, 'tablet'],
    [1200, 'desktop'],
    [2560, 'desktop'],
  ])('the side menu treats a window of %i px as a %s', (width, device) => expect(deviceOf(width)).toBe(device));

  it('the side menu starts open on desktop and mobile, and closed on a tablet', () => {
    expect([1440, 900, 390].map((width) => sideLayout(deviceOf(width), undefined, false).open)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([
    [1440, true, false, 256],
    [1440, true, true, 256],
    [1440, false, false, 0],
    [1440, false, true, 80],
    [900, true, false, 80],
    [900, true, true, 80],
    [900, false, false, 0],
    [900, false, true, 80],
    [390, true, false, 0],
    [390, false, false, 0],
    [390, true, true, 80],
    [390, false, true, 80],
  ])('at %i px, open=%s and fixed=%s, the side menu pads the content by %i px', (width, open, fixed, padding) => {
    expect(sideLayout(deviceOf(width), open, fixed)).toMatchObject({ open, padding });
  });
});
