import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { roles, users } from '@mocks/db';
import { flushOutbox, undoDecision } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog, whenReady } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { holdUndo } from '@/testing/samples/holdUndo';
import RoleListPage from '../role/RoleListPage';
import UserListPage from '../user/UserListPage';
import { recentChanges } from './recentChanges';

/** The role of auditors, and the right to decide about certifications, which no other role grants. */
const AUDITOR = 3;
const DECIDE_CERTS = 3192;

beforeEach(async () => {
  holdUndo();
  await signInAs();
});

const certsOf = async () => (await roles.find(AUDITOR))?.menuIds.includes(DECIDE_CERTS);
const consequences = () => screen.findByRole('status', { name: '本次修改的影响' });

/** Removes the right from the role in its form and saves, up to the confirmation dialog. */
async function withdrawn() {
  const page = await renderPage(<RoleListPage />, '/?roleKey=auditor');
  await page.user.click(await screen.findByLabelText('编辑 审核专员'));
  const form = await findDialog();
  await page.user.type(await within(form).findByLabelText('搜索'), '会员认证审核');
  const node = within(form).getByText('会员认证审核').closest<HTMLElement>('[role=treeitem]');
  await page.user.click(within(node ?? form).getByRole('checkbox'));
  await page.user.click(buttonIn(form, '保存'));
  return { ...page, form };
}

it.each(['computed by the server', 'computed from the lists'])(
  'the warning before a role change names the affected users and review queue (%s)',
  async (way) => {
    if (way === 'computed from the lists')
      server.use(http.post('*/api/system/role/consequences', () => HttpResponse.json({}, { status: 404 })));
    const holders = (await users.all()).filter(({ roleIds, status }) => status === '0' && roleIds.includes(AUDITOR));
    const { user, form } = await withdrawn();
    const told = await consequences();
    expect(within(told).getByText('以下审核将无人可以处理（超级管理员除外）：会员认证')).toBeVisible();
    await user.click(within(told).getByText(`${holders.length} 人将失去 1 个按钮`));
    for (const { userName } of holders) expect(told).toHaveTextContent(userName);
    expect(within(told).getByText('会员认证 · 会员认证审核')).toBeVisible();

    await user.click(buttonIn(await findDialog('本次修改的影响'), '取消'));
    expect(await certsOf()).toBe(true);
    expect(within(form).getByLabelText('搜索')).toHaveValue('会员认证审核');
  },
);

it.each([
  ['null', null],
  ['no', []],
])(
  'a role-change warning counts affected users even if the user records have `roles` but %s `roleIds`',
  async (_, none) => {
    const rows = (await users.all()).map(({ roleIds, ...user }) => ({
      ...user,
      status: Number(user.status),
      roleIds: none,
      roles: roleIds.map((roleId) => ({ roleId })),
    }));
    server.use(
      http.post('*/api/system/role/consequences', () => HttpResponse.json({}, { status: 404 })),
      http.get('*/api/system/user/list', () =>
        HttpResponse.json({ code: 0, data: { records: rows, total: rows.length } }),
      ),
    );
    const holders = rows.filter(
      ({ status, roles: own }) => status === 0 && own.some(({ roleId }) => roleId === AUDITOR),
    );
    await withdrawn();
    expect(await within(await consequences()).findByText(`${holders.length} 人将失去 1 个按钮`)).toBeVisible();
  },
);

it('the warning before a role change counts affected users even if the roles have no status', async () => {
  const rows = (await roles.all()).map(({ status: _status, ...role }) => role);
  server.use(
    http.post('*/api/system/role/consequences', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/api/system/role/list', () =>
      HttpResponse.json({ code: 0, data: { records: rows, total: rows.length } }),
    ),
  );
  const holders = (await users.all()).filter(({ roleIds, status }) => status === '0' && roleIds.includes(AUDITOR));
  await withdrawn();
  expect(await within(await consequences()).findByText(`${holders.length} 人将失去 1 个按钮`)).toBeVisible();
});

it.each([
  ['null', null],
  ['an empty list', []],
])('before a role change, the affected users are reported as unknown if all users’ roles are %s', async (_, none) => {
  const rows = (await users.all()).map((user) => ({ ...user, roleIds: null, roles: none }));
  server.use(
    http.post('*/api/system/role/consequences', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/api/system/user/list', () =>
      HttpResponse.json({ code: 0, data: { records: rows, total: rows.length } }),
    ),
  );
  await withdrawn();
  expect(within(await consequences()).getByText('无法读取用户、角色或菜单，未检查哪些人受影响。')).toBeVisible();
});

