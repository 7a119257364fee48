import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { MenuKnowledgeContext } from '@/shared/menu/menuKnowledge';
import { menus as table } from '@mocks/db';
import { menuKnowledge } from '@/app/navigation/menuKnowledge';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import PermissionListPage from './PermissionListPage';

beforeEach(() => signInAs());

const opened = async (address = '/') => {
  const page = await renderPage(
    <MenuKnowledgeContext value={menuKnowledge}>
      <PermissionListPage />
    </MenuKnowledgeContext>,
    address,
  );
  await screen.findByText(/^列表已更新/);
  return page;
};

it('the menu form previews the route, the menu path and the component of a new screen', async () => {
  const { user } = await opened('/?menuKey=system');
  await user.click(await screen.findByLabelText('新增下级 系统管理'));
  const form = await findDialog();
  expect(within(form).getByText('填写菜单标识后，这里显示它的路由')).toBeVisible();
  await user.type(within(form).getByLabelText('菜单名称'), '岗位管理');
  await user.type(within(form).getByLabelText('菜单标识'), 'post');
  const preview = await within(form).findByRole('region', { name: '路由预览' });
  expect(preview).toHaveTextContent('/system/post');
  expect(preview).toHaveTextContent('post 当前版本没有此页面');
  expect(preview).toHaveTextContent('系统管理/岗位管理');
  await user.type(within(form).getByLabelText('组件'), 'UserList');
  await user.click((await screen.findAllByTitle('system/UserList')).at(-1) as HTMLElement);
  await waitFor(() => expect(preview).toHaveTextContent('system/UserList 页面存在'));

  await user.type(within(form).getByLabelText('链接地址'), 'https://example.com/help');
  await waitFor(() => expect(preview).toHaveTextContent('外部网站，新窗口打开'));
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('链接地址为外链时，打开方式必须为新窗口（antd限制）')).toBeVisible();
  await user.clear(within(form).getByLabelText('链接地址'));
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect((await table.all()).at(-1)).toMatchObject({ parentId: 3220, menuKey: 'post', component: 'system/UserList' });
});

it('menu rows with a missing key or an invalid permission can be renamed, but new errors are marked', async () => {
  const row = { menuId: 1, parentId: 0, orderNum: 1, visible: '0' };
  const rows = [
    { ...row, menuName: '系统管理', menuType: 'M', path: '/system' },
    { ...row, menuId: 2, parentId: 1, menuName: '修改密码', menuType: 'F', perms: 'system:user:update-password' },
  ];
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/system/menu/list', () => HttpResponse.json({ code: 0, data: rows })),
    http.get('*/api/system/menu/get/:id', ({ params }) =>
      HttpResponse.json({ code: 0, data: rows.find(({ menuId }) => String(menuId) === params.id) }),
    ),
    http.post('*/api/system/menu/update', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ code: 0 });
    }),
  );
  const { user } = await opened();
  for (const { menuName } of rows) {
    await user.click(await screen.findByLabelText(`编辑 ${menuName}`));
    const form = await findDialog();
    await user.type(await within(form).findByLabelText('菜单名称'), '二');
    if (menuName === '修改密码') {
      await user.type(within(form).getByLabelText('权限标识'), '-');
      expect(await within(form).findByText(/^格式为“模块/)).toBeVisible();
      await user.type(within(form).getByLabelText('权限标识'), '{Backspace}');
    }
    await user.click(buttonIn(form, '保存'));
    await waitFor(() => expect(form).not.toBeInTheDocument());
  }
  expect(sent).toMatchObject([
    { menuId: 1, menuName: '系统管理二' },
    { menuId: 2, menuName: '修改密码二', perms: 'system:user:update-password' },
  ]);
});

it('in the menu editor, an entry added below a screen is a button without a route key', async () => {
  const { user } = await opened('/?menuKey=dept');
  await user.click(await screen.findByLabelText('新增下级 部门管理'));
  const form = await findDialog();
  expect(within(form).getByLabelText('按钮')).toBeChecked();
  expect(within(form).queryByLabelText('菜单标识')).not.toBeInTheDocument();
  await user.type(within(form).getByLabelText('菜单名称'), '部门导出');
  await user.type(within(form).getByLabelText('权限标识'), 'system: dept:export');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect((await table.all()).at(-1)).toMatchObject({ menuType: 'F', parentId: 3240, perms: 'system:dept:export' });
});

it('a user moves a menu row up among its siblings without dragging', async () => {
  const { user } = await opened();
  const order = async () =>
    (await table.all()).filter((row) => row.parentId === 3043).sort((a, b) => Number(a.orderNum) - Number(b.orderNum));
  await user.click(await screen.findByLabelText('更多 行业管理'));
  await user.click(await screen.findByText('上移'));
  expect(await screen.findByText('顺序已保存')).toBeVisible();
  expect((await order()).slice(0, 2).map((row) => row.menuName)).toEqual(['行业管理', '学校管理']);
});

it('the page shows why the server refuses to remove a menu row', async () => {
  const { user } = await opened('/?menuKey=weclome');
  await user.click(await screen.findByLabelText(/^(更多|删除) 欢迎页/));
  const remove = screen.queryByRole('menuitem', { name: '删除' });
  if (remove) await user.click(remove);
  await user.click(buttonIn(await findDialog(), '删除'));
  expect(await screen.findByText('菜单已分配,不允许删除')).toBeVisible();
});
