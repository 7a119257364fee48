import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { delay, http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isUploading, stopUploading } from './uploading';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { FileField } from './FileField';
import { FilesField } from './FilesField';
import { ImageField } from './ImageField';

const UPLOAD = '*/api/system/dfs/upload';
const png = (name: string) => new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])], name);
const text = (name: string) => new File(['words'], name);

beforeEach(() => signInAs());

async function formOf(field: ReactElement, value?: unknown) {
  const changed = vi.fn();
  const page = await renderPage(
    <Form name="f" initialValues={{ x: value }} onValuesChange={({ x }: { x?: unknown }) => changed(x)}>
      <Form.Item name="x" label="附件">
        {field}
      </Form.Item>
    </Form>,
  );
  return { ...page, changed, input: await screen.findByLabelText('附件', { selector: 'input' }) };
}

/** Mocks a server that stores every file, under a URL with a serial number. */
function serverKeeps(wait: number | 'infinite' = 0) {
  let number = 0;
  server.use(
    http.post(UPLOAD, async () => {
      const url = `/api/system/dfs/file/${++number}`;
      await delay(wait);
      return HttpResponse.json({ code: 0, data: { id: number, fileName: 'x', url } });
    }),
  );
}

it('an upload field accepts allowed files and explains why other files are not allowed', async () => {
  serverKeeps();
  const { user, input, changed } = await formOf(<FilesField />);
  expect(input).toHaveAccessibleDescription(/支持 PNG, .*不超过 20\sMB/);
  fireEvent.change(input, { target: { files: [text('a.txt'), text('b.png'), new File([], 'c.txt'), text('d.exe')] } });
  expect(await screen.findByText('“b.png”的内容与文件类型不符')).toBeVisible();
  expect(screen.getByText('“c.txt”是空文件')).toBeVisible();
  expect(screen.getByText(/^“d.exe”的格式不支持，可上传 PNG/)).toBeVisible();
  await waitFor(() =>
    expect(changed).toHaveBeenLastCalledWith([{ name: 'a.txt', url: '/api/system/dfs/file/1', size: 5 }]),
  );
  expect(screen.getByText('a.txt 上传成功')).toBeInTheDocument();
  await user.click(screen.getByLabelText('移除 a.txt'));
  expect(changed).toHaveBeenLastCalledWith([]);
});

it('a field that stores only a file’s address shows the file name taken from the address', async () => {
  await formOf(<FileField />, 'https://oss.example.com/b/%E5%90%88%E5%90%8C.pdf?Expires=1');
  expect(screen.getByText('合同.pdf')).toBeVisible();
});

it('[row 106] a failed upload stays listed and can be retried', async () => {
  const { user, input, changed } = await formOf(<FilesField />);
  server.use(http.post(UPLOAD, () => new HttpResponse('<html>', { status: 413 }), { once: true }));
  await user.upload(input, text('a.txt'));
  expect(await screen.findByText('上传失败: 文件超出服务器允许的大小')).toBeVisible();
  serverKeeps();
  await user.click(screen.getByLabelText('重新上传 a.txt'));
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
});

it('[row 91] [row 107] a form counts as unsaved during uploads, but not after the uploads are canceled', async () => {
  serverKeeps('infinite');
  const { user, input, changed } = await formOf(<FilesField />);
  await user.upload(input, [text('a.txt'), text('b.txt')]);
  await screen.findByLabelText('a.txt 的上传进度');
  expect([isUploading('f'), hasUnsaved()]).toEqual([true, true]);
  await user.click(screen.getByLabelText('取消上传 a.txt'));
  await user.click(screen.getByLabelText('取消上传 b.txt'));
  expect([isUploading('f'), hasUnsaved()]).toEqual([false, false]);
  await user.upload(input, text('c.txt'));
  await screen.findByLabelText('c.txt 的上传进度');
  act(() => stopUploading('f'));
  expect(screen.queryByText('c.txt')).toBeNull();
  expect([isUploading('f'), hasUnsaved()]).toEqual([false, false]);
  expect(changed).not.toHaveBeenCalled();
});

