import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { type RoleRow, roles as table } from '@mocks/db';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { roleSchema, saveScope } from './role.resource';
import RoleListPage from './RoleListPage';

beforeEach(() => signInAs());

/** The checkbox of a tree node. */
const box = (name: string, inside: HTMLElement) =>
  within(inside).getByText(name).closest('[role=treeitem]')?.querySelector('[role=checkbox]') as HTMLElement;
const opened = async (address = '/') => {
  const page = await renderPage(<RoleListPage />, address);
  await screen.findByText(/^列表已更新/);
  return page;
};

it('granting a screen to a new role also grants the screen’s parent menu and buttons', async () => {
  const { user } = await opened();
  await user.click(screen.getByText('新建'));
  const form = await findDialog();
  // New roles are sorted after the existing ones.
  expect(await within(form).findByLabelText('显示顺序')).toHaveValue('10');
  await user.type(within(form).getByLabelText('角色名称'), '字典专员');
  await user.type(within(form).getByLabelText('权限字符'), 'dict_keeper');
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('请至少选择一个权限')).toBeVisible();

  await user.type(await within(form).findByLabelText('搜索'), '字典管理');
  await user.click(box('字典管理', form));
  expect(box('系统管理', form)).toHaveAttribute('aria-checked', 'mixed');
  await user.click(box('字典删除', form));
  expect(within(form).getByText('已选 6 项')).toBeVisible();
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await screen.findByText('dict_keeper')).toBeVisible();
  const saved = (await table.all()).find((role) => role.roleKey === 'dict_keeper');
  expect(saved?.menuIds.toSorted()).toEqual([3220, 3245, 3246, 3247, 3248, 3250]);
});

it('saving an unedited role keeps its permissions, even if a screen is granted without its buttons', async () => {
  await table.update(3, { menuIds: [3220, 3221, 3001, 3002] });
  const { user } = await opened('/?roleKey=auditor');
  await user.click(screen.getByLabelText('编辑 审核专员'));
  const form = await findDialog();
  expect(await within(form).findByText('已选 4 项')).toBeVisible();
  await user.type(within(form).getByLabelText('搜索'), '用户');
  expect(box('用户管理', form)).toHaveAttribute('aria-checked', 'mixed');
  expect(box('用户新增', form)).toHaveAttribute('aria-checked', 'false');
  expect(within(form).queryByText(/^将/)).not.toBeInTheDocument();
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect((await table.find(3))?.menuIds.toSorted()).toEqual([3001, 3002, 3220, 3221]);
});

it('restoring an earlier data scope fills in the role’s form, and only a save applies the scope', async () => {
  const role = { roleId: 3, roleName: '审核专员', roleKey: 'auditor' };
  await saveScope({ ...role, dataScope: '2', deptIds: [103] });
  await saveScope({ ...role, dataScope: '5', deptIds: [] });
  const { user } = await opened('/?roleKey=auditor');
  await user.click(await inMore(user, '更多 审核专员', '历史'));
  const drawer = within(await findDialog('“审核专员”的变更历史'));
  expect((await drawer.findAllByRole('row', { name: /^数据范围/ }))[0]).toHaveTextContent(
    /自定义数据权限.*仅本人数据权限/,
  );
  await user.click((await drawer.findAllByText('恢复这些值'))[0] as HTMLElement);
  const form = await findDialog('审核专员的数据权限');
  expect(await within(form).findByText('已填入历史值，保存后生效')).toBeVisible();
  expect(within(form).getByLabelText('自定义数据权限')).toBeChecked();
  expect(await within(form).findByText('已选 1 项')).toBeVisible();
  expect(await table.find(3)).toMatchObject({ dataScope: '5' });
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await table.find(3)).toMatchObject({ dataScope: '2', deptIds: [103] });
});

it('editing a role lists the permissions that a save would grant and revoke', async () => {
  await table.update(3, { menuIds: [3220, 3221, 3001, 3002] });
  const { user } = await opened('/?roleKey=auditor');
  await user.click(screen.getByLabelText('编辑 审核专员'));
  const form = await findDialog();
  await user.type(await within(form).findByLabelText('搜索'), '用户新增');
  await user.click(box('用户新增', form));
  expect(within(form).getByText('将授予 1 项')).toBeVisible();
  await user.clear(within(form).getByLabelText('搜索'));
  await user.type(within(form).getByLabelText('搜索'), '欢迎页');
  await user.click(box('欢迎页', form));
  await user.click(within(form).getByText(/^将收回 \d+ 项$/));
  expect(within(form).getByText(/欢迎页/, { selector: 'details' })).toBeVisible();
});

