import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { operatorAccount } from '@mocks/demo';
import { queryClient } from '@/shared/api/queryClient';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { HideableTab } from '@/testing/samples/HideableTab';
import { onRequest, server } from '@/testing/server';
import { saveNote } from './note.api';
import { Notes } from './Notes';

const COMPANY = { kind: 'approval:company', id: 1001 } as const;
const page = <Notes {...COMPANY} />;

/** Adds a note as the signed-in user. */
const write = (content: string) => saveNote({ kind: COMPANY.kind, recordId: COMPANY.id, content, mentions: [] });
const field = () => screen.findByRole('textbox', { name: '备注内容' });
const noteWith = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`no note with ${text}`);
  return within(found);
};

beforeEach(() => signInAs());

it('Ctrl+Enter adds a note above the earlier notes and empties the text area', async () => {
  await write('第一条');
  const { user } = await renderPage(page);
  await user.type(await field(), '第二条{Control>}{Enter}{/Control}');
  expect(await screen.findByText('第二条')).toBeVisible();
  const notes = () => screen.getAllByRole('listitem').map(({ textContent }) => /第.条/.exec(textContent)?.[0]);
  await expect.poll(notes).toEqual(['第二条', '第一条']);
  expect(await field()).toHaveValue('');
});

it('typing @ finds people by login name and mentions the chosen person', async () => {
  const bodies: unknown[] = [];
  onRequest(({ request }) => {
    if (request.url.endsWith('/note/save'))
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body));
  });
  const { user } = await renderPage(page);
  await user.type(await field(), '请 @yunyi');
  await user.click(await screen.findByText('运营小王 (yunying)'));
  await user.type(await field(), '看一下');
  await user.click(screen.getByRole('button', { name: '添加备注' }));
  expect(await screen.findByText('请 @运营小王 看一下')).toBeVisible();
  expect(bodies).toEqual([{ kind: 'approval:company', recordId: 1001, content: '请 @运营小王 看一下', mentions: [2] }]);
});

it('while the list of colleagues cannot be loaded, a note with a mention is not saved but keeps its text', async () => {
  const saved = vi.fn();
  onRequest(({ request }) => request.url.endsWith('/note/save') && saved());
  server.use(http.get('*/api/system/user/options', () => HttpResponse.json({ code: 500, msg: '系统繁忙' })));
  const { user } = await renderPage(page);
  await user.type(await field(), '请 @运营');
  expect(await screen.findByText('无法加载同事名单')).toBeVisible();
  await user.type(await field(), '小王 看一下{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^无法加载同事名单，备注未保存/)).toBeVisible();
  expect(await field()).toHaveValue('请 @运营小王 看一下');
  expect(saved).not.toHaveBeenCalled();
  await user.clear(await field());
  await user.type(await field(), '3 点 @ 会议室，写信给 wang@example.com{Control>}{Enter}{/Control}');
  expect(
    await screen.findByText('3 点 @ 会议室，写信给 wang@example.com', { selector: 'p' }),
    'mentions nobody',
  ).toBeVisible();
});

it('a user who may not read the list of colleagues can save a note with a name after @', async () => {
  const refuse = () => HttpResponse.json({ code: 403, msg: '没有权限' }, { status: 403 });
  server.use(http.get('*/api/system/user/options', refuse));
  const { user } = await renderPage(page);
  await user.type(await field(), '请 @运营小王 看一下{Control>}{Enter}{/Control}');
  expect(await screen.findByText('请 @运营小王 看一下', { selector: 'p' })).toBeVisible();
});

it('a note that could not be saved is restored when the record is reopened', async () => {
  server.use(http.post('*/api/biz/note/save', () => HttpResponse.json({ code: 500, msg: '系统繁忙' }), { once: true }));
  const { user, unmount } = await renderPage(page);
  await user.type(await field(), '写到一半');
  await user.click(screen.getByRole('button', { name: '添加备注' }));
  expect(await screen.findByText('系统繁忙')).toBeVisible();
  expect(await field()).toHaveValue('写到一半');
  unmount();

  const again = await renderPage(page);
  expect(await field()).toHaveValue('写到一半');
  await again.user.click(screen.getByRole('button', { name: '添加备注' }));
  expect(await screen.findByText('写到一半', { selector: 'p' })).toBeVisible();
  expect(await field()).toHaveValue('');
});

it('an unfinished note counts as unsaved until the record is closed, even while the tab is hidden', async () => {
  const { user, unmount } = await renderPage(<HideableTab>{page}</HideableTab>);
  await user.type(await field(), '写到一半');
  expect(hasUnsaved()).toBe(true);
  await user.click(screen.getByText('tab'));
  expect(hasUnsaved()).toBe(true);
  await user.click(screen.getByText('tab'));
  unmount();
  expect(hasUnsaved()).toBe(false);

  await renderPage(page);
  expect(await field()).toHaveValue('写到一半');
  expect(hasUnsaved(), 'a restored note').toBe(true);
});

it('the user can view the earlier text of an edited note', async () => {
  await write('明天到期');
  const { user } = await renderPage(page);
  const note = await noteWith('明天到期');
  await user.click(note.getByRole('button', { name: '编辑' }));
  const editor = note.getByRole('textbox', { name: '编辑备注' });
  expect(editor).toHaveFocus();
  await user.clear(editor);
  await user.type(editor, '后天到期');
  await user.click(note.getByRole('button', { name: '保存' }));
  const edited = await noteWith('后天到期');
  await waitFor(() => expect(edited.getByRole('button', { name: '编辑' })).toHaveFocus());
  await user.click(edited.getByText(/^已编辑/));
  expect(within(edited.getByRole('list', { name: '修改前的内容' })).getByText('明天到期')).toBeVisible();
});

it('a removed note is replaced by a line that names the user who removed it', async () => {
  await write('写错了');
  const { user } = await renderPage(page);
  await user.click((await noteWith('写错了')).getByRole('button', { name: '删除' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('系统管理员删除了一条备注')).toBeVisible();
  expect(screen.queryByText('写错了')).toBeNull();
});

it('a user cannot edit another user’s note, but can follow the links in the note', async () => {
  await write(`<b>见</b> ${window.location.origin}/sales/order?orderNo=1 和 https://example.com/`);
  await signInAs(operatorAccount.username);
  const { user, router } = await renderPage(page);
  expect(await screen.findByText(/<b>见<\/b>/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  expect(screen.getByRole('link', { name: 'https://example.com/' })).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(screen.getByRole('link', { name: /orderNo=1$/ }));
  expect(router.state.location.search).toBe('?orderNo=1');
});

it('a list of notes that fails to load offers a retry', async () => {
  server.use(http.get('*/api/biz/note/list', () => HttpResponse.json({ code: 500, msg: '系统繁忙' }), { once: true }));
  const { user } = await renderPage(page);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('暂无备注')).toBeVisible();
});

it('the note form disappears when saving fails with a 404', async () => {
  server.use(http.post('*/api/biz/note/save', () => new HttpResponse(null, { status: 404 })));
  const { user } = await renderPage(page);
  await user.type(await field(), '无处可存{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByRole('heading', { name: '备注' })).toBeVisible();
});

it('the notes are hidden when the server does not support them', async () => {
  server.use(http.get('*/api/biz/note/list', () => new HttpResponse(null, { status: 404 })));
  await renderPage(
    <>
      <p>the record</p>
      {page}
    </>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('the record')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '备注' })).toBeNull();
});

it('the labels of the note form are in the user’s language', async () => {
  await speak('en-US');
  await renderPage(page);
  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add note' })).toBeDisabled();
  await speak();
});
