import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { signInAs, renderPage } from '@/testing/renderPage';
import { onRequest } from '@/testing/server';
import DfsListPage from './DfsListPage';
import { renameFile } from './dfs.resource';

beforeEach(() => signInAs());

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;
const dialog = async () => within(await findDialog());

/** Collects the bodies of all requests posted to `path` from now on. */
function posts(path: string) {
  const bodies: unknown[] = [];
  onRequest(({ request }) => {
    if (request.method !== 'POST' || !request.url.endsWith(path)) return;
    void request
      .clone()
      .json()
      .then((body: unknown) => bodies.push(body));
  });
  return bodies;
}

it('a user renames a file in its row with Enter, or cancels with Escape', async () => {
  const sent = posts('/system/dfs/update');
  const { user } = await renderPage(<DfsListPage />);
  await user.click(await screen.findByLabelText('重命名 操作手册.txt'));
  const name = screen.getByLabelText('操作手册.txt 的新文件名');
  expect(name).toHaveFocus();
  await user.clear(name);
  expect(name).toHaveAttribute('aria-invalid', 'true');
  await user.type(name, '手册.txt{Escape}');
  expect(screen.getByText('操作手册.txt')).toBeVisible();

  await user.click(screen.getByLabelText('重命名 操作手册.txt'));
  await user.clear(screen.getByLabelText('操作手册.txt 的新文件名'));
  await user.type(screen.getByLabelText('操作手册.txt 的新文件名'), ' 新手册.txt {Enter}');
  expect(await screen.findByText('新手册.txt')).toBeVisible();
  expect(sent).toEqual([{ id: 1, fileName: '新手册.txt' }]);
});

it('renaming a file that a colleague has just renamed asks for confirmation', async () => {
  const sent = posts('/system/dfs/update');
  const { user } = await renderPage(<DfsListPage />);
  await user.click(await screen.findByLabelText('重命名 操作手册.txt'));
  await renameFile(1, '同事的名字.txt');
  await user.clear(screen.getByLabelText('操作手册.txt 的新文件名'));
  await user.type(screen.getByLabelText('操作手册.txt 的新文件名'), '我的名字.txt{Enter}');
  const asked = await dialog();
  expect(asked.getByText('同事的名字.txt')).toBeVisible();
  await user.click(asked.getByRole('radio', { name: /我的名字\.txt/ }));
  await user.click(asked.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('我的名字.txt')).toBeVisible();
  expect(sent.map((body) => (body as { fileName: string }).fileName)).toEqual(['同事的名字.txt', '我的名字.txt']);
});

it('the preview shows a picture, but only a link for a document', async () => {
  const { user } = await renderPage(<DfsListPage />);
  await user.click(await screen.findByLabelText('预览 品牌色.png'));
  expect((await dialog()).getByAltText('品牌色.png')).toHaveAttribute('src', '/api/system/dfs/file/seed2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByLabelText('预览 合作协议.pdf'));
  const link = (await dialog()).getByText('在新窗口打开').closest('a');
  expect(link).toHaveAttribute('href', '/api/system/dfs/file/seed3');
});

it('a user registers a stored file by its address, unless the address is unsafe', async () => {
  const sent = posts('/system/dfs/save');
  const { user } = await renderPage(<DfsListPage />);
  await user.click(await screen.findByText('登记文件'));
  const form = await dialog();
  await user.click(form.getByLabelText('文件地址'));
  await user.paste('javascript:alert(1)//a.pdf');
  await user.click(form.getByText('保存'));
  expect(await form.findByText('请输入正确的网址')).toBeVisible();
  await user.clear(form.getByLabelText('文件地址'));
  await user.paste('https://files.example.com/2026/%E6%89%8B%E5%86%8C.PDF?v=2');
  await user.click(form.getByText('保存'));
  expect(await screen.findByText('手册.PDF')).toBeVisible();
  expect(sent).toEqual([
    { url: 'https://files.example.com/2026/%E6%89%8B%E5%86%8C.PDF?v=2', fileName: '手册.PDF', fileSuffix: '.pdf' },
  ]);
});

it('a user removes several files at once', async () => {
  const { user } = await renderPage(<DfsListPage />);
  await user.click(await screen.findByLabelText('选择 品牌色.png'));
  await user.click(screen.getByLabelText('选择 合作协议.pdf'));
  const bar = screen.getByText('已选 2 项').parentElement as HTMLElement;
  await user.click(within(bar).getByText('删除'));
  await user.click((await dialog()).getByText('删除'));
  expect(await screen.findByText('共 1 条')).toBeVisible();
  expect(await rowOf('操作手册.txt')).toBeVisible();
});

it('a storage provider’s secret is never shown, and is sent only when the user types a new one', async () => {
  const sent = posts('/system/dfs/saveConfig');
  const { user } = await renderPage(<DfsListPage />);
  const open = async () => {
    await user.click(await screen.findByText('云存储配置'));
    return within((await screen.findByLabelText('类型')).closest('[role=dialog]') as HTMLElement);
  };
  let form = await open();
  expect(form.getByLabelText('本地上传存储目录')).toHaveValue('/data/upload');
  await user.click(form.getByLabelText('类型'));
  await user.click((await screen.findAllByText('MinIO')).at(-1) as HTMLElement);
  await user.type(await form.findByLabelText('MinIO EndPoint'), 'https://minio.example.com');
  await user.type(form.getByLabelText('MinIO AccessKey'), 'key');
  await user.click(form.getByText('保存'));
  expect(await form.findByText('请输入MinIO SecretKey')).toBeVisible();
  await user.type(form.getByLabelText('MinIO SecretKey'), 'secret');
  await user.type(form.getByLabelText('MinIO BucketName'), 'files');
  await user.click(form.getByText('保存'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  form = await open();
  const secret = form.getByLabelText('MinIO SecretKey');
  expect(secret).toHaveValue('');
  expect(secret).toHaveAttribute('placeholder', '已设置，不修改请留空');
  await user.click(form.getByText('保存'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ type: 6, minioSecretKey: 'secret' });
  expect(sent[1]).toEqual({
    type: 6,
    minioEndPoint: 'https://minio.example.com',
    minioAccessKey: 'key',
    minioBucketName: 'files',
    minioPrefix: '',
  });
});