it('departments are shown and required only if the data scope is “custom”', async () => {
  const { user } = await opened('/?roleKey=auditor');
  await user.click(screen.getByLabelText('数据权限 审核专员'));
  const form = await findDialog();
  expect(await within(form).findByLabelText('本部门及以下数据权限')).toBeChecked();
  expect(within(form).queryByText('可见部门')).not.toBeInTheDocument();
  await user.click(within(form).getByLabelText('自定义数据权限'));
  expect(await within(form).findByText('若依科技')).toBeVisible();
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('请至少选择一个部门')).toBeVisible();
  await user.click(box('测试部门', form));
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await table.find(3)).toMatchObject({ dataScope: '2', deptIds: [100, 101, 105] });
});

it('if the server saves a new role but not its data scope, a retry creates no second role', async () => {
  server.use(
    http.post('*/api/system/role/authDataScope', () => HttpResponse.json({ code: 500, msg: '部门已停用' }), {
      once: true,
    }),
    // The contract allows a save to answer with nothing but success.
    http.post('*/api/system/role/save', async ({ request }) => {
      const { menuIds, ...role } = roleSchema.parse(await request.json());
      await table.insert({ ...role, roleId: 77, menuIds: menuIds?.map(Number) ?? [], deptIds: [] } as RoleRow);
      return HttpResponse.json({ code: 0 });
    }),
  );
  const { user } = await opened();
  await user.click(screen.getByText('新建'));
  const form = await findDialog();
  expect(within(form).getByLabelText('仅本人数据权限')).toBeChecked();
  await user.type(within(form).getByLabelText('角色名称'), '测试主管');
  await user.type(within(form).getByLabelText('权限字符'), 'test_lead');
  await user.type(await within(form).findByLabelText('搜索'), '欢迎页');
  await user.click(box('欢迎页', form));
  await user.click(within(form).getByLabelText('自定义数据权限'));
  expect(await within(form).findByText('若依科技')).toBeVisible();
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('请至少选择一个部门')).toBeVisible();
  await user.click(box('测试部门', form));
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('角色已创建，但自定义数据权限未保存：部门已停用')).toBeVisible();
  expect(await table.find(77)).toMatchObject({ dataScope: '5', deptIds: [] });
  expect(within(form).getByLabelText('角色名称')).toHaveValue('测试主管');

  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  const made = (await table.all()).filter((role) => role.roleKey === 'test_lead');
  expect(made).toMatchObject([{ roleId: 77, dataScope: '2', deptIds: [100, 101, 105] }]);
});

it('the super administrator can switch the role list to the roles of company administrators', async () => {
  const { user, router } = await opened();
  await user.click(screen.getByText('管理员角色'));
  expect(router.state.location.search).toBe('?kind=admin');
  expect(await screen.findByText('杭州示例网络有限公司')).toBeVisible();
  expect(screen.queryByText('普通角色')).not.toBeInTheDocument();
  await user.click(screen.getByText('新建'));
  const form = await findDialog();
  expect(within(form).getByText('新建管理员角色')).toBeVisible();
  expect(within(form).getByLabelText('所属公司')).toBeRequired();
});

it('the page shows why the server refuses to remove or disable a role', async () => {
  const { user } = await opened();
  await user.click(await inMore(user, '更多 普通角色', '删除'));
  const asked = await findDialog();
  expect(await within(asked).findByText(/^已分配给 [1-9]\d* 个用户/)).toBeVisible();
  await user.click(buttonIn(asked, '删除'));
  expect(await screen.findByText('普通角色已分配,不能删除')).toBeVisible();
  await user.click(screen.getByLabelText('管理员 启用状态'));
  await user.click(buttonIn(await findDialog('确定停用“管理员”吗？'), '确定'));
  expect(await screen.findByText('不允许操作超级管理员角色')).toBeVisible();
});

it('a user without write permission sees no roles of company administrators and no edit buttons', async () => {
  await signInAs('gaohaiyan');
  await opened();
  expect(screen.getByText('普通角色')).toBeVisible();
  expect(screen.queryByText('企业管理员')).not.toBeInTheDocument();
  expect(screen.queryByText('管理员角色')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^(编辑|删除|数据权限) /)).not.toBeInTheDocument();
});

it('a permission tree that fails to load shows an error with a retry', async () => {
  server.use(
    http.get('*/api/system/menu/list_4_tenant', () => HttpResponse.json({ code: 500, msg: '菜单坏了' }), {
      once: true,
    }),
  );
  const { user } = await opened();
  await user.click(screen.getByText('新建'));
  const form = await findDialog();
  expect(await within(form).findByText(/菜单坏了/)).toBeVisible();
  await user.click(buttonIn(form, '重试'));
  expect(await within(form).findByText('审核管理')).toBeVisible();
});
