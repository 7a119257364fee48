import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { HideableTab } from '@/testing/samples/HideableTab';
import { server } from '@/testing/server';
import TaskingPage from './TaskingPage';

const form = [
  { id: 'money_1', name: '金额', type: 'money', required: true, access: 'write' },
  { id: 'text_2', name: '等级', type: 'text', access: 'require' },
  { id: 'text_3', name: '说明', type: 'text', access: 'read' },
];
const task = {
  id: '7-1',
  procInstId: '7',
  procDefId: 'gift:1:1',
  name: '经办',
  processName: '礼品',
  processDefKey: 'gift',
  businessKey: '7',
  asks: ['fields', 'signature'],
};
let sent: unknown;

beforeEach(async () => {
  await signInAs();
  sent = undefined;
  const answer = (data: unknown) => HttpResponse.json({ code: 0, data });
  const context = { fillRect: vi.fn(), fillText: vi.fn() } as unknown as CanvasRenderingContext2D; // missing in jsdom
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['ink'])));
  server.use(
    http.get('*/act/task/ing', () => answer({ records: [task], total: 1 })),
    http.get('*/act/task/waiting', () => answer([])),
    http.get('*/act/general/biz/7', () =>
      answer({ id: 7, title: '礼品', description: '拜访', form, values: { money_1: 300, text_3: '茶叶' } }),
    ),
    http.post('*/system/dfs/upload', () => answer({ id: 1, fileName: 'signature.png', url: '/file/1.png' })),
    http.post('*/act/task/audit', async ({ request }) => {
      sent = await request.json();
      return answer(null);
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

const open = async () => {
  const { user } = await renderPage(<TaskingPage />, '/act/tasking?id=7:7-1');
  await user.click(await screen.findByRole('button', { name: /^通过/ }));
  const panel = within(await screen.findByRole('dialog', { name: /礼品/ }));
  await panel.findByLabelText('金额');
  return { user, panel };
};

it('an approver edits form fields and signs with a typed name before approving a request', async () => {
  const { user, panel } = await open();
  expect(panel.queryByLabelText('说明')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: /^通过/ }));
  expect(await panel.findByText('请签名并点击“确认签名”')).toBeVisible();
  expect(sent).toBeUndefined();
  await user.clear(panel.getByLabelText('金额'));
  await user.type(panel.getByLabelText('金额'), '800');
  await user.type(panel.getByLabelText('等级'), 'A');
  await user.type(panel.getByLabelText('也可输入姓名代替手写'), '王芳{Enter}');
  expect(await panel.findByRole('img', { name: '签名' })).toBeVisible();
  await user.click(panel.getByRole('button', { name: /^通过/ }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      result: 2,
      values: { money_1: 800, text_2: 'A' },
      signature: { name: 'signature.png', url: '/file/1.png' },
    }),
  );
});

it('a restored draft of a decision does not overwrite a field that a colleague has since changed', async () => {
  const first = await open();
  await first.user.type(first.panel.getByLabelText('等级'), 'A');
  await first.user.type(first.panel.getByLabelText('审核意见（选填）'), '同意');
  cleanup();

  const values = { money_1: 80, text_3: '茶叶' };
  server.use(
    http.get('*/act/general/biz/7', () => HttpResponse.json({ code: 0, data: { id: 7, title: '礼品', form, values } })),
  );
  const { user, panel } = await open();
  expect(panel.getByLabelText('审核意见（选填）')).toHaveValue('同意');
  expect(panel.getByLabelText('等级')).toHaveValue('A');
  expect(panel.getByLabelText('金额')).toHaveValue('80.00');
  await user.type(panel.getByLabelText('也可输入姓名代替手写'), '王芳{Enter}');
  expect(await panel.findByRole('img', { name: '签名' })).toBeVisible();
  await user.click(panel.getByRole('button', { name: /^通过/ }));
  await waitFor(() => expect(sent).toMatchObject({ result: 2, values: { text_2: 'A' } }));
  expect(sent).not.toHaveProperty('values.money_1');
});

it('a decision does not undo a colleague’s change that was made while another tab hid the dialog', async () => {
  const { user } = await renderPage(
    <HideableTab>
      <TaskingPage />
    </HideableTab>,
    '/act/tasking?id=7:7-1',
  );
  await user.click(await screen.findByRole('button', { name: /^通过/ }));
  const panel = within(await screen.findByRole('dialog', { name: /礼品/ }));
  await user.type(await panel.findByLabelText('等级'), 'A');
  await user.click(screen.getByRole('button', { name: 'tab' }));
  let asked = false;
  server.use(
    http.get('*/act/general/biz/7', () => {
      asked = true;
      return HttpResponse.json({ code: 0, data: { id: 7, title: '礼品', form, values: { money_1: 80 } } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'tab' }));
  await waitFor(() => expect(asked).toBe(true));
  await user.type(panel.getByLabelText('也可输入姓名代替手写'), '王芳{Enter}');
  expect(await panel.findByRole('img', { name: '签名' })).toBeVisible();
  await user.click(panel.getByRole('button', { name: /^通过/ }));
  await waitFor(() => expect(sent).toMatchObject({ result: 2, values: { text_2: 'A' } }));
  expect(sent).not.toHaveProperty('values.money_1');
  expect(sent).not.toHaveProperty('stored');
});

it('rejecting a request requires neither the form fields nor the signature that approval requires', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^驳回/ }));
  const panel = within(await screen.findByRole('dialog', { name: /礼品/ }));
  await panel.findByLabelText('金额');
  await user.type(panel.getByLabelText('驳回原因'), '不合规定');
  await user.click(panel.getByRole('button', { name: /^驳回/ }));
  await waitFor(() => expect(sent).toMatchObject({ result: 3, comment: '不合规定' }));
  expect(sent).not.toHaveProperty('values');
  expect(sent).not.toHaveProperty('signature');
});

it('the decision dialog asks for no fields or files if the server supports neither', async () => {
  useSession.setState(({ config }) => ({ config: { ...config, modes: [] } }));
  server.use(
    http.get('*/act/task/ing', () =>
      HttpResponse.json({ code: 0, data: { records: [{ ...task, asks: null }], total: 1 } }),
    ),
  );
  const { user } = await renderPage(<TaskingPage />, '/act/tasking?id=7:7-1');
  await user.click(await screen.findByRole('button', { name: /^通过/ }));
  const panel = within(await findDialog(/礼品/));
  expect(panel.getByLabelText('审核意见（选填）')).toBeVisible();
  expect(panel.queryByLabelText('金额')).not.toBeInTheDocument();
  expect(panel.queryByText('附件')).not.toBeInTheDocument();
});
