import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { finished } from './instance.resource';
import { server } from '@/testing/server';
import ProcInstRunsPage from './ProcInstRunsPage';

beforeEach(() => signInAs());

it('a user suspends, activates and finally stops an instance with a reason', async () => {
  const { user } = await renderPage(<ProcInstRunsPage />, '/?name=搬家');
  await user.click(await screen.findByLabelText('挂起 搬家'));
  await user.click(buttonIn(await findDialog(), '挂起'));
  await user.click(await screen.findByLabelText('激活 搬家'));
  await user.click(buttonIn(await findDialog(), '激活'));
  expect(await screen.findByLabelText('挂起 搬家')).toBeVisible();

  await user.click(await inMore(user, '更多 搬家', '中止'));
  const dialog = within(await findDialog());
  await user.click(dialog.getByText('中止'));
  expect(await dialog.findByText('请输入中止原因')).toBeVisible();
  await user.click(dialog.getByText('流程中止', { selector: 'button span' }));
  await user.click(dialog.getByText('中止'));
  await waitFor(() => expect(screen.queryByLabelText('更多 搬家')).not.toBeInTheDocument());
  const { records } = await finished.list({ pageSize: 1 });
  expect(records[0]).toMatchObject({ title: '搬家', deleteReason: '流程中止', status: 3, result: 4 });
});

it('an applicant whom the engine identifies by login name is shown by their real name', async () => {
  const row = {
    id: '1',
    procInstId: '1',
    procDefId: 'leave:2:5004',
    name: '外出',
    isSuspended: false,
    applyer: 'yunying',
  };
  const records = { records: [row], total: 1, size: 10, current: 1 };
  server.use(http.get('*/act/process/ins/runs', () => HttpResponse.json({ code: 0, data: records })));
  await renderPage(<ProcInstRunsPage />);
  expect(await screen.findByText('运营小王')).toBeVisible();
  expect(screen.queryByText('yunying')).not.toBeInTheDocument();
});
