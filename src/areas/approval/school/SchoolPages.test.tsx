import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import SchoolDetailPage from './SchoolDetailPage';
import { schools } from './school.review';

beforeEach(() => signInAs());

it('a reviewer enlarges and rotates a school’s license, and can open a PDF in a new window', async () => {
  const { records } = await schools.api.list({ pageNum: 1, pageSize: 100 });
  const school = records.find(({ authLetterImg }) => authLetterImg?.endsWith('.pdf'));
  const { user } = await renderPage(<SchoolDetailPage />, `/approval/schoolDetail?id=${String(school?.id)}`);
  const licence = await screen.findByAltText('办学许可证/法人证书');
  await user.click(screen.getByLabelText('放大 办学许可证/法人证书'));
  await user.click(screen.getByLabelText('向右旋转 办学许可证/法人证书'));
  expect(licence).toHaveStyle({ width: '150%', rotate: '90deg' });
  await user.click(screen.getByText('授权委托书'));
  const link = screen.getByText('在新窗口打开').closest('a');
  expect(link).toHaveAttribute('href', school?.authLetterImg);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
