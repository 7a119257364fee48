import { beforeEach, describe, expect, it } from 'vitest';
import { menus, resetDb } from '../db';
import { ask, type Page, tokenOf } from '../testClient';

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const get = <T = Page>(path: string) => ask<T>(path, { token });
const post = (path: string, body: object = {}) => ask(path, { token, body });
const role = { roleId: 0, roleName: '新角色', roleKey: 'fresh', roleSort: 20, status: '0', menuIds: [3001, 3002] };
const roleIdsOf = async (path: string) => (await get(path)).data.records.map((row) => row.roleId);

describe('roles', () => {
  it('a new role gives access only to a user’s own records, and can be changed and removed', async () => {
    const { roleId } = (await post('/system/role/save', role)).data;
    const read = async () => (await get<object>(`/system/role/get/${roleId}`)).data;
    expect(await read()).toMatchObject({ ...role, roleId, dataScope: '5', deptIds: [], createBy: 'admin' });
    await post('/system/role/update', { roleId, roleName: '改名', menuIds: [3001], dataScope: '4', isAdminRole: 'Y' });
    expect(await read()).toMatchObject({ roleName: '改名', menuIds: [3001], dataScope: '4', isAdminRole: 'N' });
    expect((await post(`/system/role/remove?ids=${roleId}`)).code).toBe(0);
  });

  it.each([
    [{ roleName: '普通角色' }, "新增角色'普通角色'失败，角色名称已存在"],
    [{ roleKey: 'common' }, "新增角色'新角色'失败，角色权限已存在"],
    [{ menuIds: [] }, '参数错误：menuIds 不能为空'],
    [{ roleName: '' }, '参数错误：roleName 不能为空'],
  ])('a new role with %j is refused', async (part, msg) => {
    expect((await post('/system/role/save', { ...role, ...part })).msg).toBe(msg);
  });

  it('the administrators’ role cannot be changed', async () => {
    const words = '不允许操作超级管理员角色';
    expect((await post('/system/role/update', { roleId: 1, roleName: 'x' })).msg).toBe(words);
    expect((await post('/system/role/status', { roleId: 1, status: '1' })).msg).toBe(words);
    expect((await post('/system/role/remove?ids=1')).msg).toBe(words);
    expect((await post('/system/role/authDataScope', { roleId: 1, dataScope: '5' })).msg).toBe(words);
  });

  it('a role has departments in its data scope only if the scope is custom', async () => {
    const scope = (dataScope: string | undefined, deptIds: number[]) =>
      post('/system/role/authDataScope', { roleId: 3, roleName: '审核专员', roleKey: 'auditor', dataScope, deptIds });
    const chosen = async () => (await get<string[]>('/system/dept/role/3')).data;
    expect((await scope('2', [100, 101, 103])).code).toBe(0);
    expect(await chosen()).toEqual(['100', '101', '103']);
    expect((await scope('9', [])).msg).toBe('参数错误：dataScope 无效');
    expect((await scope(undefined, [])).msg).toBe('参数错误：dataScope 无效');
    await scope('4', [100]);
    expect(await chosen()).toEqual([]);
    expect((await get<object>('/system/role/get/3')).data).toMatchObject({ dataScope: '4', roleName: '审核专员' });
  });
});

describe('roles of company administrators', () => {
  it('only the super administrator can list and save roles for company administrators, and each role needs a company', async () => {
    expect(await roleIdsOf('/system/role/list/4admin')).toEqual([9]);
    expect((await get<{ roleId: number }[]>('/system/role/all/4admin')).data.map((row) => row.roleId)).toContain(9);
    expect((await get<object[]>('/system/role/getTopTenant')).data).toContainEqual({
      compId: 1002,
      companyName: '杭州示例网络有限公司',
    });
    expect((await post('/system/role/saveAdmin', role)).msg).toBe('参数错误：tenantId 不能为空');
    expect((await post('/system/role/saveAdmin', { ...role, tenantId: 7 })).msg).toBe('公司不存在');
    const { roleId } = (await post('/system/role/saveAdmin', { ...role, tenantId: 1001 })).data;
    expect((await post('/system/role/saveAdmin', { roleId, roleName: '管理一' })).code).toBe(0);
    expect((await get<object>(`/system/role/get/${roleId}`)).data).toMatchObject({
      roleName: '管理一',
      tenantId: 1001,
      isAdminRole: 'Y',
    });
    expect(await roleIdsOf('/system/role/list/4admin')).toContain(roleId);

    const other = await tokenOf('gaohaiyan');
    const seen = (await ask<Page>('/system/role/list', { token: other })).data.records.map((row) => row.roleId);
    expect(seen).not.toContain(roleId);
    for (const path of ['list/4admin', 'all/4admin', 'getTopTenant'])
      expect((await ask(`/system/role/${path}`, { token: other })).status).toBe(403);
    expect((await ask('/system/role/saveAdmin', { token: other, body: role })).status).toBe(403);
  });

  it('a company can grant its roles only permissions that its administrator’s role has', async () => {
    const ids = async (path: string) => (await get<{ menuId: number }[]>(path)).data.map((row) => row.menuId);
    expect(await ids('/system/menu/list_4_tenant?tenantId=0')).toHaveLength((await menus.all()).length);
    const given = await ids('/system/menu/list_4_tenant?tenantId=1002');
    expect(given).toContain(3220);
    expect(given).not.toContain(3235);
    expect(await ids('/system/menu/role/2/0')).toContain(3052);
    const bounded = await ids('/system/menu/role/2/1002');
    expect(bounded).toContain(3004);
    expect(bounded).not.toContain(3052);
    expect((await get('/system/menu/role/999/0')).msg).toBe('记录不存在或已被删除');
  });
});
