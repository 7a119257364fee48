import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { flushOutbox } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { users } from './user.resource';
import UserListPage from './UserListPage';

/** Opens the bulk dialog of the first user whose login name contains zhang. `bodies` are the updates it then sends. */
async function openBulk() {
  keepReviewSettings({ undo: false });
  await signInAs();
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/system/user/update', async ({ request }) => void bodies.push(await request.clone().json())),
  );
  const { records } = await users.list({ loginName: 'zhang', pageNum: 1, pageSize: 10 });
  const stored = await users.get(records[0]?.userId ?? 0);
  const { user } = await renderPage(<UserListPage />, '/?loginName=zhang');
  await user.click(await screen.findByLabelText(`选择 ${stored.loginName}`));
  await user.click(buttonIn(screen.getByRole('group', { name: '批量操作' }), '编辑'));
  return { user, dialog: await findDialog(/^批量编辑/), stored, bodies };
}

it('a bulk move to another department keeps the roles of the users', async () => {
  const { user, dialog, stored, bodies } = await openBulk();
  await user.click(within(dialog).getByRole('combobox', { name: /部门/ }));
  await user.keyboard('财务');
  await user.click(await screen.findByTitle('若依科技 / 深圳总公司 / 财务部门'));
  expect(await within(dialog).findByRole('list', { name: '修改预览' })).toHaveTextContent(/财务部门1 条$/);
  expect(within(dialog).queryByText(/秒内可撤回/)).toBeNull();
  await user.click(buttonIn(dialog, '修改 1 条'));
  await flushOutbox();
  const { loginName, userName, roleIds, userId } = stored;
  await expect.poll(async () => (await users.get(userId)).deptId).toBe(106);
  expect(bodies).toEqual([expect.objectContaining({ userId, deptId: 106, loginName, userName, roleIds })]);
});

it('a bulk edit of the status keeps the departments of the users', async () => {
  const { user, dialog, stored, bodies } = await openBulk();
  await user.click(within(dialog).getByRole('radio', { name: '状态' }));
  await user.click(await within(dialog).findByRole('radio', { name: '停用' }));
  await user.click(await within(dialog).findByRole('button', { name: '修改 1 条' }));
  await flushOutbox();
  const { userId, deptId } = stored;
  await expect.poll(async () => (await users.get(userId)).status).toBe('1');
  expect(deptId).toBeDefined();
  expect(bodies).toEqual([expect.objectContaining({ userId, status: '1', deptId })]);
});
