import { expect, it } from 'vitest';
import { termEnd } from './term';

it.each([
  ['2020-05-01至长期', 'forever'],
  ['2020-05-01至2040-04-30', '2040-04-30'],
  ['2020-05-01 至 2040-04-30', '2040-04-30'],
  ['2020-05-01', undefined],
  ['', undefined],
  [null, undefined],
])('the business term %s has the end %s', (term, end) => expect(termEnd(term)).toBe(end));
