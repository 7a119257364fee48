import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { changeShape, enabled, entry, id } from '@/shared/api/fields';
import { resource } from '@/shared/resource/resource';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { flushOutbox, undoDecision, useOutbox } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { holdUndo } from '@/testing/samples/holdUndo';

const tags = resource({
  schema: z.object({
    id,
    tagName: z.string(),
    tagType: entry('biz_benefit_type', 1).nullish(),
    icon: z.string().nullish(),
    useCount: z.number().nullish(),
    isSystem: z.string().nullish(),
    sort: z.number().nullish(),
    status: enabled,
    ...changeShape,
  }),
  path: '/biz/base/benefitTag',
  permission: 'base:benefitTag',
  messages: 'base:benefitTag',
  nameOf: ({ tagName }) => tagName,
});

const page = (
  <CrudPage
    api={tags}
    columns={[
      { field: 'tagName', title: '名称', filter: true },
      { field: 'status', title: '状态' },
    ]}
    defaultSort={{ field: 'sort', order: 'asc' }}
    batch="remove"
    bulk={{ fields: ['tagType', 'status'] }}
    uneditable={({ tagName }) => tagName === '带薪年假'}
    form={{ as: 'dialog', fields: null }}
  />
);

beforeEach(async () => {
  holdUndo();
  keepReviewSettings({ undo: true });
  await signInAs();
});

const list = async () => (await tags.list({ pageNum: 1, pageSize: 10, sortField: 'sort', sortOrder: 'asc' })).records;

/** Selects the first rows of the list and opens the dialog with 停用 as the new status. `before` runs before it opens. */
async function edit(count: number, before: () => Promise<unknown> = async () => undefined) {
  const rows = (await list()).slice(0, count);
  const { user } = await renderPage(page);
  for (const { tagName } of rows) await user.click(await screen.findByLabelText(`选择 ${tagName}`));
  await before();
  await user.click(within(screen.getByRole('group', { name: '批量操作' })).getByText('编辑'));
  const dialog = await findDialog(/^批量编辑/);
  await user.click(within(dialog).getByLabelText('状态'));
  await user.click(await within(dialog).findByLabelText('停用'));
  await within(dialog).findByText(/^修改 [1-9]\d* 条$/);
  return { user, dialog, rows };
}
const statusOf = async (row: { id: string | number }) => (await tags.get(row.id)).status;

it('the bulk-edit dialog previews the change, and undoing the edit leaves every row unchanged', async () => {
  const { user, dialog, rows } = await edit(3);
  const preview = within(within(dialog).getByRole('list', { name: '修改预览' })).getAllByRole('listitem');
  expect(preview.map(({ textContent }) => textContent)).toEqual(['正常→停用3 条']);
  await user.click(buttonIn(dialog, '修改 3 条'));
  await waitFor(() => expect(useOutbox.getState().entries).toHaveLength(3));
  expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull();
  undoDecision();
  await flushOutbox();
  for (const row of rows) expect(await statusOf(row)).toBe('0');
});

it('a bulk edit skips rows that already have the new value and sends only the edited field', async () => {
  const [first, second] = await list();
  await tags.save({ id: second?.id, status: '1' });
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/biz/base/benefitTag/update', async ({ request }) => void sent.push(await request.clone().json())),
  );
  const { user, dialog } = await edit(2);
  expect(within(dialog).getByText('1 条已是该值，无需修改')).toBeVisible();
  await user.click(buttonIn(dialog, '修改 1 条'));
  await flushOutbox();
  expect(sent).toEqual([{ id: first?.id, updateTime: first?.updateTime, status: '1' }]);
  expect(await statusOf(first ?? { id: 0 })).toBe('1');
});

it('rows that a colleague changed meanwhile are edited only if the user ticks them', async () => {
  const [, second] = await list();
  const { user, dialog, rows } = await edit(2, () => tags.save({ id: second?.id, sort: 77 }));
  expect(within(dialog).getByText('1 条在列表加载后被他人修改，勾选后才会修改')).toBeVisible();
  expect(buttonIn(dialog, '修改 1 条')).toBeEnabled();
  await user.click(within(dialog).getByRole('checkbox', { name: new RegExp(`^${second?.tagName} · `) }));
  await user.click(buttonIn(dialog, '修改 2 条'));
  await flushOutbox();
  for (const row of rows) expect(await statusOf(row)).toBe('1');
  expect((await tags.get(second?.id ?? 0)).sort).toBe(77);
});

it('a bulk edit keeps a colleague’s later change; the error for a refused row contains a link to the row', async () => {
  const { user, dialog, rows } = await edit(3);
  await user.click(buttonIn(dialog, '修改 3 条'));
  const [first, second, third] = rows.map((row) => row.id);
  server.use(
    http.post('*/api/biz/base/benefitTag/update', async ({ request }) => {
      const body = (await request.clone().json()) as { id: number };
      return body.id === second ? HttpResponse.json({ code: 500, msg: '标签已锁定' }) : undefined;
    }),
  );
  await tags.save({ id: third, sort: 78 });
  await flushOutbox();
  const [entry] = useOutbox.getState().entries;
  expect(useOutbox.getState().entries).toHaveLength(1);
  expect(entry).toMatchObject({
    id: second,
    state: 'refused',
    cause: '标签已锁定',
    link: expect.stringMatching(/tagName=/),
  });
  expect(await statusOf({ id: first ?? 0 })).toBe('1');
  expect(await tags.get(third ?? 0)).toMatchObject({ status: '1', sort: 78 });
});

it('an option chosen in the bulk-edit dialog keeps the focus when the rows have loaded', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.get('*/api/biz/base/benefitTag/get/:id', () => answered.then(() => undefined)));
  const [row] = await list();
  const { user } = await renderPage(page);
  await user.click(await screen.findByLabelText(`选择 ${row?.tagName}`));
  await user.click(within(screen.getByRole('group', { name: '批量操作' })).getByText('编辑'));
  const dialog = await findDialog(/^批量编辑/);
  await user.click(within(dialog).getByLabelText('状态'));
  const choice = await within(dialog).findByLabelText('停用');
  await user.click(choice);
  answer();
  expect(await within(dialog).findByText('修改 1 条')).toBeVisible();
  expect(choice).toHaveFocus();
});

it('the bulk-edit dialog shows why a row failed to load and can reload the row', async () => {
  const all = await list();
  const lost = all.find(({ tagName }) => tagName !== '带薪年假');
  server.use(
    http.get(`*/api/biz/base/benefitTag/get/${lost?.id}`, () => HttpResponse.json({ code: 500, msg: '服务器繁忙' }), {
      once: true,
    }),
  );
  const { user, dialog } = await edit(all.length);
  expect(within(dialog).getByText(`${lost?.tagName}`).closest('li')).toHaveTextContent('服务器繁忙');
  await user.click(within(dialog).getByText('重新读取'));
  await waitFor(() => expect(within(dialog).queryByText(/服务器繁忙/)).toBeNull());
});

it('a user without the edit permission cannot select rows for a bulk edit', async () => {
  await signInAs('gaohaiyan');
  await renderPage(page);
  await screen.findByText(/^共 \d+ 条/);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
