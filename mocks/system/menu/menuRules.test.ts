import { beforeEach, describe, expect, it } from 'vitest';
import { menuSchema } from '@/areas/system/menu/menu.resource';
import { menus, resetDb } from '../../db';
import { operatorAccount } from '../../demo';
import { ask, tokenOf } from '../../testClient';

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const list = async (query = '') => (await ask<{ menuId: number }[]>(`/system/menu/list${query}`, { token })).data;
const post = (path: string, body: object = {}) => ask(path, { token, body });
const screen = {
  menuId: 0,
  parentId: 3220,
  menuName: '新页面',
  menuKey: 'fresh',
  menuType: 'C',
  component: 'system/UserList',
  orderNum: 30,
  visible: '0',
};

describe('menu rows', () => {
  it('users with the permission get all menu rows, and can filter them by name, key and visibility', async () => {
    const rows = await list();
    expect(rows).toHaveLength((await menus.all()).length);
    for (const row of rows) menuSchema.parse(row);
    expect((await list('?menuName=角色')).length).toBeGreaterThan(3);
    expect((await list('?menuKey=ROLE')).map((row) => row.menuId)).toEqual([3229]);
    expect((await list('?visible=1')).length).toBeLessThan(40);
    const operator = await tokenOf(operatorAccount.username);
    expect((await ask('/system/menu/list', { token: operator })).status).toBe(403);
  });

  it('a menu row can be added, moved to another position, and removed', async () => {
    const before = await list();
    const { menuId } = (await post('/system/menu/save', screen)).data;
    expect((await post('/system/menu/update', { menuId, orderNum: 2 })).code).toBe(0);
    expect((await ask(`/system/menu/get/${menuId}`, { token })).data).toMatchObject({
      menuName: '新页面',
      orderNum: 2,
    });
    expect((await post(`/system/menu/remove/${menuId}`)).code).toBe(0);
    expect(await list()).toEqual(before);
  });

  it.each([
    [{ menuName: '角色管理' }, "新增菜单'角色管理'失败，菜单名称已存在"],
    [{ menuKey: 'role' }, "新增菜单'新页面'失败，菜单标识已存在"],
    [{ menuKey: '' }, '参数错误：menuKey 不能为空'],
    [{ menuName: ' ' }, '参数错误：menuName 不能为空'],
    [{ parentId: 999 }, '上级菜单不存在'],
    [{ parentId: 3222 }, "新增菜单'新页面'失败，上级菜单不能是按钮"],
    [{ path: 'https://example.com' }, '链接地址为外链时，打开方式必须为新窗口（antd限制）'],
    [{ path: 'javascript:alert(1)' }, '路由配置错误'],
    [{ path: '//evil.example' }, '路由配置错误'],
    [{ path: '/in/app' }, 'success'],
    [{ path: 'https://example.com', target: '_blank' }, 'success'],
    [{ menuType: 'F', menuKey: '', perms: 'system:x:y' }, 'success'],
  ])('saving a menu row with %j returns %s', async (part, msg) => {
    expect((await post('/system/menu/save', { ...screen, ...part })).msg).toBe(msg);
  });

  it.each([
    [{ menuId: 3220, parentId: 3220 }, "修改菜单'系统管理'失败，上级菜单不能是自己"],
    [{ menuId: 3220, parentId: 3290 }, "修改菜单'系统管理'失败，上级菜单不能是自己的下级"],
    [{ menuId: 3229, menuType: 'F' }, "修改菜单'角色管理'失败，存在子菜单,不能改为按钮"],
    [{ menuId: 999, menuName: 'x' }, '记录不存在或已被删除'],
  ])('an update of a menu row with %j is refused', async (body, msg) => {
    expect((await post('/system/menu/update', body)).msg).toBe(msg);
  });

  it('a menu row cannot be removed while it has children or is granted to a role', async () => {
    expect((await post('/system/menu/remove/3229')).msg).toBe('存在子菜单,不允许删除');
    expect((await post('/system/menu/remove/3002')).msg).toBe('菜单已分配,不允许删除');
    expect((await post('/system/menu/remove/3239')).code).toBe(0);
    const { data } = await ask<{ menuIds: number[] }>('/system/role/get/1', { token });
    expect(data.menuIds).not.toContain(3239);
  });
});
