import { expect, it } from 'vitest';
import type { Column } from '../column';
import { pinsOf, readArrangement } from '../columns/arrangement';
import { cellLooks, pinnedColumns } from './pins';

const columns = ['name', 'phone', 'email', 'city'].map((key): Column<object> => ({ key, title: key }));
const pinned = (text: string, room = 1200) =>
  pinnedColumns(columns, pinsOf(readArrangement(text)), columns[0], {
    widths: [200, 100, 100, 150],
    before: 44,
    after: 130,
    room,
  });

it('by default, the name column is pinned left, next to the check boxes', () => {
  const { sides, offsets } = pinned('');
  expect([sides, offsets]).toEqual([['left', undefined, undefined, undefined], { '--left-0': '44px' }]);
  expect(cellLooks(sides, 0).map(({ style }) => style)).toEqual([undefined, undefined, undefined, undefined]);
});

it('pinned columns are placed side by side at the left and right edges', () => {
  const { sides, offsets } = pinned('phone-l,email-r,city-r');
  expect(sides).toEqual(['left', 'left', 'right', 'right']);
  expect(offsets).toEqual({ '--left-0': '44px', '--left-1': '244px', '--right-0': '130px', '--right-1': '280px' });
  expect(cellLooks(sides, 0).map(({ style }) => style)).toEqual([
    undefined,
    { left: 'var(--left-1)' },
    { right: 'var(--right-1)' },
    undefined,
  ]);
});

it('an unpinned name column scrolls with the other columns', () => {
  expect(pinned('name-n').sides[0]).toBeUndefined();
});

it('a column is not pinned if too little space would be left for scrolling', () => {
  expect(pinned('phone-l,email-l,city-r', 700).sides).toEqual(['left', 'left', undefined, undefined]);
});
