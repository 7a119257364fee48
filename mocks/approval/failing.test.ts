import { expect, it } from 'vitest';
import { companyChecks } from '@/areas/approval/company/company.checks';
import type { Company } from '@/areas/approval/company/company.resource';
import { failing } from './failing';

it('two companies with the same name both fail, and the one with an invisible character in its name also fails for that', () => {
  const rows = ['阿里巴巴', '阿里\u200b巴巴', '杭州启蓝'].map((companyName, id) => ({ id, companyName }) as Company);
  const failed = failing(companyChecks, rows);
  expect(rows.map(failed)).toEqual([['sameName'], ['deceit-companyName', 'sameName'], []]);
});
