import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { roles, users } from '@mocks/db';
import { isValidPassword } from '@/shared/lib/rules/password';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import UserListPage from './UserListPage';

interface Sent {
  /** The part of the URL after `/api/system/user`. */
  at: string;
  body: Record<string, unknown>;
}
let sent: Sent[] = [];

async function listen({ request }: { request: Request }) {
  // A request that only asks for the consequences of a change is not recorded.
  if (request.method !== 'POST' || request.url.endsWith('/consequences')) return;
  const text = await request.clone().text();
  sent.push({
    at: decodeURIComponent(request.url.split('/api/system/user')[1] ?? ''),
    body: text ? (JSON.parse(text) as Sent['body']) : {},
  });
}

beforeEach(async () => {
  await signInAs();
  sent = [];
  server.events.on('request:start', listen);
});
afterEach(() => server.events.removeListener('request:start', listen));

/** Renders the list and waits until it is loaded. */
async function opened(address = '/') {
  const page = await renderPage(<UserListPage />, address);
  await screen.findByText(/^列表已更新/);
  return page;
}
const total = (count: number) => screen.findByText(`列表已更新，${count} 条记录`);

it('an administrator adds a user, who then appears in the list', async () => {
  const { user } = await opened('/?loginName=xinren');
  await total(0);
  await user.click(await screen.findByText('新建'));
  const form = await findDialog();
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText(/请输入用户名/)).toBeVisible();
  expect(within(form).getByText('请选择部门')).toBeVisible();
  expect(within(form).getByText('请选择角色')).toBeVisible();
  await user.type(within(form).getByLabelText('用户名'), '=cmd|1');
  expect(await within(form).findByText(/用户名只能包含字母、数字/)).toBeVisible();
  expect(sent).toEqual([]);

  await user.clear(within(form).getByLabelText('用户名'));
  await user.type(within(form).getByLabelText('用户名'), 'xinren');
  await user.type(within(form).getByLabelText('昵称'), '新同事');
  await user.click(within(form).getByLabelText('手机号码'));
  await user.paste('１３９ 0000-1111');
  await user.click(within(form).getByLabelText('部门'));
  await user.click((await screen.findAllByText('测试部门')).at(-1) as HTMLElement);
  await user.click(within(form).getByLabelText('角色'));
  await user.click(await screen.findByText('审核专员'));
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  await total(1);
  expect(screen.getByText('新同事')).toBeVisible();
  const { at, body } = sent[0] as Sent;
  expect(at).toBe('/save');
  expect(body).toMatchObject({
    userId: 0,
    loginName: 'xinren',
    phonenumber: '13900001111',
    deptId: 105,
    roleIds: [3],
    status: '0',
  });
  expect(sent).toHaveLength(1);
});

it('editing a user with a long login name sends only the fields that the form shows', async () => {
  const record = {
    userId: '1234567890123456789',
    loginName: 'a.login.name.of.25.letters',
    userName: '旧名',
    status: '1',
    deptId: 103,
    roleIds: [3],
    avatar: '/a.png',
    loginIp: '10.0.0.1',
    extra: { kept: [1] },
  };
  const list = {
    code: 0,
    data: {
      records: [{ userId: record.userId, loginName: 'a.login.name.of.25.letters', userName: '旧名', status: '1' }],
      total: 1,
    },
  };
  server.use(
    http.get('*/api/system/user/list', () => HttpResponse.json(list)),
    http.get('*/api/system/user/get/1234567890123456789', () => HttpResponse.json({ code: 0, data: record })),
    http.post('*/api/system/user/update', () => HttpResponse.json({ code: 0 })),
  );
  const { user } = await opened();
  await user.click(screen.getByLabelText('编辑 a.login.name.of.25.letters'));
  const form = await findDialog();
  const name = await within(form).findByLabelText('昵称');
  expect(name).toHaveValue('旧名');
  await user.clear(name);
  await user.type(name, '新名');
  await user.dblClick(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  const { avatar: _avatar, loginIp: _ip, extra: _extra, ...shown } = record;
  expect(sent).toEqual([{ at: '/update', body: { ...shown, userName: '新名' } }]);
});

it('a new phone number is sent with the job positions, because some backends clear omitted positions', async () => {
  const row = (await users.all()).find(({ loginName }) => loginName === 'lijunjie');
  await users.update(row?.userId, { postIds: [2, 4] });
  const { user } = await opened('/?loginName=lijunjie');
  await user.click(screen.getByLabelText('编辑 lijunjie'));
  const form = await findDialog();
  const phone = await within(form).findByLabelText('手机号码');
  await user.clear(phone);
  await user.type(phone, '13900002222');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ phonenumber: '13900002222', postIds: [2, 4] });
});

it('the user form names a disabled role that the user has', async () => {
  await roles.update(2, { status: '1' });
  const { user } = await opened('/?loginName=lijunjie');
  await user.click(screen.getByLabelText('编辑 lijunjie'));
  expect(await within(await findDialog()).findByTitle('普通角色')).toBeVisible();
});

