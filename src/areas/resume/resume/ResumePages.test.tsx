import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { undoDecision } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { holdUndo } from '@/testing/samples/holdUndo';
import BiographicalNotesPage from './BiographicalNotesPage';
import { ageCheck } from './resume.checks';
import ResumeInfoPage from './ResumeInfoPage';

// Status changes are sent immediately, so that their result is shown.
beforeEach(async () => {
  holdUndo();
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
});

const rowOf = async (name: string) => (await screen.findByLabelText(`查看 ${name}`)).closest('tr') as HTMLElement;

it('a hidden resume shows who hid it and why', async () => {
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

it('the J and K keys move to the next resume and back', async () => {
  const { user, router } = await renderPage(<ResumeInfoPage />, '/?id=7&queue=resumeNo%3D00000');
  const place = await screen.findByText(/^第 \d+ \/ \d+ 条/);
  const first = place.textContent;
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByText(/^第 \d+ \/ \d+ 条/).textContent).not.toBe(first));
  expect(new URLSearchParams(router.state.location.search).get('id')).not.toBe('7');
  await user.keyboard('k');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('id')).toBe('7'));
});

it('undoing the hiding of a resume reopens the dialog with the chosen reason for hiding', async () => {
  keepReviewSettings({ keys: true, advance: true, undo: true });
  const { user, router } = await renderPage(<ResumeInfoPage />, '/?id=6&queue=resumeNo%3D00000');
  const idNow = () => new URLSearchParams(router.state.location.search).get('id');
  const name = (await screen.findByRole('heading', { level: 2 })).textContent ?? '';
  expect(await screen.findByText(/^第 \d+ \/ \d+ 条/)).toBeVisible();
  await user.keyboard('r');
  const reason = await within(await findDialog()).findByLabelText('原因');
  await waitFor(() => expect(reason).toHaveFocus());
  await user.keyboard('1');
  expect(reason).toHaveValue('信息虚假');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(idNow()).not.toBe('6'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).not.toHaveTextContent(name));
  act(() => undoDecision());
  await waitFor(() => expect(idNow()).toBe('6'));
  expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  expect(await within(await findDialog()).findByLabelText('原因')).toHaveValue('信息虚假');
  expect(router.state.location.state, 'a reload does not open the dialog again').not.toHaveProperty('ask');
});

/** Hides the displayed resume with a reason. */
async function hide(user: UserEvent) {
  await user.keyboard('r');
  const dialog = within(await findDialog());
  await user.click(await dialog.findByRole('button', { name: '信息虚假' }));
  await user.click(dialog.getByRole('button', { name: '屏蔽' }));
}

it('hiding a resume can be undone while the next resume is still loading', async () => {
  keepReviewSettings({ keys: true, advance: true, undo: true });
  server.use(
    http.get('*/api/biz/resume/get/:id', ({ params }) => (params['id'] === '6' ? undefined : delay('infinite'))),
  );
  const { user, router } = await renderPage(<ResumeInfoPage />, '/?id=6&queue=resumeNo%3D00000');
  expect(await screen.findByText(/^第 \d+ \/ \d+ 条/)).toBeVisible();
  await hide(user);
  await waitFor(() => expect(router.state.location.search).not.toContain('id=6&'));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  act(() => undoDecision());
  expect(await within(await findDialog()).findByLabelText('原因')).toHaveValue('信息虚假');
  expect(router.state.location.search).toContain('id=6&');
});

it('if a resume is hidden before its queue has loaded, the next resume opens as soon as the queue has loaded', async () => {
  let answer: (() => void) | undefined;
  server.use(
    http.get('*/api/biz/resume/list', () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))),
  );
  const { user, router } = await renderPage(<ResumeInfoPage />, '/?id=6&queue=resumeNo%3D00000');
  await screen.findByRole('heading', { level: 2 });
  await hide(user);
  expect(await screen.findByText('已屏蔽 1 份简历')).toBeVisible();
  expect(router.state.location.search).toContain('id=6&');
  answer?.();
  await waitFor(() => expect(router.state.location.search).not.toContain('id=6&'));
});

it('the checks of resumes show their findings and link to other resumes of the same person', async () => {
  const list = await renderPage(<BiographicalNotesPage />, '/?failedChecks=Y');
  expect(await screen.findByText(/年龄与出生日期不符/)).toBeVisible();
  expect(screen.getByText(/需留意的内容/)).toBeVisible();
  expect(screen.getAllByText(/同一人的其他简历/)).toHaveLength(2);
  list.unmount();
  await renderPage(<ResumeInfoPage />, '/?id=61');
  const checks = within(await screen.findByRole('region', { name: '自动核验' }));
  const other = await checks.findByRole('link');
  expect(other).toHaveAttribute('href', expect.stringContaining('id=60'));
});

