// @fresh-modules
import '@/testing/world';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import UserListPage from '@/areas/system/user/UserListPage';
import { LateTools } from '@/app/layout/LateTools';
import { useJobs } from '@/shared/list/transfer/jobs';
import { saveFile } from '@/shared/list/transfer/saveFile';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';

vi.mock(import('@/shared/list/transfer/saveFile'), async (original) => ({ ...(await original()), saveFile: vi.fn() }));

/** Mocks the workers, which jsdom lacks: the reader returns `sheet` for any file, the writer a file for any export.
 * `written` receives the rows of the export. */
const workersAre = (sheet: string[][] = [], written: unknown[][] = []) =>
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      postMessage = (message: object) => {
        if (message instanceof ArrayBuffer) this.onmessage?.({ data: { rows: sheet } });
        else if ('format' in message) this.onmessage?.({ data: new Blob(['file']) });
        else if ('rows' in message) written.push(...(message.rows as unknown[][]));
      };
      terminate = () => undefined;
    },
  );

beforeEach(async () => {
  workersAre();
  await signInAs();
});
afterEach(() => {
  useJobs.setState({ jobs: [], reopened: undefined });
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const page = (
  <>
    <LateTools />
    <UserListPage />
  </>
);
/** Finds the button by its label, because a role query on a page with a table takes seconds in jsdom. */
const jobsButton = (name: RegExp) => screen.findByLabelText(name);
const list = () => within(screen.getByLabelText('导入导出', { selector: 'ul' }));

/** Delays the responses of the user list that an export requests. */
function holdExport() {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('*/api/system/user/list', async ({ request }) => {
      if (new URL(request.url).searchParams.get('pageSize') !== '1000') return undefined;
      await held;
      return undefined;
    }),
  );
  return () => release();
}

async function startExport(address = '/?loginName=zhang') {
  const view = await renderPage(page, address);
  const { user } = view;
  await screen.findByText(/^共 [\d,]+ 条/);
  expect(screen.queryByLabelText(/^导入导出/)).toBeNull();
  await user.click(await screen.findByText('导出'));
  const dialog = await findDialog();
  expect(await within(dialog).findByText(/^将导出 [\d,]+ 条。$/)).toBeVisible();
  await user.click(within(dialog).getByText('开始导出'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return view;
}

it('an export continues after the user leaves the page, and is downloaded from the header', async () => {
  const release = holdExport();
  const { user } = await startExport();
  await user.click(await jobsButton(/^导入导出，1 个进行中$/));
  expect(list().getByText('导出 · 用户管理')).toBeVisible();
  expect(list().getByLabelText(/^停止/)).toBeVisible();
  await user.keyboard('{Escape}');
  history.pushState(null, '', '/system/role');
  release();
  expect((await screen.findAllByText(/“用户管理”已导出，请在页头/)).length).toBeGreaterThan(0);
  await user.click(await jobsButton(/^导入导出，1 个新结果$/));
  expect(saveFile).not.toHaveBeenCalled();
  await user.click(list().getByLabelText('下载：导出 · 用户管理'));
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/^用户管理-.*\.xlsx$/));
  await user.click(list().getByLabelText('移除：导出 · 用户管理'));
  await waitFor(() => expect(screen.queryByLabelText(/^导入导出/)).toBeNull());
});

it('the user can restart a stopped export and a failed export', async () => {
  const release = holdExport();
  const { user } = await startExport();
  await user.click(await jobsButton(/1 个进行中$/));
  await user.click(list().getByLabelText(/^停止/));
  expect(await list().findByText('已停止')).toBeVisible();
  server.use(
    http.get('*/api/system/user/list', () => HttpResponse.json({ code: 500, msg: '服务器繁忙' }), { once: true }),
  );
  await user.click(list().getByLabelText(/^重新开始/));
  expect(await list().findByText('失败：服务器繁忙')).toBeVisible();
  release();
  await user.click(list().getByLabelText(/^重新开始/));
  expect(await list().findByText(/^已导出 \d+ 条$/)).toBeVisible();
  expect(list().queryByLabelText(/^停止/)).toBeNull();
});

it('if a reload interrupts an export, restarting the export opens the export dialog with the same filters', async () => {
  holdExport();
  const { unmount } = await startExport();
  unmount();
  useJobs.setState({ jobs: [] });
  const { user, router } = await renderPage(page, '/elsewhere');
  await user.click(await jobsButton(/1 个新结果$/));
  expect(await screen.findByText('已中断')).toBeVisible();
  await user.click(screen.getByLabelText('重新开始：导出 · 用户管理'));
  expect(router.state.location.search).toBe('?loginName=zhang');
  expect(await findDialog('导出 · 用户管理')).toBeVisible();
});

it('an export has each row once, and warns if rows may be missing because the list changed meanwhile', async () => {
  const written: unknown[][] = [];
  workersAre([], written);
  // After the first page, two rows of it are removed and one is added, so that the second page repeats a row.
  const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  server.use(
    http.post('*/api/system/job/export', () => new HttpResponse(undefined, { status: 404 })),
    http.get('*/api/system/user/list', ({ request }) => {
      const { pageNum, pageSize } = Object.fromEntries(new URL(request.url).searchParams);
      const isFirst = pageNum === '1';
      const shown = isFirst ? ids(1, Number(pageSize)) : ids(1000, 1498);
      const records = shown.map((userId) => ({ userId, loginName: `u${userId}` }));
      return HttpResponse.json({ code: 0, data: { records, total: isFirst ? 1500 : 1499 } });
    }),
  );
  const { user } = await startExport();
  const warning = /导出期间列表有变动，可能缺少记录，请重新导出/;
  expect((await screen.findAllByText(warning)).length).toBeGreaterThan(0);
  expect(written).toHaveLength(1 + 1498);
  await user.click(await jobsButton(/^导入导出/));
  expect(list().getByText(warning)).toBeVisible();
});

it('the result of a background import opens from the header and lists the rejected rows', async () => {
  workersAre([
    ['用户名', '用户昵称', '所属部门', '角色'],
    ['newuser1', '导入一', '研发部门', '管理员'],
    ['newuser2', '导入二', '研发部门', '管理员'],
  ]);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post('*/api/system/user/save', async ({ request }) => {
      await held;
      const { loginName } = (await request.json()) as { loginName: string };
      return loginName === 'newuser1'
        ? HttpResponse.json({ code: 0, data: {} })
        : HttpResponse.json({ code: 500, msg: '登录账号已存在' });
    }),
  );
  const { user } = await renderPage(page);
  await user.click(await screen.findByText('导入'));
  const dialog = within(await findDialog());
  await user.upload(await dialog.findByLabelText(/点击选择文件/), new File(['x'], 'users.csv'));
  await user.click(await dialog.findByText('导入 2 行'));
  await user.click(await dialog.findByText('在后台继续'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await jobsButton(/1 个进行中$/)).toBeVisible();
  release();
  expect((await screen.findAllByText('“用户管理”导入完成：成功 1 / 失败 1')).length).toBeGreaterThan(0);
  await user.click(await jobsButton(/1 个新结果$/));
  await user.click(list().getByLabelText('结果：导入 · 用户管理'));
  const result = within(await findDialog('导入 · 用户管理'));
  expect(await result.findByText('登录账号已存在')).toBeVisible();
  expect(result.getByText('下载未导入的行')).toBeVisible();
});

it('an import first lists the rows that fail the server’s check', async () => {
  workersAre([
    ['用户名', '用户昵称', '所属部门', '角色'],
    ['newuser3', '导入三', '研发部门', '管理员'],
    ['admin', '导入四', '研发部门', '管理员'],
  ]);
  const { user } = await renderPage(page);
  await user.click(await screen.findByText('导入'));
  const dialog = within(await findDialog());
  const choose = async () => user.upload(await dialog.findByLabelText(/点击选择文件/), new File(['x'], 'users.csv'));
  await choose();
  await user.click(await dialog.findByText('导入 2 行'));
  expect(await dialog.findByText("新增用户'admin'失败，登录账号已存在")).toBeVisible();
  expect(dialog.getByText('1 行可以导入，1 行有错误（有错误的行不会发送）')).toBeVisible();
  await user.click(dialog.getByText('换一个文件'));
  server.use(http.post('*/api/system/user/importCheck', () => new HttpResponse(null, { status: 404 })));
  await choose();
  await user.click(await dialog.findByText('导入 2 行'));
  expect(await dialog.findByText('成功 1 / 失败 1')).toBeVisible();
});
