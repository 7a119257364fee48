import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { models } from './model.resource';
import ModelListPage from './ModelListPage';

beforeEach(() => signInAs());

it('a new model cannot be deployed while it is empty', async () => {
  const { user } = await renderPage(<ModelListPage />);
  await screen.findByText('请假流程');
  await user.click(screen.getByRole('button', { name: '新建' }));
  await user.click(await screen.findByLabelText('模型名称', { selector: '[role=dialog] input' }));
  await user.paste('出差流程');
  await user.click(screen.getByLabelText('模型标识', { selector: '[role=dialog] input' }));
  await user.paste('1trip');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/以字母或下划线开头/)).toBeVisible();
  await user.clear(screen.getByLabelText('模型标识', { selector: '[role=dialog] input' }));
  await user.paste('trip');
  await user.click(screen.getByRole('button', { name: '保存' }));

  await user.click(await screen.findByRole('button', { name: '发布 出差流程' }));
  const question = await findDialog(/确定发布“出差流程”吗/);
  await user.click(within(question).getByRole('button', { name: '发布' }));
  expect(await screen.findByText('模型数据为空，请先设计流程并成功保存，再进行发布。')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '更多 请假流程' }));
  const menu = (await screen.findAllByRole('menuitem')).map((one) => one.textContent);
  expect(menu).toEqual(['编辑', '导出 XML', '删除 当前状态下不能删除']);
});

it('exporting a model without a diagram shows a message', async () => {
  const { user } = await renderPage(<ModelListPage />);
  const row = { ...(await models.get('1')), xml: null };
  server.use(http.get('*/api/act/models/get/1', () => HttpResponse.json({ code: 0, data: row })));
  await user.click(await screen.findByRole('button', { name: '更多 报销流程' }));
  await user.click(await screen.findByRole('menuitem', { name: '导出 XML' }));
  expect((await screen.findAllByText('模型还没有流程图'))[0]).toBeVisible();
});
