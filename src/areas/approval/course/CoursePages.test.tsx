import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { renderPage, signInAs } from '@/testing/renderPage';
import { courses } from './course.review';
import CourseDetailPage from './CourseDetailPage';

// Status changes are sent immediately, so that the tests need not wait.
beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
});

const find = async (filters: object) => (await courses.api.list({ ...filters, pageNum: 1, pageSize: 1 })).records[0];

it('unpublishing an approved course on its detail page requires a reason', async () => {
  const course = await find({ auditStatus: '1', shelfStatus: '1', isRecommend: 'N' });
  const { user } = await renderPage(<CourseDetailPage />, `/approval/approvalCourseDetail?id=${String(course?.id)}`);
  await user.click(await screen.findByLabelText(`更多 ${course?.courseName}`));
  expect((await screen.findAllByRole('menuitem')).map((one) => one.textContent)).toEqual(['下架', '推荐', '复制链接']);
  await user.click(screen.getByText('下架'));
  const dialog = within(await findDialog());
  await user.click(dialog.getByText('下架'));
  expect(await dialog.findByText('请输入原因')).toBeVisible();
  await user.click(dialog.getByText('版权争议'));
  await user.click(dialog.getByText('下架'));
  const history = (await screen.findByText('下线')).closest('section') as HTMLElement;
  expect(within(history).getByText('版权争议')).toBeVisible();
  expect(await courses.api.get(course?.id ?? 0)).toMatchObject({ shelfStatus: '2' });
});
