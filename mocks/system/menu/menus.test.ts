// @fresh-modules
// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menuSchema } from '@/areas/system/menu/menu.resource';
import { resetDb } from '../../db';
import { operatorAccount } from '../../demo';
import { ask, tokenOf } from '../../testClient';

vi.mock('../../screens', () => ({
  screens: ['weclome', 'system/UserList', 'system/NoticeForm', 'monitor/OperLogList', 'approval/CompanyList'],
}));

beforeEach(() => resetDb());

const keysOf = async (username: string) => {
  const { data } = await ask<Record<string, unknown>[]>('/system/menu/user', { token: await tokenOf(username) });
  for (const row of data) menuSchema.parse(row);
  return data.map((row) => String(row.menuKey)).sort();
};

describe('the menu', () => {
  it('the administrator’s menu contains every existing screen, even hidden ones, and no empty directory', async () => {
    expect(await keysOf('admin')).toEqual([
      'approval',
      'companyAudit',
      'log',
      'noticeAdd',
      'noticeEdit',
      'oper',
      'overview',
      'system',
      'user',
      'weclome',
    ]);
  });

  it('a user’s menu contains only the screens that the user’s roles allow', async () => {
    expect(await keysOf(operatorAccount.username)).toEqual([
      'approval',
      'companyAudit',
      'overview',
      'system',
      'user',
      'weclome',
    ]);
  });

  it('a user’s menu is sorted and contains no buttons', async () => {
    const { data } = await ask<Record<string, unknown>[]>('/system/menu/user', { token: await tokenOf() });
    const order = data.map((row) => Number(row.orderNum));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(data.some((row) => row.menuType === 'F')).toBe(false);
    expect(data.find((row) => row.menuKey === 'overview')).toMatchObject({ redirect: '/overview/weclome' });
  });

  it('a user’s permissions are returned as separate strings, split at commas', async () => {
    const token = await tokenOf();
    await ask('/system/role/update', { token, body: { roleId: 2, menuIds: [3001, 3002] } });
    expect((await ask('/system/menu/user_auths', { token: await tokenOf(operatorAccount.username) })).data).toEqual([]);
    const { data } = await ask<string[]>('/system/menu/user_auths', { token });
    expect(data).toContain('system:user:resetPwd');
    expect(data.some((permission) => permission.includes(',') || permission === '')).toBe(false);
  });

  it('a user whose only role is disabled gets an empty menu', async () => {
    await ask('/system/role/status', { token: await tokenOf(), body: { roleId: 2, status: '1' } });
    expect(await keysOf(operatorAccount.username)).toEqual([]);
  });
});
