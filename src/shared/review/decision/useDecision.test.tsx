import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '@/shared/api/ApiError';
import { type Resource, resource } from '@/shared/resource/resource';
import { draftOf, keepDraft } from '@/shared/form/drafts/drafts';
import { recentReasons } from '@/shared/list/actions/reasons';
import { connectNotices, type Notice } from '@/shared/display/notify';
import { auditMoves } from '@/shared/resource/transitions/recordMoves';
import { speak } from '@/testing/renderPage';
import { useDecision } from './useDecision';

const rowSchema = z.object({ id: z.number(), name: z.string(), auditStatus: z.string() });
type Row = z.infer<typeof rowSchema>;

const ROW: Row = { id: 7, name: '青禾', auditStatus: '0' };
const audit = vi.fn<() => Promise<unknown>>();
const list = vi.fn<Resource<Row>['list']>();
const get = vi.fn<() => Promise<Row>>();
const onDecided = vi.fn<(state: string) => void>();
const api = {
  ...resource({
    schema: rowSchema,
    path: '/thing',
    id: 'id',
    permission: 'system:user',
    messages: 'shared',
    nameOf: ({ name }) => name,
  }),
  act: audit,
  list,
  get,
};
const kind = {
  api,
  moves: auditMoves('system:user'),
};
let notices: Notice[];

beforeEach(async () => {
  await speak();
  notices = [];
  connectNotices((notice) => notices.push(notice));
  audit.mockReset().mockResolvedValue(undefined);
  list.mockReset().mockResolvedValue({ records: [], current: 1, total: 0 });
  get.mockReset().mockResolvedValue(ROW);
  onDecided.mockReset();
});

/** Renders an open list and the start of a rejection of one of its records. */
async function deciding(of: Parameters<typeof useDecision<Row>>[0] = kind, heldBy?: () => Promise<string | undefined>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: [...api.keys.lists, {}], queryFn: () => list({}) });
      return useDecision(of, ROW, onDecided, { heldBy });
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  act(() => result.current.ask('reject'));
  return result;
}

it('after a decision, the lists are reloaded and a success message is shown', async () => {
  const decision = await deciding();
  await act(() => decision.current.submit('reject', ' 证照不符 '));
  expect(audit).toHaveBeenCalledExactlyOnceWith('audit', { ids: [7], auditStatus: '2', auditRemark: '证照不符' });
  expect(list).toHaveBeenCalledTimes(2);
  expect(onDecided).toHaveBeenCalledExactlyOnceWith('2');
  expect(notices).toEqual([{ kind: 'success', title: '已驳回 青禾' }]);
  expect(recentReasons('system:user.reject')).toEqual(['证照不符']);
  expect(decision.current).toMatchObject({ asking: undefined, failure: '', lost: false, busy: false });
});

it('after a decision, a record type’s own refresh function runs instead of the reload of the lists', async () => {
  const reload = vi.fn(() => Promise.resolve());
  const decision = await deciding({ ...kind, refresh: reload });
  await act(() => decision.current.submit('pass', ''));
  expect(reload).toHaveBeenCalledOnce();
  expect(list).toHaveBeenCalledOnce();
  expect(recentReasons('x:thing.pass')).toEqual([]);
});

it('a decision refused by the server shows the server’s message in the dialog', async () => {
  audit.mockRejectedValue(new ApiError('refused', '服务器繁忙'));
  const decision = await deciding();
  await act(() => decision.current.submit('reject', '证照不符'));
  expect(decision.current).toMatchObject({ asking: 'reject', failure: '服务器繁忙', lost: false });
  expect(list).toHaveBeenCalledOnce();
  expect(onDecided).not.toHaveBeenCalled();
  expect(recentReasons('system:user.reject')).toEqual([]);
  act(() => decision.current.ask('reject'));
  expect(decision.current.failure).toBe('');
});

