import { describe, expect, it } from 'vitest';
import { toCurrentUser } from './currentUser';

const least = { userId: 7, roleIds: [2] };

describe('toCurrentUser', () => {
  it('a complete user info response is converted to the current user', () => {
    const company = { compId: 1001, companyName: '示例科技', logo: '/logo.png' };
    expect(
      toCurrentUser({
        userId: '1234567890123456789',
        userName: '运营小王',
        loginName: 'yunying',
        avatar: '/a.png',
        roleIds: [2, '3'],
        buttons: ['system:user:list'],
        roles: { permissions: [{ permissionId: 'user', actionList: ['add', 'get'] }] },
        company,
        myTeam: [company, { compId: 1002, companyName: '乙公司', logo: null }],
        currCompId: 1001,
        admin: true,
        mustChangePassword: true,
        factorRequired: true,
        userType: '00',
        phonenumber: '13800138000',
      }),
    ).toEqual({
      userId: '1234567890123456789',
      userName: '运营小王',
      loginName: 'yunying',
      avatar: '/a.png',
      roleIds: [2, '3'],
      buttons: ['system:user:list'],
      permissions: new Map([['user', ['add', 'get']]]),
      company,
      myTeam: [company, { compId: 1002, companyName: '乙公司', logo: '' }],
      currCompId: 1001,
      admin: true,
      mustChangePassword: true,
      factorRequired: true,
      userType: '00',
      phoneEnd: '8000',
    });
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', []],
    ['an empty text', ''],
    ['a text', '1,2'],
    ['a record', {}],
    ['a number', 1],
  ])('[row 3] user info with roleIds %s is rejected with the error message from the specification', (_, roleIds) => {
    expect(() => toCurrentUser({ ...least, roleIds })).toThrow('getInfo: roles must be a non-null array');
  });

  it.each([[null], [undefined], [[]], [[least]], ['<html></html>'], [7], [{}]])(
    '[row 5] the user info %j is rejected',
    (data) => {
      expect(() => toCurrentUser(data)).toThrow('getInfo: ');
    },
  );

  it.each([[undefined], [null], [''], [{}], [true]])('user info with %j as user id is rejected', (userId) => {
    expect(() => toCurrentUser({ ...least, userId })).toThrow('getInfo: userId is missing');
  });

  it('user info needs only a user id and role ids, and other missing or invalid fields get defaults', () => {
    const nothing = {
      buttons: [],
      permissions: new Map(),
      phoneEnd: '',
      company: undefined,
      myTeam: [],
      currCompId: undefined,
    };
    const nothingSaid = { admin: false, mustChangePassword: false, factorRequired: false };
    const names = { userName: '', loginName: '', avatar: '', userType: '', ...nothingSaid };
    expect(toCurrentUser(least)).toEqual({ ...least, ...nothing, ...names });
    const broken = {
      buttons: 'all',
      roles: null,
      company: 'x',
      myTeam: {},
      currCompId: {},
      userName: {},
      admin: 'yes',
    };
    expect(toCurrentUser({ ...least, ...broken })).toEqual({ ...least, ...nothing, ...names });
  });

  it('the login name replaces a missing user name', () => {
    expect(toCurrentUser({ ...least, loginName: 'yunying', userName: '' }).userName).toBe('yunying');
  });

  it('valid list entries in the user info are kept, and invalid entries are dropped', () => {
    const user = toCurrentUser({
      ...least,
      roleIds: [null, 2, {}],
      buttons: [null, 'a:b:c', 7, {}],
      myTeam: [null, { companyName: 'no id' }, { compId: 1 }],
      roles: {
        permissions: [
          null,
          'x',
          { permissionId: 'a', actionList: ['add', null] },
          { permissionId: 'b' },
          { permissionId: 'c', actionEntitySet: [{ action: 'get' }, null] },
        ],
      },
    });
    expect(user.roleIds).toEqual([2]);
    expect(user.buttons).toEqual(['a:b:c']);
    expect(user.myTeam).toEqual([{ compId: 1, companyName: '', logo: '' }]);
    expect(user.permissions.get('a')).toEqual(['add']);
    expect(user.permissions.get('b')).toEqual([]);
    expect(user.permissions.get('c')).toEqual(['get']);
  });
});
