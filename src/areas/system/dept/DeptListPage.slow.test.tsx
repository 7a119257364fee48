import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { depts as table } from '@mocks/db';
import { onApi } from '@/shared/api/events';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import DeptListPage from './DeptListPage';

beforeEach(() => signInAs());

const opened = async (address = '/') => {
  const page = await renderPage(<DeptListPage />, address);
  await screen.findByText(/^列表已更新/);
  return page;
};

it('a user adds a department with a parent and a leader', async () => {
  const { user } = await opened();
  expect(screen.getByText('深圳总公司')).toBeVisible();
  expect(screen.queryByText('研发部门')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('新增下级 长沙分公司'));
  const form = await findDialog();
  expect(await within(form).findByTitle('若依科技 / 长沙分公司')).toBeVisible();
  await user.type(within(form).getByLabelText('部门名称'), '客服部门');
  await user.type(within(form).getByLabelText('负责人'), '陈建国');
  await user.click((await screen.findAllByText(/^陈建国 \(/)).at(-1) as HTMLElement);
  await user.type(within(form).getByLabelText('联系电话'), '分机88');
  await user.type(within(form).getByLabelText('邮箱'), 'kefu@example.com');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('请输入 5 到 11 位数字或“-”')).toBeVisible();
  await user.clear(within(form).getByLabelText('联系电话'));
  await user.type(within(form).getByLabelText('联系电话'), '13900139000');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  const saved = (await table.all()).find((dept) => dept.deptName === '客服部门');
  expect(saved).toMatchObject({ parentId: 102, ancestors: '0,100,102', leader: '陈建国', orderNum: 3, status: '0' });
  expect(saved?.leaderId).toBeGreaterThan(1);
});

it('a department that has no leader, phone or email can be renamed', async () => {
  const dept = { deptId: 7, parentId: 0, deptName: '总部', orderNum: 1, status: '0' };
  server.use(
    http.get('*/api/system/dept/list', () => HttpResponse.json({ code: 0, data: [dept] })),
    http.get('*/api/system/dept/get/7', () => HttpResponse.json({ code: 0, data: dept })),
    http.post('*/api/system/dept/update', () => HttpResponse.json({ code: 0 })),
  );
  const { user } = await opened();
  await user.click(screen.getByLabelText('编辑 总部'));
  const form = await findDialog();
  await user.type(await within(form).findByLabelText('部门名称'), '二');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
});

it('a user who may not list accounts can choose a department leader without a permission error', async () => {
  server.use(
    http.get('*/api/system/user/list', () => HttpResponse.json({ code: 403, msg: '没有权限' }, { status: 403 })),
  );
  const refused = vi.fn();
  onTestFinished(onApi('forbidden', refused));
  const { user } = await opened();
  await user.click(screen.getByLabelText('编辑 深圳总公司'));
  const form = await findDialog();
  await user.clear(await within(form).findByLabelText('负责人'));
  await user.type(within(form).getByLabelText('负责人'), '陈建');
  await user.click((await screen.findAllByText(/^陈建国 \(/)).at(-1) as HTMLElement);
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await table.find(101)).toMatchObject({ leader: '陈建国' });
  expect(refused).not.toHaveBeenCalled();
});

it('a department cannot be moved below itself', async () => {
  const { user } = await opened();
  await user.click(screen.getByLabelText('编辑 深圳总公司'));
  const form = await findDialog();
  await user.click(await within(form).findByLabelText('上级部门'));
  expect((await screen.findAllByTitle('若依科技 / 长沙分公司')).length).toBeGreaterThan(0);
  expect(screen.queryByTitle('若依科技 / 深圳总公司')).not.toBeInTheDocument();
  expect(screen.queryByTitle(/研发部门/)).not.toBeInTheDocument();
  await user.click((await screen.findAllByTitle('若依科技 / 长沙分公司')).at(-1) as HTMLElement);
  await user.clear(within(form).getByLabelText('负责人'));
  await user.type(within(form).getByLabelText('负责人'), '外聘顾问');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await table.find(101)).toMatchObject({
    parentId: 102,
    leader: '外聘顾问',
    leaderId: null,
    phone: '15888888888',
  });
  expect(await table.find(103)).toMatchObject({ ancestors: '0,100,102,101' });
});

it('the remove action of a department with subdepartments is disabled and shows the reason', async () => {
  const { user } = await opened();
  const remove = await inMore(user, '更多 深圳总公司', '删除');
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  expect(remove).toHaveTextContent('存在下级，不能删除');
});

it('the page shows why the server refuses to disable a department', async () => {
  const { user } = await opened();
  await user.click(screen.getByLabelText('编辑 长沙分公司'));
  const form = await findDialog();
  await user.click(await within(form).findByLabelText('停用'));
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('该部门包含未停用的子部门！')).toBeVisible();
});

it('a search for departments also shows the parent departments of the matches', async () => {
  await opened('/?deptName=财务');
  expect(screen.getAllByText('财务部门')).toHaveLength(2);
  expect(screen.getByText('长沙分公司')).toBeVisible();
  expect(screen.queryByText('研发部门')).not.toBeInTheDocument();
});

it('users without write permission see no edit buttons', async () => {
  await signInAs('gaohaiyan');
  server.use(
    http.get('*/api/system/dept/list', () => HttpResponse.json({ code: 500, msg: '部门坏了' }), { once: true }),
  );
  const { user } = await renderPage(<DeptListPage />);
  expect(await screen.findByText(/部门坏了/)).toBeVisible();
  await user.click(screen.getByText('重试'));
  expect(await screen.findByText('深圳总公司')).toBeVisible();
  expect(screen.queryByLabelText(/^(编辑|新增下级|删除) /)).not.toBeInTheDocument();
  expect(screen.queryByText('新建')).not.toBeInTheDocument();
});
