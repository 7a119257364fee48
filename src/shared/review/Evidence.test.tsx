import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { setObjectHosts } from '@/testing/objectHosts';
import { onRequest, server } from '@/testing/server';
import { Evidence } from './Evidence';

const LETTER = '/api/biz/evidence/letter/1001.pdf';
const asked = vi.fn<(headers: Headers) => void>();

beforeEach(() => {
  asked.mockReset();
  Object.assign(navigator, { pdfViewerEnabled: true });
  Object.assign(URL, { createObjectURL: () => 'blob:letter', revokeObjectURL: () => undefined });
  onRequest(({ request }) => asked(request.headers));
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  setObjectHosts('');
});

const show = (url: string) => renderPage(<Evidence proofs={[{ label: '授权委托书', url }]} />);

it('a PDF is fetched without the sign-in token and shown on the page with a link to the file', async () => {
  await signInAs();
  asked.mockReset();
  await show(LETTER);
  const frame = await screen.findByTitle('授权委托书');
  expect(frame).toHaveAttribute('src', expect.stringContaining('blob:letter'));
  expect(screen.getByText('在新窗口打开').closest('a')).toHaveAttribute('href', LETTER);
  expect(asked.mock.calls.map(([headers]) => headers.get('token'))).toEqual([null]);
});

it.each([
  ['is not a PDF', LETTER, () => new HttpResponse('<script>alert(1)</script>'), '此处只能显示图片和 PDF'],
  ['no longer exists', LETTER, () => new HttpResponse(null, { status: 404 }), '文件加载失败'],
  ['cannot be reached', LETTER, () => HttpResponse.error(), '文件加载失败'],
  ['is too large', LETTER, () => new HttpResponse('%PDF-1.4', { headers: { 'content-length': '99999999' } }), /过大/],
  [
    'is on another host',
    'https://files.example/1.pdf',
    () => new HttpResponse('%PDF-1.4'),
    /文件存放在 files.example，/,
  ],
])('a file that %s is replaced by an explanation and a link', async (_, url, answer, words) => {
  server.use(http.get('*.pdf', answer));
  await show(url);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('在新窗口打开').closest('a')).toHaveAttribute('href', url);
  expect(screen.queryByTitle('授权委托书')).toBeNull();
});

it('pictures and PDFs are shown from the object store, but not from other hosts', async () => {
  setObjectHosts('files.example');
  server.use(http.get('https://files.example/*', () => new HttpResponse('%PDF-1.4')));
  const view = await show('https://files.example/1.png');
  expect(screen.getByAltText('授权委托书')).toHaveAttribute('src', 'https://files.example/1.png');
  view.unmount();
  const pdf = await show('https://files.example/1.pdf');
  expect(await screen.findByTitle('授权委托书')).toHaveAttribute('src', expect.stringContaining('blob:letter'));
  pdf.unmount();
  await show('https://other.example/1.png');
  expect(await screen.findByText('文件存放在 other.example，未设为可在此显示')).toBeVisible();
  expect(screen.queryByRole('img', { name: '授权委托书' })).toBeNull();
});

it('a file of unknown type is shown as a PDF if it cannot be shown as a picture', async () => {
  server.use(http.get('*/api/system/dfs/file/1', () => new HttpResponse('%PDF-1.4')));
  await show('/api/system/dfs/file/1');
  fireEvent.error(screen.getByAltText('授权委托书'));
  expect(await screen.findByTitle('授权委托书')).toBeInTheDocument();
});

it('a browser without a PDF viewer shows a link to a PDF and does not request the file', async () => {
  Object.assign(navigator, { pdfViewerEnabled: false });
  await show(LETTER);
  expect(await screen.findByText('此类文件不能预览，请下载后查看')).toBeVisible();
  expect(screen.getByText('在新窗口打开').closest('a')).toHaveAttribute('href', LETTER);
  expect(asked).not.toHaveBeenCalled();
});