it('a dropped or pasted picture replaces the previous picture', async () => {
  serverKeeps();
  const { input, changed } = await formOf(<ImageField />, '/old.png');
  expect(screen.getByAltText('已上传的图片')).toHaveAttribute('src', '/old.png');
  const zone = input.parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [png('new.png')] } });
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith('/api/system/dfs/file/1'));
  expect(screen.getByAltText('已上传的图片')).toHaveAttribute('src', '/api/system/dfs/file/1');
  fireEvent.paste(zone, { clipboardData: { files: [png('more.png')] } });
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith('/api/system/dfs/file/2'));
});

it('the picture chosen last is kept, even if an earlier one is still being uploaded', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let number = 0;
  server.use(
    http.post(UPLOAD, async () => {
      const id = ++number;
      if (id === 1) await held;
      return HttpResponse.json({ code: 0, data: { id, fileName: 'x', url: `/api/system/dfs/file/${id}` } });
    }),
  );
  const { user, input, changed } = await formOf(<ImageField />);
  await user.upload(input, png('wrong.png'));
  await waitFor(() => expect(number).toBe(1));
  await user.upload(input, png('right.png'));
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith('/api/system/dfs/file/2'));
  expect(screen.queryByText('wrong.png')).toBeNull();
  answer();
  await user.upload(input, png('better.png'));
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith('/api/system/dfs/file/3'));
  expect(changed).toHaveBeenCalledTimes(2);
});

/** Simulates a browser that decodes each picture to this size, and crops each to these bytes of a PNG. */
function browserDraws(width: number, height: number, bytes: number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
    const start = type === 'image/png' ? [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] : [0xff, 0xd8, 0xff];
    done(new Blob([Uint8Array.from(start), new Uint8Array(type === 'image/png' ? bytes : 0)], { type }));
  });
}
const cropped = <ImageField crop={{ ratio: 2, width: 400 }} />;

it('a cropped picture that is too large as a PNG is uploaded as a JPEG', async () => {
  serverKeeps();
  browserDraws(800, 800, 5 * 1024 * 1024);
  const { user, input, changed } = await formOf(cropped);
  await user.upload(input, png('banner.png'));
  await user.click(buttonIn(await findDialog(), '使用这张图片'));
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith('/api/system/dfs/file/1'));
  expect(screen.getByText('banner.jpg 上传成功')).toBeInTheDocument();
});

it('a GIF that already has the required shape is uploaded as it is, so that it stays animated', async () => {
  serverKeeps();
  browserDraws(400, 200, 0);
  const { user, input, changed } = await formOf(cropped);
  await user.upload(input, new File(['GIF89a'], 'banner.gif', { type: 'image/gif' }));
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith('/api/system/dfs/file/1'));
  expect(screen.getByText('banner.gif 上传成功')).toBeInTheDocument();
});

it('a picture with an unsafe address is not requested', async () => {
  await formOf(<ImageField />, 'javascript:alert(1)');
  expect(screen.getByLabelText('附件')).toBeInTheDocument();
  expect(screen.queryByAltText('已上传的图片')).toBeNull();
});

it('an upload field accepts no more files than the limit', async () => {
  serverKeeps();
  const { user, input, changed } = await formOf(<FilesField most={2} />, [{ name: 'old.txt', url: '/o' }]);
  await user.upload(input, [text('a.txt'), text('b.txt')]);
  expect(screen.getByText('最多上传 2 个文件')).toBeVisible();
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(changed.mock.lastCall?.[0]).toHaveLength(2);
});

it('a file without a size is listed by its name only', async () => {
  await formOf(<FilesField />, [{ name: '合同.pdf', url: '/file/1.pdf', size: null }]);
  expect(screen.getByText('合同.pdf').closest('li')).toHaveTextContent(/^合同\.pdf$/);
});
