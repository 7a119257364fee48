import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import { HideableTab } from '@/testing/samples/HideableTab';
import { server } from '@/testing/server';
import { requests } from '../flow/request.resource';
import { draftsQuery, saveDraft } from './draft.api';
import { queryClient } from '@/shared/api/queryClient';
import LeavePage from './LeavePage';

beforeEach(() => signInAs());

const flow = { procDefId: 'leave:2:5004', procDefKey: 'leave', procName: '请假流程' };
const leave = {
  title: '回老家',
  description: '有事',
  type: '1',
  from: '2026-03-02',
  fromHalf: 'am',
  to: '2026-03-03',
  toHalf: 'pm',
};

/** Opens the form of a leave with a draft that has this content. Returns the user. */
async function resume(content: string) {
  await saveDraft({ ...flow, title: leave.title, content });
  const [draft] = await queryClient.fetchQuery({ ...draftsQuery, staleTime: 0 });
  return openForm(`&draft=${String(draft?.id)}`);
}

const openForm = (more: string) =>
  renderPage(
    <HideableTab>
      <LeavePage />
    </HideableTab>,
    `/act/leave?key=leave&procDefId=leave:2:5004&procName=请假流程${more}`,
  );

it('an application stays submitted if its draft cannot be deleted, and a notice says so', async () => {
  const before = (await requests.list({})).total;
  const { user } = await resume(JSON.stringify(leave));
  server.use(http.post('*/act/draft/remove', () => HttpResponse.json({ code: 500, msg: '系统繁忙' })));
  await user.click(await screen.findByText('提交'));
  expect(await screen.findByText('申请已提交，但草稿未能删除，请在草稿中删除')).toBeVisible();
  expect(await screen.findByText('申请已提交')).toBeVisible();
  expect((await requests.list({})).total).toBe(before + 1);
});

it('an application that is submitted again after a lost response has the same idempotency key', async () => {
  useSession.setState(({ config }) => ({ config: { ...config, idempotency: true } }));
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/act/leave/save', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ code: 0 });
    }),
  );
  const { user } = await resume(JSON.stringify(leave));
  await user.click(await screen.findByText('提交'));
  expect(await screen.findByText(/网络/)).toBeVisible();
  await user.click(screen.getByText('提交'));
  expect(await screen.findByText('申请已提交')).toBeVisible();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('a truncated draft shows an error instead of an empty form', async () => {
  await resume(JSON.stringify(leave).slice(0, 20));
  expect(await screen.findByText('草稿无法读取，请删除后重新填写')).toBeVisible();
  expect(screen.queryByLabelText('申请标题')).not.toBeInTheDocument();
});

it('the link to a deleted draft shows a message and a link to the user’s requests', async () => {
  await openForm('&draft=99');
  expect(await screen.findByText('草稿已不存在')).toBeVisible();
  expect(screen.getByText('前往我的申请')).toHaveAttribute('href', '/act/businessList');
});

it('if the drafts cannot be loaded, the user can try again', async () => {
  server.use(
    http.get('*/act/draft/list', () => HttpResponse.json({ code: 500, msg: '系统繁忙' }), { once: true }),
    http.get('*/act/draft/list', () =>
      HttpResponse.json({ code: 0, data: [{ ...flow, id: 7, title: leave.title, content: JSON.stringify(leave) }] }),
    ),
  );
  const { user } = await openForm('&draft=7');
  await user.click(await screen.findByText('重试'));
  expect(await screen.findByLabelText('申请标题')).toHaveValue('回老家');
});

it('an application form opened from a draft keeps the typed text while the user looks at another tab', async () => {
  const { user } = await resume(JSON.stringify(leave));
  await user.type(await screen.findByLabelText('申请标题'), '过年');
  server.use(http.get('*/act/draft/list', () => HttpResponse.error()));
  await user.click(screen.getByText('tab'));
  expect(screen.getByLabelText('申请标题')).not.toBeVisible();
  await user.click(screen.getByText('tab'));
  expect(screen.getByLabelText('申请标题')).toBeVisible();
  expect(screen.getByLabelText('申请标题')).toHaveValue('回老家过年');
});

it('a draft that the user has edited and saved reopens with the new content', async () => {
  const { user, router } = await resume(JSON.stringify(leave));
  const { pathname, search } = router.state.location;
  await user.type(await screen.findByLabelText('申请标题'), '过年');
  await user.click(screen.getByText('保存草稿'));
  expect(await screen.findByText('草稿已保存')).toBeVisible();
  await user.click(screen.getByText('tab'));
  await act(() => router.navigate(pathname + search));
  await user.click(screen.getByText('tab'));
  const title = await screen.findByLabelText('申请标题');
  expect(title).toHaveValue('回老家过年');
  expect(title).toBeVisible();
});

it('text typed into an application that was opened from a draft survives the end of the session', async () => {
  const { user, router, unmount } = await resume(JSON.stringify(leave));
  const { search } = router.state.location;
  await user.type(await screen.findByLabelText('申请标题'), '过年');
  unmount();
  await openForm(search.slice(search.indexOf('&draft')));
  expect(await screen.findByLabelText('申请标题')).toHaveValue('回老家过年');
});
