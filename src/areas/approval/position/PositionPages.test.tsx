import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { findDialog } from '@/testing/find';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { positions } from './position.review';
import PositionDetailPage from './PositionDetailPage';

// Decisions are sent immediately, so that the tests need not wait.
beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
});

it('a user pins an open position to the top, and takes it offline with a reason', async () => {
  const { records } = await positions.api.list({ positionStatus: '1', pageNum: 1, pageSize: 200 });
  const position = records.find(({ isTop }) => isTop === 'N');
  const { user } = await renderPage(<PositionDetailPage />, `/approval/positionDetail?id=${String(position?.id)}`);
  const more = await screen.findByLabelText(`更多 ${position?.positionName}`);
  await user.click(more);
  await user.click(await screen.findByText('置顶'));
  await waitFor(() => expect(screen.getByText('是否置顶').closest('tr')).toHaveTextContent('是否置顶是'));
  await user.click(more);
  expect(await screen.findByText('取消置顶')).toBeInTheDocument();
  await user.click(screen.getByText('下架'));
  const dialog = within(await findDialog());
  await user.click(dialog.getByText('虚假招聘信息'));
  await user.click(dialog.getByText('下架'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await positions.api.get(position?.id ?? 0)).toMatchObject({ isTop: 'Y', positionStatus: '4' });
});

it('taking a position offline again after a lost response sends the same idempotency key', async () => {
  useSession.setState(({ config }) => ({ config: { ...config, idempotency: true } }));
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/offline', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ code: 0 });
    }),
  );
  const { records } = await positions.api.list({ positionStatus: '1', pageNum: 1, pageSize: 1 });
  const { user } = await renderPage(<PositionDetailPage />, `/approval/positionDetail?id=${String(records[0]?.id)}`);
  await user.click(await screen.findByLabelText(`更多 ${records[0]?.positionName}`));
  await user.click(await screen.findByText('下架'));
  const dialog = within(await findDialog());
  await user.click(dialog.getByText('虚假招聘信息'));
  await user.click(dialog.getByText('下架'));
  expect(await dialog.findByText(/网络/)).toBeVisible();
  await user.click(dialog.getByText('下架'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('approving a position changes its state to open', async () => {
  const { records } = await positions.api.list({ auditStatus: '0', pageNum: 1, pageSize: 1 });
  const id = records[0]?.id ?? 0;
  const { user } = await renderPage(<PositionDetailPage />, `/approval/positionDetail?id=${String(id)}`);
  await screen.findByText('岗位职责');
  await user.keyboard('a');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`已通过 ${records[0]?.positionName}`)).toBeVisible();
  expect(await positions.api.get(id)).toMatchObject({ auditStatus: '1', positionStatus: '1' });
});
