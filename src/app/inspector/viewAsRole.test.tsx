import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useViewAs, viewAsSelf } from '@/shared/auth/viewAs';
import { hasUnsaved, markUnsaved } from '@/shared/storage/unsaved';
import { PaletteButton } from '@/app/search/PaletteButton';
import { useViews } from '@/app/tabs/views';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import RoleListPage from '@/areas/system/role/RoleListPage';
import Inspector from './Inspector';

const NOTICE = '/system/noticeEdit';

beforeEach(async () => {
  await signInAs();
  const location = { pathname: NOTICE, search: '', hash: '', state: null, key: '' };
  useViews.setState({ views: [{ key: NOTICE, location }], used: [] });
});
afterEach(viewAsSelf);

async function chooseInInspector(user: UserEvent) {
  await user.click(await screen.findByRole('combobox', { name: /^以角色查看/ }));
  await user.click(await screen.findByTitle('只读访客'));
}

async function chooseInSearch(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: '快速搜索' }));
  await user.type(screen.getByRole('combobox'), '以角色查看');
  await user.click(await screen.findByRole('option', { name: /只读访客/ }));
}

async function chooseInList(user: UserEvent) {
  await user.click(await inMore(user, '更多 只读访客', '以该角色查看'));
}

const WAYS = [
  ['in the inspector', <Inspector key="" onClose={() => undefined} />, chooseInInspector],
  ['in the search', <PaletteButton key="" />, chooseInSearch],
  ['in the list of roles', <RoleListPage key="" />, chooseInList],
] as const;

it.each(WAYS)('choosing a role %s needs confirmation if an open page has unsaved input', async (_, page, choose) => {
  markUnsaved('form', NOTICE, true);
  const { user } = await renderPage(page);
  await choose(user);
  await user.click(buttonIn(await findDialog('内容未保存'), '继续编辑'));
  await waitFor(() => expect(screen.queryByText('内容未保存')).toBeNull());
  expect([useViewAs.getState().role, hasUnsaved()]).toEqual([undefined, true]);

  await choose(user);
  await user.click(buttonIn(await findDialog('内容未保存'), '放弃修改'));
  await waitFor(() => expect(useViewAs.getState().role?.roleName).toBe('只读访客'));
  expect(hasUnsaved()).toBe(false);
});

it.each(WAYS)('choosing a role %s needs no confirmation if there is no unsaved input', async (_, page, choose) => {
  const { user } = await renderPage(page);
  await choose(user);
  await waitFor(() => expect(useViewAs.getState().role?.roleName).toBe('只读访客'));
});
