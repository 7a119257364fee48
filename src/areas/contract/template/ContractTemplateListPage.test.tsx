import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import ContractTemplateListPage from './ContractTemplateListPage';
import { asDocument } from './download';

beforeEach(() => signInAs());

it('the preview fills the template with sample data or shows its variables', async () => {
  const { user } = await renderPage(<ContractTemplateListPage />, '/?templateName=劳动合同（标准版）');
  await user.click(await screen.findByLabelText('预览 劳动合同（标准版）'));
  const dialog = within(await findDialog());
  expect(await dialog.findByText(/甲方：深圳市示例科技有限公司/)).toBeVisible();
  await user.click(dialog.getByText('变量名'));
  expect(await dialog.findByText(/甲方：\$\{partyA\}/)).toBeVisible();
});

it('only the missing label of a variable is marked as invalid', async () => {
  const { user } = await renderPage(<ContractTemplateListPage />);
  await user.click(await screen.findByText('新建'));
  await user.click(await screen.findByText('添加变量'));
  await user.click(screen.getByLabelText('变量名 1'));
  await user.paste('partyX');
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('请填写变量说明：partyX')).toBeVisible();
  expect(screen.getByLabelText('说明 1')).toBeInvalid();
  expect(screen.getByLabelText('变量名 1')).toBeValid();
});

it('a downloaded template is a standalone document with an escaped title', () =>
  expect(asDocument('<a>', '<p>x</p>')).toMatch(/<title>&lt;a&gt;<\/title>.*<body><p>x<\/p><\/body>/s));
