import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { FlowDrawer } from './FlowDrawer';

beforeEach(async () => {
  server.use(http.get('*/api/act/process/show', () => HttpResponse.json({ code: 500, msg: '流程图不存在' })));
  await signInAs();
});

const show = (title: string, id: number, procDefId: string) =>
  renderPage(
    <FlowDrawer
      title={title}
      flow={{ businessKey: id, procDefKey: 'purchase', procDefId, procInstId: String(20000 + id * 10) }}
      onClose={() => undefined}
    />,
  );

it('the print preview of a finished request shows its content and every decision', async () => {
  const { user } = await show('服务器续费', 4, 'purchase:1:7504');
  await user.click(await screen.findByRole('button', { name: '打印' }));
  const sheet = within(await findDialog('打印预览'));
  expect(await sheet.findByRole('heading', { name: '服务器续费' })).toBeVisible();
  expect(await sheet.findByText('云服务器（1年）')).toBeVisible();
  expect(sheet.getByText('申请编号')).toBeVisible();
  expect(sheet.getAllByText('同意')).toHaveLength(2);
  expect(sheet.getByRole('button', { name: '打印 / 存为 PDF' })).toBeVisible();
});

it('a request is printed only after its content has loaded', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/api/act/purchase/biz/4', async () => {
      await held;
    }),
  );
  const { user } = await show('服务器续费', 4, 'purchase:1:7504');
  await user.click(await screen.findByRole('button', { name: '打印' }));
  const sheet = within(await findDialog('打印预览'));
  expect((await sheet.findAllByText('同意'))[0]).toBeVisible();
  expect(sheet.queryByRole('button', { name: '打印 / 存为 PDF' })).not.toBeInTheDocument();
  answer();
  expect(await sheet.findByRole('button', { name: '打印 / 存为 PDF' })).toBeVisible();
  expect(sheet.getByText('云服务器（1年）')).toBeVisible();
});

it('a running request has no print button', async () => {
  await show('办公用品采购', 10, 'purchase:1:7504');
  expect((await within(await findDialog()).findAllByText(/等待审批/))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: '打印' })).not.toBeInTheDocument();
});
