import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import GameRecordListPage from './GameRecordListPage';

beforeEach(() => signInAs());

it('invalidating the best run of an ended contest moves the next run up', async () => {
  const { router } = await renderPage(<GameRecordListPage />, '/?competitionId=9');
  const first = () => document.querySelector('tr[data-row-key]') as HTMLElement;
  const rankOf = (row: HTMLElement) => row.querySelectorAll('td')[2]?.textContent;
  await screen.findAllByLabelText(/^查看 /);
  expect(screen.queryByRole('img', { name: /^净速度分布/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^净速度分布/ }));
  expect(await screen.findByRole('img', { name: /^净速度分布/ })).toBeVisible();
  expect(rankOf(first())).toBe('-');
  fireEvent.click(screen.getByText('生成排名'));
  await waitFor(() => expect(router.state.location.search).toContain('ranked=1'));
  await waitFor(() => expect(rankOf(first())).toBe('1'));
  expect(first()).toHaveTextContent('一等奖');
  const best = within(first()).getByLabelText(/^作废 /);
  const name = best.getAttribute('aria-label') ?? '';
  fireEvent.click(best);
  fireEvent.click(await screen.findByTitle('他人代打'));
  fireEvent.click(buttonIn(await findDialog(), '作废'));
  await waitFor(() => expect(within(first()).queryByLabelText(name)).toBeNull());
  expect(rankOf(first())).toBe('1');
});
