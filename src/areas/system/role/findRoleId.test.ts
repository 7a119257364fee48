// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/testing/server';
import { findRoleId } from './role.resource';

const auditor = { roleKey: 'audit', roleName: '审核员' };

it.each([
  ['its key', { roleId: 8, roleName: '审核员', roleKey: 'auditor' }, { roleId: 9, ...auditor }],
  [
    'its name, on a server whose roles have no key',
    { roleId: 8, roleName: '高级审核员' },
    { roleId: 9, roleName: '审核员' },
  ],
])('the id of a new role is found by %s', async (_, other, role) => {
  server.use(
    http.get('*/api/system/role/list', () =>
      HttpResponse.json({ code: 0, data: { records: [other, role], total: 2 } }),
    ),
  );
  expect(await findRoleId(auditor)).toBe(9);
});
