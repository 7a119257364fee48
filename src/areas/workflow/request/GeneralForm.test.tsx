import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { GeneralForm } from './GeneralForm';

beforeEach(() => signInAs());

const definition = { id: 'trip:1:1', key: 'trip', name: '出差流程' };

it('a returned request of an older process version shows number fields only if they have a value', async () => {
  const stored = { id: 7, title: '去苏州', description: '开会', money: 1200, duration: null, attachments: [] };
  server.use(
    http.get('*/act/general/biz/7', () => HttpResponse.json({ code: 0, data: stored })),
    http.get('*/act/general/startable', () => HttpResponse.json({ code: 0, data: [{ procDefId: 'trip:2:2' }] })),
  );
  await renderPage(<GeneralForm definition={definition} again={7} onClose={() => undefined} />);
  expect(await screen.findByLabelText('金额（元）')).toHaveValue('1,200.00');
  expect(screen.queryByLabelText('时长（小时）')).not.toBeInTheDocument();
});

it('the form cannot be submitted, even with Ctrl+Enter, until a retry loads the fields of its process', async () => {
  const saved = vi.fn(() => HttpResponse.json({ code: 0 }));
  const startable = { procDefId: 'trip:1:1', fields: ['money'], form: [{ id: 'text_1', name: '地点', type: 'text' }] };
  server.use(
    http.get('*/act/general/startable', () => HttpResponse.json({ code: 500, msg: '系统繁忙' }), { once: true }),
    http.get('*/act/general/startable', () => HttpResponse.json({ code: 0, data: [startable] })),
    http.post('*/act/general/save', saved),
  );
  const { user } = await renderPage(<GeneralForm definition={definition} onClose={() => undefined} />);
  const dialog = await findDialog();
  const retry = await screen.findByText('重试');
  expect(buttonIn(dialog, '提交')).toBeDisabled();
  await user.type(screen.getByLabelText('申请标题'), '去苏州');
  await user.type(screen.getByLabelText('描述'), '开会{Control>}{Enter}{/Control}');
  expect(saved).not.toHaveBeenCalled();
  await user.click(retry);
  expect(await screen.findByLabelText('地点')).toBeVisible();
  await waitFor(() => expect(buttonIn(dialog, '提交')).toBeEnabled());
  expect(saved).not.toHaveBeenCalled();
});
