import { expect, it } from 'vitest';
import { secretProblems } from './secrets';

const remarks = (path: string, row: object) =>
  secretProblems(path, [row as Record<string, unknown>]).map(({ path: at, read }) => [at, read]);

it('an unmasked personal number is reported as a remark, and a masked number or a picture is not reported', () => {
  expect(remarks('/biz/order/list', { buyerPhone: '13800138000', orderNo: '1' })).toEqual([
    ['records[].buyerPhone', true],
  ]);
  expect(remarks('/biz/order/list', { buyerPhone: '138****8000' })).toEqual([]);
  const company = { legalIdCard: '110101199003070011', idCardFront: '/a.png', contactEmail: 'a@example.com' };
  expect(remarks('/biz/company/get/{id}', company)).toEqual([['records[].legalIdCard', true]]);
  expect(remarks('/system/user/list', { phonenumber: '13800138000' })).toEqual([['records[].phonenumber', true]]);
});

it('an unmasked password or its hash in any field is a failure', () => {
  expect(remarks('/system/user/list', { password: 'x' })).toEqual([['records[].password', false]]);
  const hash = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
  expect(remarks('/system/user/get/{id}', { remark: hash })).toEqual([['records[].remark', false]]);
});

it('a fully readable phone number is a failure if the contract requires a masked number', () => {
  const row = { phone: '13800138000' };
  expect(secretProblems('/biz/resume/list', [row], ['phone'])).toMatchObject([{ read: false }]);
});
