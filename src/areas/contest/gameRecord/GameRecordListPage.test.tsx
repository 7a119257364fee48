import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import GameRecordListPage from './GameRecordListPage';

beforeEach(() => signInAs());

it('an ended contest is ranked, a run is made invalid with a reason and restored', async () => {
  const { user, router } = await renderPage(<GameRecordListPage />, '/?competitionId=9');
  await user.click(await screen.findByRole('button', { name: '生成排名' }));
  await waitFor(() => expect(router.state.location.search).toContain('ranked=1'));
  const [invalid] = await screen.findAllByLabelText(/^作废 /);
  const name = invalid?.getAttribute('aria-label')?.replace('作废 ', '') ?? '';
  expect(within(invalid?.closest('tr') as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent(/^1$/);
  await user.click(invalid as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: '他人代打' }));
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByLabelText(`作废 ${name}`)).toBeNull());
  await user.click(screen.getByRole('tab', { name: '全部成绩' }));
  const player = name.split(' ')[0] ?? '';
  await user.type(await screen.findByLabelText('选手姓名'), player);
  await user.click(screen.getByRole('button', { name: '查询' }));
  await user.click(await screen.findByLabelText(`恢复 ${name}`));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '恢复' }));
  expect(await screen.findByLabelText(`作废 ${name}`)).toBeVisible();
});
