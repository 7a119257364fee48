import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import type { CheckContext } from '@/shared/record/marks/check';
import { companyChecks } from './company.checks';
import type { Company } from './company.resource';
import { termEnd } from './term';

it.each([
  ['2020-05-01至长期', 'forever'],
  ['2020-05-01至2040-04-30', '2040-04-30'],
  ['2020-05-01 至 2040-04-30', '2040-04-30'],
  ['2020-05-01', undefined],
  ['', undefined],
  [null, undefined],
])('the validity period %s of a business license has the end date %s', (term, end) => expect(termEnd(term)).toBe(end));

it.each(['2010年05月01日至2020年04月30日', '2010-05-01~2020-04-30', '2010-05-01'])(
  'the validity period %s of a business license must be confirmed, because its end cannot be read',
  (businessTerm) => {
    const context: CheckContext = { t: createInstance().t, keywords: [] };
    const checks = companyChecks.of({ companyName: '青禾', businessTerm } as Company, context); // no other field is read
    expect(checks).toContainEqual(expect.objectContaining({ name: 'businessTerm', found: 'unknown' }));
  },
);
