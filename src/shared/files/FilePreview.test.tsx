import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { FilePreview, previewKind } from './FilePreview';

it.each([
  ['UTF-8', Uint8Array.from(Buffer.from('中文', 'utf8'))],
  ['GBK, the encoding of Notepad on a Chinese Windows', Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4)],
])('a text file is shown in its own encoding: %s', async (_, bytes) => {
  server.use(http.get('*/api/system/dfs/file/1', () => new HttpResponse(bytes)));
  await renderPage(<FilePreview file={{ name: 'a.txt', url: '/api/system/dfs/file/1' }} onClose={() => undefined} />);
  expect(await screen.findByText('中文')).toBeVisible();
});

it.each([
  ['', 'https://oss.example.com/b/9f3a', 'pdf'],
  ['', '/api/system/dfs/file/9f3a', 'pdf'],
  ['', 'https://oss.example.com', 'pdf'],
  ['', 'https://oss.example.com/a.pdf?Expires=1.5', 'pdf'],
  ['', 'https://oss.example.com/a.PNG#x', 'picture'],
  ['', 'https://oss.example.com/v1.2/a', 'pdf'],
  ['', 'https://oss.example.com/a.docx?Expires=1', 'none'],
  ['b.jpg', 'https://oss.example.com/a.pdf', 'picture'],
  ['b.jpg', 'javascript:alert(1)', 'none'],
])('a file named %j at %s has the preview kind %s', (name, url, kind) => expect(previewKind({ name, url })).toBe(kind));
