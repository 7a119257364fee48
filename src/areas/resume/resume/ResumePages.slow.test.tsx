import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import BiographicalNotesPage from './BiographicalNotesPage';
import ResumeInfoPage from './ResumeInfoPage';

beforeEach(() => signInAs());

it('a search by age range is kept in the address', async () => {
  const { user, router } = await renderPage(<BiographicalNotesPage />, '/?ageBegin=30');
  await user.click(await screen.findByText('更多筛选'));
  expect(await screen.findByLabelText('年龄，最小')).toHaveValue('30');
  await user.type(screen.getByLabelText('年龄，最大'), '30');
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(router.state.location.search).toBe('?ageBegin=30&ageEnd=30'));
  const column = screen.getAllByRole('columnheader').findIndex((head) => head.textContent?.startsWith('年龄'));
  const ages = () => screen.getAllByRole('row').flatMap((row) => row.querySelectorAll('td')[column]?.textContent ?? []);
  await waitFor(() => expect(new Set(ages().filter(Boolean))).toEqual(new Set(['30'])));
});

it('a resume is shown in full, and a missing resume links back to the list', async () => {
  const first = await renderPage(<ResumeInfoPage />, '/?id=5');
  expect(await screen.findByRole('heading', { name: '工作经历' })).toBeVisible();
  expect(screen.getByText(/^1\d{2}\*{4}\d{4}$/)).toBeVisible();
  await first.user.click(screen.getByLabelText('显示手机号'));
  expect(await screen.findByText(/^1\d{10}$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '竞赛成绩' })).toBeVisible();
  first.unmount();
  const second = await renderPage(<ResumeInfoPage />);
  expect(await screen.findByText('没有指定要查看的记录')).toBeVisible();
  second.unmount();
  await renderPage(<ResumeInfoPage />, '/?id=9999');
  expect(await screen.findByText(/记录不存在或已被删除/)).toBeVisible();
  expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', '/resume/BiographicalNotes');
});
