import { expect, it } from 'vitest';
import type { Mapping } from './mapping';
import { toOurMenu, toOurPermissions } from './menu';

const permissions: NonNullable<Mapping['permissions']> = {
  all: '*:*:*',
  rename: [
    ['^user:', 'system:user:'],
    [':del$', ':remove'],
    ['^(.*):query$', '$1:list|$1:get'],
  ],
};

it('only a user with the wildcard permission is granted every permission', () => {
  expect(toOurPermissions(['*:*:*'], permissions)).toEqual([]);
  expect(toOurPermissions([], permissions)).toEqual(['none']);
  expect(toOurPermissions([], { ...permissions, also: ['system:dict:list'] })).toEqual(['system:dict:list']);
});

it('the permissions of a third-party backend are translated into the product’s permissions', () => {
  const ours = ['system:user:add', 'system:user:remove', 'system:user:list', 'system:user:get'];
  expect(toOurPermissions(['user:add', 'user:del', 'user:query'], permissions)).toEqual(ours);
});

it('the menu keeps the titles of a third-party backend and omits entries for unknown screens', () => {
  const menu = {
    name: 'meta.title',
    path: 'path',
    component: 'component',
    hidden: 'hidden',
    link: 'meta.link',
    screens: { 'system/user/index': 'user system/UserList' },
    first: [{ menuKey: 'weclome', component: 'weclome' }],
  };
  const rows = [
    {
      path: '/system',
      component: 'Layout',
      meta: { title: '系统管理' },
      children: [
        { path: 'user', component: 'system/user/index', hidden: true, meta: { title: '用户管理' } },
        { path: 'job', component: 'monitor/job/index', meta: { title: '定时任务' } },
        { path: 'http://ruoyi.vip', component: 'Layout', meta: { title: '官网', link: 'http://ruoyi.vip' } },
      ],
    },
    { path: '/tool', component: 'Layout', meta: { title: '工具' }, children: [] },
  ];
  expect(toOurMenu(rows, menu)).toMatchObject([
    { menuKey: 'weclome' },
    {
      menuKey: 'system',
      menuName: '系统管理',
      component: 'RouteView',
      children: [
        { menuKey: 'user', component: 'system/UserList', path: 'user', visible: '1' },
        { menuName: '官网', path: 'http://ruoyi.vip' },
      ],
    },
  ]);
});
