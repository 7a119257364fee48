import { expect, it } from 'vitest';
import { agesFound, payFound } from './position.checks';

it.each([
  [8000, 12000, 'N', 'ok'],
  ['8000.00', '24000.00', 'N', 'ok'],
  [8000, 24001, 'N', 'wide'],
  [12000, 8000, 'N', 'turned'],
  [12000, 8000, 'Y', 'negotiable'],
  [0, 0, 'Y', 'ok'],
])('the salary check for %s to %s (negotiable: %s) returns %s', (salaryMin, salaryMax, salaryNegotiable, found) =>
  expect(payFound({ salaryMin, salaryMax, salaryNegotiable })).toBe(found),
);

it.each([
  [18, 45, 'ok'],
  [null, null, 'none'],
  [15, 40, 'warn'],
  [45, 18, 'warn'],
  [18, 70, 'warn'],
  [18, null, 'ok'],
])('the age check for %s to %s returns %s', (ageMin, ageMax, found) =>
  expect(agesFound({ ageMin, ageMax })).toBe(found),
);
