import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { askForNew } from '@/shared/list/actions/askForNew';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import BenefitTagListPage from './BenefitTagListPage';

beforeEach(() => signInAs());

it('a tag name needs at least two characters', async () => {
  const { user } = await renderPage(<BenefitTagListPage />, '/?tagName=下午茶');
  await user.click(await screen.findByLabelText('编辑 下午茶'));
  const form = await findDialog();
  const name = await within(form).findByLabelText('标签名称');
  await user.clear(name);
  await user.type(name, '茶');
  await user.click(buttonIn(form, '保存'));
  expect(await within(form).findByText('标签名称为 2 到 10 个字符')).toBeVisible();
  await user.type(name, '水下午茶');
  await user.click(buttonIn(form, '保存'));
  await user.click(await screen.findByLabelText('删除 茶水下午茶'));
  await user.click(buttonIn(await findDialog(/删除后不可恢复/), '删除'));
  await waitFor(() => expect(screen.queryByText('茶水下午茶')).toBeNull());
});

it('the server’s suggested sort position does not overwrite a field that the user is editing', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = vi.fn();
  server.use(
    http.get('*/api/biz/base/benefitTag/list', async ({ request }) => {
      if (new URL(request.url).searchParams.get('sortField') !== 'sort') return undefined;
      await answered;
      asked();
      return HttpResponse.json({ code: 0, data: { records: [{ id: 9, tagName: '五险一金', sort: 41 }], total: 1 } });
    }),
  );
  const { user } = await renderPage(<BenefitTagListPage />, '/?tagName=五险一金');
  await user.click(await screen.findByRole('button', { name: '新建' }));
  const sort = within(await findDialog()).getByLabelText('排序');
  await user.click(sort);
  answer();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.type(sort, '7');
  expect(sort).toHaveValue('7');
});

it('a link to create a benefit tag opens an empty form, and the router’s location state is cleared', async () => {
  const { router } = await renderPage(<BenefitTagListPage />, { pathname: '/', state: askForNew });
  expect(within(await findDialog()).getByLabelText('标签名称')).toHaveValue('');
  expect(router.state.location.state).toBeNull();
});
