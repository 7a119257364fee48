import { expect, it } from 'vitest';
import { dragged, frameOf, keptSize, startCrop, within } from './crop';

const wide = { width: 400, height: 200 };
const tall = { width: 100, height: 300 };

it.each([
  ['a wide picture, from its middle', wide, startCrop, { left: 100, top: 0, width: 200, height: 200 }],
  ['a tall picture, from its middle', tall, startCrop, { left: 0, top: 100, width: 100, height: 100 }],
  ['the left end of a wide picture', wide, { zoom: 1, x: -1, y: 0 }, { left: 0, top: 0, width: 200, height: 200 }],
  ['the right end of a wide picture', wide, { zoom: 1, x: 1, y: 0 }, { left: 200, top: 0, width: 200, height: 200 }],
  ['a picture enlarged twice', wide, { zoom: 2, x: 0, y: 0 }, { left: 150, top: 50, width: 100, height: 100 }],
  ['a picture enlarged in a corner', wide, { zoom: 2, x: 1, y: 1 }, { left: 300, top: 100, width: 100, height: 100 }],
  [
    'nothing beyond the edge of the picture',
    wide,
    { zoom: 99, x: 7, y: -7 },
    { left: 350, top: 0, width: 50, height: 50 },
  ],
])('a square crop frame shows %s', (_, size, crop, frame) => expect(frameOf(size, crop, 1)).toEqual(frame));

it.each([
  ['to the right shows more of the left side', wide, startCrop, 100, 0, { zoom: 1, x: -1, y: 0 }],
  ['moves an enlarged picture half as far', wide, startCrop, -50, 0, { zoom: 1, x: 0.5, y: 0 }],
  ['up and down does nothing where there is no room', wide, startCrop, 0, 500, { zoom: 1, x: 0, y: 0 }],
  ['stops at the end of the picture', tall, startCrop, 0, -10_000, { zoom: 1, x: 0, y: 1 }],
])('dragging a picture in the crop tool: %s', (_, size, crop, dx, dy, after) => {
  const { zoom, x, y } = dragged(size, crop, 1, { dx, dy, shown: 200 });
  expect([zoom, x + 0, y + 0]).toEqual([after.zoom, after.x, after.y]);
});

it.each([
  ['all of a picture of the same shape', wide, 2, { left: 0, top: 0, width: 400, height: 200 }],
  ['a strip of a tall one', tall, 2, { left: 0, top: 125, width: 100, height: 50 }],
  ['a column of a wide one', wide, 0.5, { left: 150, top: 0, width: 100, height: 200 }],
])('a crop frame with a fixed ratio shows %s', (_, size, ratio, frame) =>
  expect(frameOf(size, startCrop, ratio)).toEqual(frame),
);

it.each([
  ['the width that was requested', wide, { ratio: 2, width: 300 }, { width: 300, height: 150 }],
  [
    'the size of the picture when it is smaller than requested',
    wide,
    { ratio: 1, width: 300 },
    { width: 200, height: 200 },
  ],
  ['the exact width that the shape requires', wide, { ratio: 1, width: 300, exact: true }, { width: 300, height: 300 }],
])('the cropped picture has %s', (_, size, shape, kept) => expect(keptSize(size, shape)).toEqual(kept));

it('a crop zoom or position of NaN is replaced with the default', () =>
  expect(within({ zoom: Number.NaN, x: Number.NaN, y: 0 })).toEqual({ zoom: 1, x: 0, y: 0 }));