it('a user hides several resumes with one reason and can undo the batch', async () => {
  keepReviewSettings({ keys: true, advance: true, undo: true });
  const { user } = await renderPage(<BiographicalNotesPage />, '/?status=0');
  for (const box of (await screen.findAllByLabelText(/^选择 /)).slice(0, 2)) await user.click(box);
  await user.click(await screen.findByRole('button', { name: '屏蔽 2 份' }));
  const dialog = within(await findDialog());
  await user.click(await dialog.findByRole('button', { name: '信息虚假' }));
  await user.click(dialog.getByRole('button', { name: '屏蔽' }));
  await waitFor(() => expect(screen.queryByText('屏蔽 2 份')).toBeNull());
  expect(screen.getAllByTitle('已有一个操作待提交').length).toBeGreaterThan(1);
  act(() => undoDecision());
  await waitFor(() => expect(screen.queryByTitle('已有一个操作待提交')).toBeNull());
});

it.each([
  [26, '2000-03-01', 'ok'],
  [26, '2000-12-01', 'ok'],
  [25, '2000-12-01', 'ok'],
  [27, '2000-03-01', 'warn'],
  [24, '2000-12-01', 'warn'],
])('on 2026-11-26 a resume with age %d and birthday %s gets the check result %s', (age, birthday, found) => {
  const context = { t: ((key: string) => key) as never, keywords: [] };
  expect(ageCheck(context, { age, birthday }, '2026-11-26')[0]?.found).toBe(found);
});

it('a member’s resume page does not show another member’s resume if the server ignores the member filter', async () => {
  server.use(
    http.get('*/api/biz/resume/list', () =>
      HttpResponse.json({ code: 0, data: { total: 1, records: [{ id: 6, memberId: 15, realName: '罗文博' }] } }),
    ),
  );
  const { router } = await renderPage(<ResumeInfoPage />, '/?memberId=14');
  expect(await screen.findByText('该会员还没有简历')).toBeVisible();
  expect(router.state.location.search).toBe('?memberId=14');
});

it('a resume opened again from a changed list shows its new position in the list', async () => {
  const open = async () => {
    const { user, router, unmount } = await renderPage(<BiographicalNotesPage />, '/?resumeNo=00000');
    await user.click(await screen.findByRole('link', { name: '罗文博' }));
    const { pathname, search, state } = router.state.location;
    unmount();
    return renderPage(<ResumeInfoPage />, { pathname, search, state: state as unknown });
  };
  const earlier = await open();
  expect(await screen.findByText(/^第 \d \/ 9 条/)).toBeVisible();
  earlier.unmount();
  server.use(
    http.get('*/api/biz/resume/list', () =>
      HttpResponse.json({ code: 0, data: { total: 1, records: [{ id: 7, realName: '罗文博', status: '0' }] } }),
    ),
  );
  await open();
  expect(await screen.findByText('第 1 / 1 条')).toBeVisible();
});

it('hidden resume fields appear neither in the list nor on the resume page', async () => {
  const { user: me } = useSession.getState();
  const fields = { phone: 'hidden', completeness: 'hidden', viewCount: 'hidden' };
  useSession.setState({ user: me && { ...me, fields: { 'resume:resume': fields } } });
  const list = await renderPage(<BiographicalNotesPage />, '/?resumeNo=000007');
  expect(await screen.findByText('罗文博')).toBeVisible();
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).toContain('毕业院校');
  expect(titles).not.toContain('手机号');
  list.unmount();
  await renderPage(<ResumeInfoPage />, '/?id=7');
  expect(await screen.findByText('简历编号')).toBeVisible();
  expect(screen.queryByText('完整度（%）')).toBeNull();
  expect(screen.queryByText('被查看次数')).toBeNull();
});

it('figures that the server omits are shown as “-” in the list and above the resume, not as 0', async () => {
  const bare = { id: 7, realName: '罗文博', status: '0' };
  server.use(
    http.get('*/api/biz/resume/list', () => HttpResponse.json({ code: 0, data: { total: 1, records: [bare] } })),
    http.get('*/api/biz/resume/get/7', () => HttpResponse.json({ code: 0, data: bare })),
  );
  const list = await renderPage(<BiographicalNotesPage />);
  expect(await screen.findByText('罗文博')).toBeVisible();
  expect(screen.queryByRole('meter')).toBeNull();
  list.unmount();
  await renderPage(<ResumeInfoPage />, '/?id=7');
  const factOf = async (name: string) => (await screen.findByText(name)).nextElementSibling;
  expect(await factOf('完整度（%）')).toHaveTextContent(/^-$/);
  expect(await factOf('被查看次数')).toHaveTextContent(/^-$/);
});
