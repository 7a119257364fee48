import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { nodesOf } from './node.api';
import ProcDefNodePage from './ProcDefNodePage';

beforeEach(() => signInAs());

it('a workflow step with users as approvers cannot be saved until a user is selected', async () => {
  const { user } = await renderPage(<ProcDefNodePage />, '/act/procDef/node?id=purchase:1:7504');
  await user.click(await screen.findByLabelText('配置 财务审批'));
  const dialog = within(await findDialog());
  await user.click(await dialog.findByLabelText('关联用户', { selector: '[type=checkbox]' }));
  await user.click(dialog.getByText('保存'));
  expect(await dialog.findByText('请选择关联用户')).toBeVisible();
  await user.click(dialog.getByLabelText('关联用户', { selector: '[role=combobox]' }));
  await user.paste('yunying');
  await user.click(await screen.findByTitle('运营小王 (yunying)'));
  await user.click(dialog.getByLabelText('关联角色', { selector: '[type=checkbox]' }));
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText('用户 1 个')).toBeVisible();
  const node = (await nodesOf('purchase:1:7504')).find(({ nodeId }) => nodeId === 'purchase_finance');
  expect(node).toMatchObject({ roleIds: [], userIds: [2], deptIds: [], deptHeader: false });
});
