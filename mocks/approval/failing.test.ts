import { expect, it } from 'vitest';
import { companyChecks } from '@/areas/approval/company/company.checks';
import type { Company } from '@/areas/approval/company/company.resource';
import { failing } from './failing';

it('companies with the same name fail a check, and an invisible character in a name fails a separate check', () => {
  const rows = ['阿里巴巴', '阿里\u200b巴巴', '杭州启蓝'].map((companyName, id) => ({ id, companyName }) as Company);
  const failed = failing(companyChecks, rows);
  expect(rows.map(failed)).toEqual([['sameName'], ['deceit-companyName', 'sameName'], []]);
});