it('the user form shows the server’s refusal and keeps its input', async () => {
  const { user } = await opened('/?loginName=lijunjie');
  await user.click(screen.getByLabelText('编辑 lijunjie'));
  const form = await findDialog();
  const name = await within(form).findByLabelText('用户名');
  await user.clear(name);
  await user.type(name, 'admin');
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText("修改用户'admin'失败，登录账号已存在")).toBeVisible();
  expect(name).toHaveValue('admin');
  expect(buttonIn(form, '保存')).toBeEnabled();

  await user.click(buttonIn(form, '取消'));
  const question = await findDialog('未保存的内容将丢失。');
  await user.click(buttonIn(question, '继续编辑'));
  expect(name).toHaveValue('admin');
});

it('an administrator removes a user after a confirmation that shows the user’s name', async () => {
  const { user } = await opened('/?loginName=lijunjie');
  await user.click(await inMore(user, '更多 lijunjie', '删除'));
  await user.click(buttonIn(await findDialog(), '取消'));
  expect(sent).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await inMore(user, '更多 lijunjie', '删除'));
  const question = await findDialog();
  expect(question).toHaveTextContent('确定删除“lijunjie”吗？删除后不可恢复。');
  await user.dblClick(buttonIn(question, '删除'));
  expect(await screen.findByText('删除成功')).toBeVisible();
  await total(0);
  expect(sent.map(({ at }) => at)).toEqual(['/remove?ids=56']);
});

it('an administrator removes users selected on several pages at once', async () => {
  const { user } = await opened();
  await user.click(screen.getByLabelText('选择 lijunjie'));
  await user.click(screen.getByTitle('2'));
  await user.click(await screen.findByLabelText('选择 huzihan'));
  expect(screen.getByText('已选 2 项')).toBeVisible();
  const bar = screen.getByText('已选 2 项').parentElement as HTMLElement;
  await user.click(buttonIn(bar, '删除'));
  const question = await findDialog();
  expect(question).toHaveTextContent('确定删除 lijunjie、huzihan 等 2 项吗？删除后不可恢复。');
  await user.click(buttonIn(question, '删除'));
  await total(55);
  expect(sent.map(({ at }) => at)).toEqual(['/remove?ids=56,47']);
  expect(screen.queryByText(/已选/)).not.toBeInTheDocument();
});

it('disabling or enabling a user needs a confirmation, and the switch is reset if the server refuses', async () => {
  const { user } = await opened('/?loginName=lijunjie');
  const state = () => screen.getByLabelText('lijunjie 启用状态');
  await user.click(state());
  expect(await findDialog()).toHaveTextContent('确定停用“lijunjie”吗？');
  expect(sent).toEqual([]);
  server.use(
    http.post('*/api/system/user/status', () => HttpResponse.json({ code: 1, msg: '系统繁忙' }), { once: true }),
  );
  await user.click(buttonIn(await findDialog(), '确定'));
  expect(await screen.findByText('系统繁忙')).toBeVisible();
  await waitFor(() => expect(state()).toBeEnabled());
  expect(state()).toBeChecked();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(state());
  await user.click(buttonIn(await findDialog(), '确定'));
  await waitFor(() => expect(state()).not.toBeChecked());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(state());
  await user.click(buttonIn(await findDialog('确定启用“lijunjie”吗？'), '确定'));
  await waitFor(() => expect(state()).toBeChecked());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([
    { userId: 56, status: '1' },
    { userId: 56, status: '1' },
    { userId: 56, status: '0' },
  ]);
});

it('resetting a password creates and shows a random password', async () => {
  const { user } = await opened('/?loginName=lijunjie');
  await user.click(screen.getByLabelText('重置密码 lijunjie'));
  const question = await findDialog('重置 lijunjie 的密码');
  expect(question).toHaveTextContent('将生成随机密码，只显示一次。');
  expect(sent).toEqual([]);
  await user.click(buttonIn(question, '重置密码'));
  const shown = await findDialog('lijunjie 的初始密码');
  expect(sent).toMatchObject([{ at: '/resetPwd', body: { userId: 56, loginName: 'lijunjie' } }]);
  const password = String(sent[0]?.body.password);
  expect(isValidPassword(password)).toBe(true);
  expect(within(shown).getByText(password)).toBeVisible();
});

it('the dialog after adding a user shows the initial password or the parameter that sets the password', async () => {
  const answers = [{ userId: 900, initialPassword: 'Random#842x' }, { userId: 901 }];
  server.use(http.post('*/api/system/user/save', () => HttpResponse.json({ code: 0, data: answers.shift() })));
  const { user } = await opened('/?loginName=xinren');
  for (const words of ['初始密码： Random#842x', '初始密码由参数 defalut_password 决定']) {
    await user.click(await screen.findByText('新建'));
    const form = await findDialog();
    await user.type(within(form).getByLabelText('用户名'), 'xinren');
    await user.type(within(form).getByLabelText('昵称'), '新同事');
    await user.click(within(form).getByLabelText('部门'));
    await user.click((await screen.findAllByText('测试部门')).at(-1) as HTMLElement);
    await user.click(within(form).getByLabelText('角色'));
    await user.click((await screen.findAllByText('审核专员')).at(-1) as HTMLElement);
    await user.click(buttonIn(form, '保存'));
    const shown = await findDialog('xinren 的初始密码');
    await waitFor(() => expect(shown).toHaveTextContent(words));
    await user.click(buttonIn(shown, '我已记下'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});