it('a user can revert a saved change unless a colleague has changed the record since', async () => {
  const { user } = await withdrawn();
  await user.click(await screen.findByRole('button', { name: '仍然保存' }));
  expect(await screen.findByText('“审核专员”由您刚刚修改')).toBeVisible();
  expect(await certsOf()).toBe(false);

  const mine = (await roles.find(AUDITOR))?.menuIds ?? [];
  await roles.update(AUDITOR, { menuIds: [], updateBy: 'yunying' });
  await user.click(screen.getByRole('button', { name: '撤回对“审核专员”的修改' }));
  expect(await screen.findByText('“审核专员”之后又被 yunying 修改，无法撤回')).toBeVisible();

  await roles.update(AUDITOR, { menuIds: mine });
  await user.click(await whenReady(() => screen.getByRole('button', { name: '撤回对“审核专员”的修改' })));
  expect(await screen.findByText('已撤回')).toBeVisible();
  expect(await certsOf()).toBe(true);
  expect(screen.queryByText('“审核专员”由您刚刚修改')).not.toBeInTheDocument();
});

it('disabling a user lists the rights that the user loses', async () => {
  const { user } = await renderPage(<UserListPage />, '/?loginName=yunying');
  await user.click(await screen.findByLabelText('yunying 启用状态'));
  const dialog = await findDialog('确定停用“yunying”吗？');
  expect(await within(dialog).findByText(/^1 人将失去 \d+ 个页面、\d+ 个按钮$/)).toBeVisible();
  await user.click(buttonIn(dialog, '确定'));
  expect(await screen.findByText('“yunying”由您刚刚修改')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤回对“yunying”的修改' }));
  expect(await screen.findByText('已撤回')).toBeVisible();
  expect(await users.find(2)).toMatchObject({ status: '0', phonenumber: expect.not.stringContaining('*') as string });
});

it('enabling a user lists the rights that the user gains', async () => {
  await users.update(2, { status: '1' });
  const { user } = await renderPage(<UserListPage />, '/?loginName=yunying');
  await user.click(await screen.findByLabelText('yunying 启用状态'));
  const dialog = await findDialog('确定启用“yunying”吗？');
  expect(await within(dialog).findByText(/^1 人将获得 \d+ 个页面、\d+ 个按钮$/)).toBeVisible();
  await user.click(buttonIn(dialog, '取消'));
  expect(await users.find(2)).toMatchObject({ status: '1' });
});

it('disabling several users lists their lost rights and can be reverted with one click', async () => {
  keepReviewSettings({ undo: true });
  const zhangs = (await users.all()).filter(({ loginName }) => loginName.includes('zhang'));
  for (const { userId } of zhangs) await users.update(userId, { status: '0' });
  const { user } = await renderPage(<UserListPage />, '/?loginName=zhang');
  const [first, second] = await screen.findAllByLabelText(/^选择 /);
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  await user.click(buttonIn(screen.getByRole('group', { name: '批量操作' }), '编辑'));
  const dialog = await findDialog(/^批量编辑/);
  await user.click(within(dialog).getByLabelText('状态'));
  await user.click(await within(dialog).findByLabelText('停用'));
  expect(await within(dialog).findAllByText(/^1 人将失去 /)).toHaveLength(2);
  await user.click(buttonIn(dialog, '修改 2 条'));
  expect(screen.queryByRole('button', { name: /^撤回对/ })).toBeNull();
  await flushOutbox();
  const disabled = async () =>
    (await users.all()).filter(({ status, loginName }) => status === '1' && /zhang/.test(loginName));
  expect(await disabled()).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: /^撤回对“.+和另外 1 人”的修改$/ }));
  expect(await screen.findByText('已撤回')).toBeVisible();
  expect(await disabled()).toHaveLength(0);
});

it('a change that the user has undone is not listed among the recent changes', async () => {
  keepReviewSettings({ undo: true });
  const { user } = await renderPage(<UserListPage />, '/?loginName=yunying');
  await user.click(await screen.findByLabelText('选择 yunying'));
  await user.click(buttonIn(screen.getByRole('group', { name: '批量操作' }), '编辑'));
  const dialog = await findDialog(/^批量编辑/);
  await user.click(within(dialog).getByLabelText('状态'));
  await user.click(await within(dialog).findByLabelText('停用'));
  await user.click(await within(dialog).findByRole('button', { name: '修改 1 条' }));
  await expect.poll(() => recentChanges('/system/user')).toHaveLength(1);
  act(() => undoDecision());
  expect(recentChanges('/system/user')).toEqual([]);
});

it('the warning before a role change lists skipped checks and the reason, for example too many users', async () => {
  server.use(
    http.post('*/api/system/role/consequences', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/api/system/user/list', () => HttpResponse.json({ code: 0, data: { records: [], total: 5001 } })),
    http.get('*/api/act/process/ins/runs', () => HttpResponse.json({ status: 403 }, { status: 403 })),
  );
  await withdrawn();
  const told = await consequences();
  expect(within(told).getByText('用户超过 5,000 人，未检查哪些人受影响。')).toBeVisible();
  expect(within(told).getByText('无法读取流程，未检查审批人。')).toBeVisible();
});
