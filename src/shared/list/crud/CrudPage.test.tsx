import { screen, waitFor, within } from '@testing-library/react';
import { use } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { MenuLinkContext } from '@/shared/menu/links';
import { renderPage, signInAs } from '@/testing/renderPage';
import { CrudPage } from './CrudPage';

const schema = z.object({ noticeId: z.number(), noticeTitle: z.string(), publishStatus: z.string() });
const notices = resource({
  schema,
  path: '/system/notice',
  id: 'noticeId',
  permission: 'system:notice',
  messages: 'shared',
  nameOf: ({ noticeTitle }) => noticeTitle,
});

beforeEach(() => signInAs());

/** A list of notices whose form has its own pages, for a user whose menu lacks some of them. */
function Notices({ without = [] }: { without?: readonly string[] }) {
  const linkOf = use(MenuLinkContext);
  return (
    <MenuLinkContext value={(key, query) => (without.includes(key) ? undefined : linkOf(key, query))}>
      <CrudPage
        api={notices}
        title="公告"
        columns={[{ field: 'noticeTitle', title: '标题' }]}
        batch="remove"
        undeletable={({ publishStatus }) => publishStatus === '1' && '已发布'}
        form={{ as: 'page', add: 'noticeAdd', edit: 'noticeEdit' }}
      />
    </MenuLinkContext>
  );
}

const firstRow = () =>
  waitFor(() => within(screen.getByRole('table')).getAllByRole('row')[1] ?? expect.fail('the list has no row'));

it('the add and edit buttons open the form pages, and the edit page receives the address of the list', async () => {
  const { user, router } = await renderPage(<Notices />, '/list?pageNum=2');
  await user.click(within(await firstRow()).getByRole('button', { name: /^编辑 / }));
  expect(router.state.location.state).toEqual({ from: '/list?pageNum=2' });
  expect(router.state.location.pathname).toMatch(/notice.*edit/i);
  expect(new URLSearchParams(router.state.location.search).get('id')).toMatch(/^\d+$/);
  await user.click(screen.getByRole('button', { name: '新建' }));
  expect(router.state.location.pathname).toMatch(/notice.*add/i);
});

it('the add and edit buttons are missing if the menu lacks the form pages', async () => {
  await renderPage(<Notices without={['noticeAdd', 'noticeEdit']} />);
  const row = within(await firstRow());
  expect(row.getByRole('button', { name: /^删除 / })).toBeVisible();
  expect(row.queryByRole('button', { name: /^编辑 / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '新建' })).not.toBeInTheDocument();
});

it('the delete button of an undeletable record is disabled and shows the reason', async () => {
  await renderPage(<Notices />);
  await firstRow();
  const [removal] = await screen.findAllByTitle('已发布');
  expect(removal).toHaveAccessibleName(/^删除 /);
  expect(removal).toHaveAttribute('aria-disabled', 'true');
});

it('in a list with batch deletion, only a user with the delete permission can select rows', async () => {
  const page = await renderPage(<Notices />);
  expect((await within(await screen.findByRole('table')).findAllByRole('checkbox')).length).toBeGreaterThan(0);
  page.unmount();
  await signInAs('gaohaiyan');
  await renderPage(<Notices />);
  await firstRow();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
