import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { flushOutbox } from '@/shared/outbox/browserOutbox';
import { operatorAccount } from '@mocks/demo';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { industries } from '../industry/industry.resource';
import { occupations } from './occupation.resource';
import OccupationListPage from './OccupationListPage';

beforeEach(() => signInAs());

const named = async (name: string) => (await occupations.list({ occupationName: name })).records[0]!;

it('a bulk edit replaces the industries of several occupations', async () => {
  const [first, second] = (await occupations.list({})).records.filter(({ parentId }) => String(parentId) === '0');
  const industry = (await industries.list({})).records[0]!;
  const { user } = await renderPage(<OccupationListPage />);
  for (const { occupationName } of [first!, second!])
    await user.click(await screen.findByLabelText(`选择 ${occupationName}`));
  const bar = screen.getByRole('group', { name: '批量操作' });
  expect(bar).toHaveTextContent('已选 2 项');
  await user.click(buttonIn(bar, '编辑'));
  const dialog = await findDialog(/^批量编辑/);
  await user.click(within(dialog).getByRole('combobox', { name: '适用行业' }));
  await user.click(await screen.findByTitle(industry.industryName));
  const preview = await within(dialog).findByRole('list', { name: '修改预览' });
  await waitFor(() => expect(preview).toHaveTextContent(industry.industryName));
  await user.click(buttonIn(dialog, '修改 2 条'));
  await flushOutbox();
  for (const { occupationName } of [first!, second!])
    expect((await named(occupationName)).industryIds?.map(String)).toEqual([String(industry.id)]);
});

it('filtering clears the selected rows, and a user with only read permission cannot select rows', async () => {
  const [first] = (await occupations.list({})).records;
  const page = await renderPage(<OccupationListPage />);
  await page.user.click(await screen.findByLabelText(`选择 ${first!.occupationName}`));
  await page.user.type(screen.getByLabelText('职业名称'), `${first!.occupationName}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull());
  page.unmount();

  await signInAs(operatorAccount.username);
  await renderPage(<OccupationListPage />);
  expect(await screen.findByText(first!.occupationName)).toBeVisible();
  expect(screen.queryByLabelText(`选择 ${first!.occupationName}`)).toBeNull();
});
