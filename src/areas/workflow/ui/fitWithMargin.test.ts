import { expect, it } from 'vitest';
import { fitWithMargin } from './fitWithMargin';

it.each([
  ['a large diagram keeps a margin to its frame', 0.5, ['fit-viewport', 0.46]],
  ['a diagram that fits is not made smaller', 1, ['fit-viewport']],
])('%s', (_name, scale, asked) => {
  const zooms: unknown[] = [];
  fitWithMargin({ zoom: (to) => (zooms.push(to), scale) });
  expect(zooms).toEqual(asked);
});
