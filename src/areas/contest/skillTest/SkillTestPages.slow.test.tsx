import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import SkillTestFormPage from './SkillTestFormPage';

beforeEach(() => signInAs());

it('a test is not saved until the scores of its questions add up to the total score', async () => {
  const { user } = await renderPage(<SkillTestFormPage />, '/contest/skillTestEdit?id=34');
  await screen.findByText('共 10 题，分值合计 100.00 / 总分 100.00');
  await user.click(screen.getByLabelText('删除 第 10 题'));
  expect(await screen.findByText('共 9 题，分值合计 90.00 / 总分 100.00')).toBeVisible();
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('所有试题的分值之和必须等于总分')).toBeVisible();
  await user.click(screen.getByText('平均分配分值'));
  expect(await screen.findByText('共 9 题，分值合计 100.00 / 总分 100.00')).toBeVisible();
  await user.click(screen.getByLabelText('更多 第 1 题'));
  await user.click(await screen.findByText('下移'));
  const second = screen.getByLabelText('移动 第 2 题').closest('li') as HTMLElement;
  expect(within(second).getByText(/^网络安全法/)).toBeVisible();
});

it('a user saves a question and continues with an empty drawer for the next question', async () => {
  const { user } = await renderPage(<SkillTestFormPage />, '/contest/skillTestAdd');
  await user.click(await screen.findByText('添加试题'));
  const first = await findDialog();
  await user.click(within(first).getByText('保存并添加下一题'));
  expect(await within(first).findByText('请输入题干')).toBeVisible();
  await user.click(within(first).getByLabelText('题型'));
  await user.click(await screen.findByTitle('判断题'));
  await user.click(await within(first).findByRole('textbox', { name: '题干' }));
  await user.keyboard('地球是圆的');
  await user.click(within(first).getByRole('radio', { name: '正确' }));
  await user.click(within(first).getByText('保存并添加下一题'));
  const second = await screen.findByRole('dialog', { name: '第 2 题 · 新增' });
  expect(screen.getByText(/^共 1 题/)).toBeVisible();
  expect(within(second).queryByText('地球是圆的')).toBeNull();
});

it('Ctrl+Enter in a question’s drawer updates the question in the form without saving the test', async () => {
  const saved = vi.fn(() => HttpResponse.json({ code: 0, data: null }));
  server.use(http.post('*/api/biz/skillTest/update', saved));
  const { user } = await renderPage(<SkillTestFormPage />, '/contest/skillTestEdit?id=34');
  await user.click(await screen.findByLabelText('编辑 第 1 题'));
  const stem = await within(await findDialog()).findByRole('textbox', { name: '题干' });
  await user.click(stem);
  await user.keyboard('新的题干{Control>}{Enter}{/Control}');
  expect(await screen.findByText('试题已更新，保存测试后生效')).toBeVisible();
  const first = screen.getByLabelText('移动 第 1 题').closest('li') as HTMLElement;
  expect(within(first).getByText(/新的题干/)).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});
