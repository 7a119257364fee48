import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { renderPage, signInAs } from '@/testing/renderPage';
import TaskingPage from './TaskingPage';

beforeEach(() => signInAs());

it('several are decided at once, and what failed meanwhile is told', async () => {
  const { user } = await renderPage(<TaskingPage />);
  await user.click(await screen.findByLabelText('选择 年假'));
  await user.click(screen.getByLabelText('选择 搬家'));
  const { records } = (await request({ url: '/act/task/ing' })) as { records: { id: string; processName: string }[] };
  const taskId = records.find(({ processName }) => processName === '搬家')?.id;
  await request({ method: 'post', url: '/act/task/audit', data: { taskId, result: 2 } });
  await user.click(screen.getByText('批量同意'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('确定'));
  expect(await dialog.findByText('成功 1 / 失败 1')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent('搬家 · 任务不存在或已被处理');
});
