import { expect, it } from 'vitest';
import { secretProblems } from './secrets';

const remarks = (path: string, row: object) =>
  secretProblems(path, [row as Record<string, unknown>]).map(({ path: at, read }) => [at, read]);

it('the contract check reports unmasked phone and ID numbers as remarks, but not masked numbers or ID photos', () => {
  expect(remarks('/biz/order/list', { buyerPhone: '13800138000', orderNo: '1' })).toEqual([
    ['records[].buyerPhone', true],
  ]);
  expect(remarks('/biz/order/list', { buyerPhone: '138****8000' })).toEqual([]);
  const company = { legalIdCard: '110101199003070011', idCardFront: '/a.png', contactEmail: 'a@example.com' };
  expect(remarks('/biz/company/get/{id}', company)).toEqual([['records[].legalIdCard', true]]);
  expect(remarks('/system/user/list', { phonenumber: '13800138000' })).toEqual([['records[].phonenumber', true]]);
});

it('the contract check fails if a response contains an unmasked password, or a password hash in any field', () => {
  expect(remarks('/system/user/list', { password: 'x' })).toEqual([['records[].password', false]]);
  const hash = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
  expect(remarks('/system/user/get/{id}', { remark: hash })).toEqual([['records[].remark', false]]);
});

it('the contract check fails if a phone number is unmasked although the contract requires masking', () => {
  const row = { phone: '13800138000' };
  expect(secretProblems('/biz/resume/list', [row], ['phone'])).toMatchObject([{ read: false }]);
});
