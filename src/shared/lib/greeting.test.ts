import { expect, it } from 'vitest';
import { partOfDay } from './greeting';

it.each([
  [0, 'morning'],
  [8, 'morning'],
  [9, 'forenoon'],
  [11, 'forenoon'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [19, 'afternoon'],
  [20, 'evening'],
  [23, 'evening'],
])('at %i:00, the part of the day for the greeting is “%s”', (hour, part) => expect(partOfDay(hour)).toBe(part));