it('the decision dialog does not repeat an error message that the app shell has already shown', async () => {
  audit.mockRejectedValue(new ApiError('forbidden', '无权限'));
  const decision = await deciding();
  await act(() => decision.current.submit('reject', '证照不符'));
  expect(decision.current).toMatchObject({ asking: 'reject', failure: '' });
});

it('if another user decided first, the lists are reloaded, the dialog closes, and its draft is deleted', async () => {
  audit.mockRejectedValue(new ApiError('refused', '已审核'));
  get.mockResolvedValue({ ...ROW, auditStatus: '1' });
  keepDraft({ path: '/thing#reject', record: ROW.id }, { remark: '证照不符' });
  const decision = await deciding();
  await act(() => decision.current.submit('reject', '证照不符'));
  expect(decision.current).toMatchObject({ asking: undefined, failure: '', lost: true });
  expect(draftOf('/thing#reject', ROW.id), 'the draft is dropped').toBeUndefined();
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(onDecided).not.toHaveBeenCalled();
});

it('a decision whose response was lost counts as made if the record already has the new state', async () => {
  audit.mockRejectedValue(new ApiError('timeout'));
  get.mockResolvedValue({ ...ROW, auditStatus: '2' });
  const decision = await deciding();
  await act(() => decision.current.submit('reject', '证照不符'));
  expect(decision.current).toMatchObject({ asking: undefined, failure: '', lost: false });
  expect(onDecided).toHaveBeenCalledExactlyOnceWith('2');
  expect(notices).toEqual([{ kind: 'success', title: '已驳回 青禾' }]);
});

it.each([
  ['the server refused the decision', new ApiError('refused', '已审核'), '2'],
  ['the record has another state', new ApiError('timeout'), '1'],
])('after a failed request, a record’s decision is attributed to a colleague if %s', async (_, error, auditStatus) => {
  audit.mockRejectedValue(error);
  get.mockResolvedValue({ ...ROW, auditStatus });
  const decision = await deciding();
  await act(() => decision.current.submit('reject', '证照不符'));
  expect(decision.current).toMatchObject({ asking: undefined, lost: true });
  expect(onDecided).not.toHaveBeenCalled();
});

it('a decision is not sent if a colleague has taken over the record, and the dialog names the colleague', async () => {
  const decision = await deciding(kind, async () => '李静');
  await act(() => decision.current.submit('reject', '证照不符'));
  expect(audit).not.toHaveBeenCalled();
  expect(decision.current).toMatchObject({ asking: 'reject', failure: '李静 处理中', busy: false });
});

it.each([
  ['is refused', ROW, '服务器繁忙', { remark: '证照不符' }],
  ['a colleague has made first', { ...ROW, auditStatus: '1' }, '该记录已由他人审核，您的操作未提交', undefined],
])('a notice names the record that the user left, and reports a decision that %s', async (_, now, text, draft) => {
  audit.mockImplementation(() => {
    cleanup();
    return Promise.reject(new ApiError('refused', '服务器繁忙'));
  });
  get.mockResolvedValue(now);
  keepDraft({ path: '/thing#reject', record: ROW.id }, { remark: '证照不符' });
  const decision = await deciding();
  await decision.current.submit('reject', '证照不符');
  expect(notices).toEqual([{ kind: 'error', title: '青禾', description: text, sticky: true }]);
  expect(draftOf('/thing#reject', ROW.id)?.values).toEqual(draft);
});

it('a decision that is repeated after a lost answer is not reported as a colleague’s', async () => {
  const decision = await deciding();
  audit.mockRejectedValueOnce(new ApiError('network'));
  get.mockRejectedValueOnce(new ApiError('network'));
  await act(() => decision.current.submit('reject', '证照不符'));
  expect(decision.current.lost).toBe(false);
  audit.mockRejectedValueOnce(new ApiError('refused', '该记录已审核'));
  get.mockResolvedValue({ ...ROW, auditStatus: '2' });
  await act(() => decision.current.submit('reject', '证照不符'));
  expect(decision.current.lost).toBe(false);
  expect(onDecided).toHaveBeenCalledExactlyOnceWith('2');
});
