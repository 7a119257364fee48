import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import ContractTemplateListPage from './ContractTemplateListPage';
import { asDocument, download } from './download';
import { type Template, templates } from './template.resource';

beforeEach(() => signInAs());

it('the preview of a contract template shows sample data, or the variable names if the user chooses them', async () => {
  const { user } = await renderPage(<ContractTemplateListPage />, '/?templateName=劳动合同（标准版）');
  await user.click(await screen.findByLabelText('预览 劳动合同（标准版）'));
  const dialog = within(await findDialog());
  expect(await dialog.findByText(/甲方：深圳市示例科技有限公司/)).toBeVisible();
  await user.click(dialog.getByText('变量名'));
  expect(await dialog.findByText(/甲方：\$\{partyA\}/)).toBeVisible();
});

const version = (name: string, content: string | null) => ({
  version: name,
  content,
  publishTime: '2026-01-01 10:00:00',
  publishBy: 'admin',
});

/** Opens the preview of the standard contract after these changes, and its select of versions. */
async function previewWith(change: Partial<Template>) {
  const { user } = await renderPage(<ContractTemplateListPage />, '/?templateName=劳动合同（标准版）');
  const preview = await screen.findByLabelText('预览 劳动合同（标准版）');
  const { records } = await templates.list({ templateName: '劳动合同（标准版）' });
  const row = { ...(await templates.get(records[0]?.id ?? 0)), ...change };
  server.use(http.get('*/api/biz/contractTemplate/get/:id', () => HttpResponse.json({ code: 0, data: row })));
  await user.click(preview);
  const dialog = within(await findDialog());
  await user.click(await dialog.findByRole('combobox', { name: '版本号' }));
  return { user, dialog };
}

it('the preview of a contract template offers only versions whose text the server still has', async () => {
  await previewWith({ versions: [version('v1.1', null), version('v1.0', '<p>第一版</p>')] });
  expect(await screen.findByTitle(/^v1\.0/)).toBeVisible();
  expect(screen.queryByTitle(/^v1\.1/)).not.toBeInTheDocument();
});

it('if a contract template is a file, the preview can still show an older version as text', async () => {
  const versions = [version('v1.1', ''), version('v1.0', '<p>第一版</p>')];
  const { user, dialog } = await previewWith({ contentType: '2', content: '', fileUrl: '', versions });
  expect(dialog.getByText(/该模板为上传的文件/)).toBeVisible();
  await user.click(await screen.findByTitle(/^v1\.0/));
  expect(await dialog.findByText('第一版')).toBeVisible();
  expect(dialog.queryByText(/该模板为上传的文件/)).not.toBeInTheDocument();
});

it('saving a variable without a label marks the label as invalid, but not the name', async () => {
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

it.each([
  ['has the extension of its content type', 'application/pdf', '/1', 'pdf'],
  ['has the extension of its address if the type says nothing', 'application/octet-stream', '/a.DOCX?v=1', 'docx'],
  ['is a bin file if neither says what it is', 'application/octet-stream', '/a.exe', 'bin'],
])('a downloaded template file %s', async (_, type, address, extension) => {
  const row = { id: 1, templateName: '合同', version: 'v1.0', contentType: '2', publishStatus: '0', contractType: '1' };
  const fileUrl = `/api/system/dfs/file${address}`;
  server.use(
    http.get('*/api/biz/contractTemplate/get/1', () => HttpResponse.json({ code: 0, data: { ...row, fileUrl } })),
    http.get('*/api/system/dfs/file/*', () => new HttpResponse('file', { headers: { 'content-type': type } })),
  );
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await download(1);
  expect(names).toEqual([`合同 v1.0.${extension}`]);
});
