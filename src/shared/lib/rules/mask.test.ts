import { expect, it } from 'vitest';
import { masked, type Secret } from './mask';

it.each<[Secret, string, string]>([
  ['phone', '13800001234', '138****1234'],
  ['phone', '138****1234', '138****1234'],
  ['phone', '12345', '*****'],
  ['idCard', '11010519491231002X', '110105********002X'],
  ['idCard', 'E00009173', '*********'],
  ['bank', '6222000000001234001', '6222***********4001'],
  ['bank', '', ''],
])('as a %s number, %s is masked as %s', (secret, text, shown) => expect(masked(secret, text)).toBe(shown));
