import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { FilePreview } from './FilePreview';

it.each([
  ['UTF-8', Uint8Array.from(Buffer.from('中文', 'utf8'))],
  ['GBK, the encoding of Notepad on a Chinese Windows', Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4)],
])('a text file is shown in its own encoding: %s', async (_, bytes) => {
  server.use(http.get('*/api/system/dfs/file/1', () => new HttpResponse(bytes)));
  await renderPage(<FilePreview file={{ name: 'a.txt', url: '/api/system/dfs/file/1' }} onClose={() => undefined} />);
  expect(await screen.findByText('中文')).toBeVisible();
});
