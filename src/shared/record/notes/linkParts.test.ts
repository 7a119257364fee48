// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hostileAddresses } from '@/testing/hostile/addresses';
import { linkParts } from './linkParts';

const own = window.location.origin;

it.each([
  ['没有链接 <b>a</b>', [{ text: '没有链接 <b>a</b>' }]],
  [
    '见 https://example.com/a?b=1，谢谢',
    [{ text: '见 ' }, { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' }, { text: '，谢谢' }],
  ],
  [
    '(https://example.com/x_(y)).',
    [{ text: '(' }, { text: 'https://example.com/x_(y)', href: 'https://example.com/x_(y)' }, { text: ').' }],
  ],
  [
    `${own}/approval/companyDetail?id=3#top!`,
    [{ text: `${own}/approval/companyDetail?id=3#top`, to: '/approval/companyDetail?id=3#top' }, { text: '!' }],
  ],
  [
    `附件 ${own}/api/system/dfs/file/9f`,
    [{ text: '附件 ' }, { text: `${own}/api/system/dfs/file/9f`, href: `${own}/api/system/dfs/file/9f` }],
  ],
  [`${own}/apis`, [{ text: `${own}/apis`, to: '/apis' }]],
  ['ftp://example.com //example.com', [{ text: 'ftp://example.com //example.com' }]],
  ['https://', [{ text: 'https://' }]],
  ['', []],
])('%j is split into texts and links', (text, parts) => expect(linkParts(text)).toEqual(parts));

it('splitting a text into links keeps every character and turns only http(s) addresses into links', () => {
  for (const address of hostileAddresses) {
    const text = `a ${String(address)} b`;
    const parts = linkParts(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const { href = 'https://', to = '/' } of parts) {
      expect(href).toMatch(/^https?:\/\//);
      expect(to).toMatch(/^\/(?!\/)/);
    }
  }
});
