import { describe, expect, it } from 'vitest';
import { toCurrentUser } from './currentUser';
import { can, explain } from './permission';

const somebody = (fields: object = {}) =>
  toCurrentUser({
    userId: 7,
    roleIds: [2],
    buttons: ['system:user:list', 'system:user:edit'],
    roles: {
      permissions: [
        { permissionId: 'user', actionList: ['add', 'edit'] },
        { permissionId: 'role', actionList: ['update'] },
        { permissionId: 'a.b', actionList: ['get'] },
        { permissionId: '__proto__', actionList: [] },
      ],
    },
    ...fields,
  });

describe('permissions of a user', () => {
  it.each([
    ['user.add', true],
    ['user.edit', true],
    ['user.update', true],
    ['role.update', true],
    ['role.edit', true],
    ['a.b.get', true],
    ['user.remove', false],
    ['role.add', false],
    ['user.toString', false],
    ['nobody.add', false],
    ['__proto__.toString', false],
    ['constructor.name', false],
    ['toString.call', false],
  ])('role permission %s is granted: %s', (permission, allowed) => expect(can(somebody(), permission)).toBe(allowed));

  it.each([
    ['system:user:list', true],
    ['system:user:edit', true],
    ['system:user:update', false],
    ['system:user:remove', false],
    ['system:user', false],
    ['', false],
    ['user', false],
    ['.add', false],
    ['__proto__', false],
    ['constructor', false],
    ['toString', false],
    ['length', false],
  ])('button permission %s is granted: %s', (permission, allowed) => expect(can(somebody(), permission)).toBe(allowed));

  it.each([[1], ['1']])('the user with id %j has every button permission, but not every role permission', (userId) => {
    expect(can(somebody({ userId }), 'system:user:remove')).toBe(true);
    expect(can(somebody({ userId }), 'user.remove')).toBe(false);
  });

  it.each([[[]], [null], [undefined]])('a user whose button list is %j has every button permission', (buttons) => {
    expect(can(somebody({ buttons }), 'system:user:remove')).toBe(true);
    expect(can(somebody({ buttons }), 'user.remove')).toBe(false);
  });

  it.each([[undefined], [null], [{}], [{ permissions: null }], ['x']])(
    'a user has no role permission if the roles are %j',
    (roles) => {
      expect(can(somebody({ roles }), 'user.add')).toBe(false);
    },
  );

  it('a permission name that starts with a dot is checked against the button permissions', () => {
    expect(explain(somebody({ userId: 1 }), '.add')).toEqual({ allowed: true, reading: 'buttons', why: 'super' });
  });

  it('a user who views the app as a role has only the permissions of that role', () => {
    const looking = { ...somebody({ userId: 1 }), asRole: '运营' };
    expect(can(looking, 'system:user:list')).toBe(true);
    expect(can(looking, 'system:user:remove')).toBe(false);
    expect(explain(looking, 'system:user:remove')).toEqual({ allowed: false, reading: 'buttons', why: 'missing' });
  });

  it('a user who is not signed in has no permissions', () => {
    expect(can(undefined, 'system:user:list')).toBe(false);
    expect(can(undefined, 'user.add')).toBe(false);
  });
});
