import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import BenefitTagListPage from './BenefitTagListPage';

beforeEach(() => signInAs());

it('a built-in tag can be moved to another position, but neither renamed nor removed', async () => {
  const { user } = await renderPage(<BenefitTagListPage />, '/?tagName=五险一金');
  await user.click(await screen.findByLabelText('编辑 五险一金'));
  expect(screen.getByLabelText('删除 五险一金')).toHaveAttribute('aria-disabled', 'true');
  const form = await findDialog();
  expect(await within(form).findByLabelText('标签名称')).toBeDisabled();
  expect(within(form).getByText('系统内置标签不能改名')).toBeVisible();
  await user.clear(within(form).getByLabelText('排序'));
  await user.type(within(form).getByLabelText('排序'), '77');
  await user.click(buttonIn(form, '保存'));
  expect(await screen.findByText('77')).toBeVisible();
});

it('a built-in tag can be selected for editing, but not for removal', async () => {
  const { user } = await renderPage(<BenefitTagListPage />, '/?tagName=五险一金');
  await user.click(await screen.findByLabelText('选择 五险一金'));
  const bar = screen.getByRole('group', { name: '批量操作' });
  expect(buttonIn(bar, '编辑')).toBeEnabled();
  expect(buttonIn(bar, '删除')).toBeDisabled();
});

it('the form of a new tag suggests the position after the last tag', async () => {
  server.use(
    http.get('*/api/biz/base/benefitTag/list', ({ request }) => {
      const { searchParams: asked } = new URL(request.url);
      const isLast = asked.get('sortField') === 'sort' && asked.get('sortOrder') === 'desc';
      const records = [{ id: 9, tagName: '五险一金', isSystem: 'Y', status: '0', sort: isLast ? 41 : 1 }];
      return HttpResponse.json({ code: 0, data: { records, total: 1 } });
    }),
  );
  const { user } = await renderPage(<BenefitTagListPage />, '/?tagName=五险一金');
  await user.click(await screen.findByRole('button', { name: '新建' }));
  const sort = within(await findDialog()).getByLabelText('排序');
  await waitFor(() => expect(sort).toHaveValue('42'));
});

it('[row 86] repeated clicks on the confirmation remove a record only once', async () => {
  const removed: string[] = [];
  server.use(
    http.post('*/api/biz/base/benefitTag/remove', async ({ request }) => {
      removed.push(request.url);
      await delay(50);
      return HttpResponse.json({ code: 0 });
    }),
  );
  const { user } = await renderPage(<BenefitTagListPage />, '/?tagName=下午茶');
  await user.click(await screen.findByLabelText('删除 下午茶'));
  await findDialog(/删除后不可恢复/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removed).toEqual([]);

  await user.click(screen.getByLabelText('删除 下午茶'));
  await user.tripleClick(buttonIn(await findDialog(/删除后不可恢复/), '删除'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removed).toHaveLength(1);
});
