// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { server } from '@/testing/server';
import { activeRoles } from './role.resource';

it.each([
  [1, '/system/role/all/4admin'],
  ['1', '/system/role/all/4admin'],
  [2, '/system/role/all'],
])('the active roles offered to user %s come from the endpoint %s', async (userId, path) => {
  const role = { roleName: '审核员', roleKey: 'audit', roleSort: 1, status: '0' };
  useSession.setState({ user: toCurrentUser({ userId, roleIds: [1] }) });
  server.use(
    http.get(`*/api${path}`, () =>
      HttpResponse.json({
        code: 0,
        data: [
          { ...role, roleId: '7400000000000000001' },
          { ...role, roleId: 3, status: '1' },
        ],
      }),
    ),
  );
  const offered = await queryClient.fetchQuery(activeRoles);
  expect(offered.map(({ roleId }) => roleId)).toEqual(['7400000000000000001']);
});
