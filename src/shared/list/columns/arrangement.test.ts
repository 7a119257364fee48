import { expect, it } from 'vitest';
import { type Column, columnKey, cardSlotsOf } from '../column';
import { arranged, ordered, readArrangement, writeArrangement } from './arrangement';
import { changed, moved } from './moved';

interface Thing {
  name: string;
  phone: string;
  email: string;
  city: string;
}
const columns: Column<Thing>[] = [
  { field: 'name', title: '名称' },
  { field: 'phone', title: '电话' },
  { field: 'email', title: '邮箱', card: 'fact' },
  { field: 'city', title: '城市' },
];
const keys = columns.map(columnKey);
const keysIn = (text: string) => arranged(columns, readArrangement(text)).map(columnKey).join();
const afterMove = (text: string, key: string, over: string) =>
  writeArrangement(moved(columns, readArrangement(text), { moved: key, over }));
const afterChange = (text: string, key: string, change: Parameters<typeof changed>[3]) =>
  writeArrangement(changed(readArrangement(text), keys, key, change));

it('the order, pins and widths of columns survive being written to an address and read back', () => {
  const text = 'city-r,name-n200,phone,email-120';
  expect(readArrangement(text)).toEqual([
    { key: 'city', pin: 'right' },
    { key: 'name', pin: 'none', width: 200 },
    { key: 'phone' },
    { key: 'email', width: 120 },
  ]);
  expect(writeArrangement(readArrangement(text))).toBe(text);
});

it.each([
  ['entries that are not column names are dropped', '<b>,na me,name-x9,phone', 'phone'],
  ['a width that is too small or too large is automatic', 'name-55,phone-1201,email-0', 'name,phone,email'],
  ['the first of two entries for a column counts', 'name-100,name-200', 'name-100'],
  ['an empty text arranges nothing', '', ''],
])('on reading column settings, %s', (_, text, result) => expect(writeArrangement(readArrangement(text))).toBe(result));

it.each([
  ['without stored settings the order of the code applies', '', 'name,phone,email,city'],
  ['columns missing in the stored order keep their place from the code', 'city,email', 'name,phone,city,email'],
  ['a new column follows the one before it in the code', 'city,name,email', 'city,name,phone,email'],
  ['a width or a pin of the name column does not change the order', 'name-n,email-120', 'name,phone,email,city'],
  ['unknown columns are ignored', 'gone,city,name,phone,email', 'city,name,phone,email'],
  ['pinned columns stay at their side, in the stored order', 'phone-r,city-l,name,email-l', 'city,email,name,phone'],
])('on applying column settings to a list, %s', (_, text, result) => expect(keysIn(text)).toBe(result));

it.each([
  ['a moved column takes the position of another column', '', 'city', 'name', 'city,name,phone,email'],
  [
    'moving the column back restores the order of the code and leaves no setting',
    'city,name,phone,email',
    'city',
    'email',
    '',
  ],
  ['widths and pins are kept', 'phone-80,city-r', 'email', 'name', 'email,name,phone-80,city-r'],
  ['a column moved among pinned columns is pinned, too', 'city-l', 'email', 'city', 'email-l,city-l,name,phone'],
  [
    'a pinned column dropped among unpinned ones is no longer pinned',
    'city-l',
    'city',
    'phone',
    'name,phone,city,email',
  ],
  ['an unpinned name stays unpinned', 'name-n', 'name', 'email', 'phone,email,name-n,city'],
])('moving a column: %s', (_, text, key, over, result) => expect(afterMove(text, key, over)).toBe(result));

it.each([
  ['setting a width does not change the order', '', 'email', { width: 90 }, 'email-90'],
  ['pinning a column keeps its width', 'email-90', 'email', { pin: 'left' } as const, 'email-l90'],
  ['removing width and pin leaves no setting', 'email-90', 'email', { width: undefined }, ''],
  [
    'a column missing in the stored order stays in its place',
    'city,name',
    'phone',
    { width: 90 },
    'city,name,phone-90',
  ],
])('changing a column: %s', (_, text, key, change, result) => {
  expect(afterChange(text, key, change)).toBe(result);
  const plain = ordered(columns, readArrangement(text)).map(columnKey);
  expect(ordered(columns, readArrangement(result)).map(columnKey)).toEqual(plain);
});

it('after the user reorders the columns, a card shows the first columns of the new order', () => {
  const factsIn = (text: string) =>
    [...cardSlotsOf(columns, ordered(columns, readArrangement(text)))].flatMap(([column, place]) =>
      place === 'fact' ? [columnKey(column)] : [],
    );
  expect(factsIn('')).toEqual(['email', 'phone']);
  expect(factsIn('phone-r200')).toEqual(['email', 'phone']);
  expect(factsIn('city,name,phone,email')).toEqual(['city', 'phone']);
  expect(
    cardSlotsOf(columns, ordered(columns, readArrangement('city,name,phone,email'))).get(columns[0] as never),
  ).toBe('name');
});
