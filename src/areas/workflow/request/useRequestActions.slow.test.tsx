import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import BusinessListPage from './BusinessListPage';

beforeEach(async () => {
  // jsdom cannot draw the diagram.
  server.use(http.get('*/api/act/process/show', () => HttpResponse.json({ code: 500, msg: '没有流程图' })));
  await signInAs();
});

it('the details of a withdrawn request no longer name the people whose decision it was waiting for', async () => {
  const { user } = await renderPage(<BusinessListPage />, '/?title=显示器');
  const openDetails = async () => user.click(await screen.findByLabelText('查看 显示器采购'));
  await openDetails();
  const details = await findDialog('显示器采购');
  expect((await within(details).findAllByText(/^等待审批：/))[0]).toBeVisible();
  await user.click(within(details).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(details).not.toBeVisible());

  await user.click(await inMore(user, '更多 显示器采购', '撤销'));
  await user.click(buttonIn(await findDialog('撤销后流程立即结束，不能恢复。'), '撤销'));
  expect(await screen.findByText('已撤销')).toBeVisible();
  await openDetails();
  const reopened = await findDialog('显示器采购');
  expect(await within(reopened).findByText('流转历史')).toBeVisible();
  await waitFor(() => expect(within(reopened).queryAllByText(/^等待审批：/)).toEqual([]));
});
