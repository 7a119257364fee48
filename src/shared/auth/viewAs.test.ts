// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { toCurrentUser } from './currentUser';
import { can } from './permission';
import { useSession } from './session';
import { viewAs, viewAsSelf } from './viewAs';

afterEach(() => {
  viewAsSelf();
  useSession.setState({ user: undefined });
});

it('an administrator cannot delete users while viewing the app as a role without permissions', () => {
  useSession.setState({ user: toCurrentUser({ userId: 7, roleIds: [2], buttons: [], admin: true }) });
  expect(can(useSession.getState().user, 'system:user:remove')).toBe(true);
  viewAs({ roleName: '访客', menuIds: new Set(), buttons: [] });
  expect(can(useSession.getState().user, 'system:user:remove')).toBe(false);
});
