import { expect, it } from 'vitest';
import { leftOut } from './scope';

it('calls of a feature that the server does not offer are not required', () => {
  expect([...leftOut({ features: ['sms', 'notices'] })]).toEqual([
    '/system/social/wechat/pc_login',
    '/auth/register',
    '/auth/forge-password',
    '/system/accounts/switch_comp',
  ]);
  expect(leftOut({ features: undefined }).size).toBe(0);
});
