import { expect, it } from 'vitest';
import { leftOut } from './scope';

it('the contract checker does not require the endpoints of features that the server does not offer', () => {
  expect([...leftOut({ features: ['sms', 'notices'] })]).toEqual([
    '/system/social/wechat/pc_login',
    '/auth/register',
    '/auth/forge-password',
    '/system/accounts/switch_comp',
  ]);
  expect(leftOut({ features: undefined }).size).toBe(0);
});
