import { expect, it } from 'vitest';
import { contrastWithWhite, readable } from './readable';

it.each(['#008080', '#f5222d', '#fa541c', '#faad14', '#52c41a', '#1890ff', '#2f54eb', '#722ed1', '#ffffff'])(
  'white text has enough contrast on the adjusted color %s',
  (colour) => expect(contrastWithWhite(readable(colour))).toBeGreaterThanOrEqual(4.5),
);

it('a color that already has enough contrast with white text is not adjusted', () => {
  expect(readable('#008080')).toBe('#008080');
  expect(readable('#2F54EB')).toBe('#2f54eb');
});

it('the specification’s primary color has a contrast of 4.77 with white', () =>
  expect(contrastWithWhite('#008080')).toBeCloseTo(4.77, 1));
