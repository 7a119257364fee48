import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import BiographicalNotesPage from './BiographicalNotesPage';
import ResumeInfoPage from './ResumeInfoPage';

beforeEach(() => signInAs());

const rowOf = async (name: string) => (await screen.findByLabelText(`查看 ${name}`)).closest('tr') as HTMLElement;

it('hiding a resume needs a reason, which is shown above it until the resume is visible again', async () => {
  const { user, unmount } = await renderPage(<BiographicalNotesPage />, '/?resumeNo=000007');
  const row = await rowOf('罗文博');
  expect(within(row).getByText(/^\d{3}\*{4}\d{4}$/)).toBeVisible();
  await user.click(within(row).getByLabelText('屏蔽 罗文博'));
  const dialog = await findDialog();
  await user.click(await within(dialog).findByRole('button', { name: '信息虚假' }));
  await user.click(within(dialog).getByRole('button', { name: '屏蔽' }));
  expect(await screen.findByText('已屏蔽 1 份简历')).toBeVisible();
  await waitFor(async () => expect(await rowOf('罗文博')).toHaveTextContent('停用'));
  expect(screen.queryByLabelText('屏蔽 罗文博')).toBeNull();
  unmount();

  await renderPage(<ResumeInfoPage />, '/?id=7');
  expect(await screen.findByText(/系统管理员 于 .* 屏蔽：信息虚假/)).toBeVisible();
  expect(screen.getByRole('button', { name: '恢复' })).toBeVisible();
});

it('J and K move through resumes in the order of their list', async () => {
  const { user, router } = await renderPage(<ResumeInfoPage />, '/?id=7&queue=resumeNo%3D00000');
  const place = await screen.findByText(/^第 \d+ \/ \d+ 条/);
  const first = place.textContent;
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByText(/^第 \d+ \/ \d+ 条/).textContent).not.toBe(first));
  expect(new URLSearchParams(router.state.location.search).get('id')).not.toBe('7');
  await user.keyboard('k');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('id')).toBe('7'));
});
