import { describe, expect, it } from 'vitest';
import { httpUrl, inAppPath, safeHref } from './safeUrl';

/** Addresses that all three functions must reject (docs/quality#row-14 and docs/quality#row-43). */
const hostile: unknown[] = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'view-source:https://evil.example',
  'mailto:a@evil.example',
  'tel:1',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/a\\b',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/./..//evil.example',
  '/%2e//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'https://',
  'https:// evil.example',
  'https://evil.example\u2028',
  'evil.example',
  '@evil.example',
  '?x=1',
  '#x',
  '',
  `/${'x'.repeat(10_000)}`,
  null,
  undefined,
  7,
  {},
  ['/system/user'],
];

describe('an address from elsewhere', () => {
  it.each(hostile.map((address) => [address]))('%j leads nowhere', (address) => {
    expect(inAppPath(address)).toBeUndefined();
    expect(httpUrl(address)).toBeUndefined();
    expect(safeHref(address)).toBeUndefined();
  });

  it.each([
    ['/', '/'],
    ['/system/user', '/system/user'],
    ['/system/user?pageNum=2&loginName=a#top', '/system/user?pageNum=2&loginName=a#top'],
    ['/a/../b', '/b'],
    ['/搜索', '/%E6%90%9C%E7%B4%A2'],
    // Encoded slashes stay encoded: an odd path, but inside this product.
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/x?next=//evil.example', '/x?next=//evil.example'],
  ])('%s is a place of ours', (address, path) => {
    expect(inAppPath(address)).toBe(path);
    expect(new URL(path, 'https://here.example').host).toBe('here.example');
    expect(safeHref(address)).toBe(path);
    expect(httpUrl(address)).toBeUndefined();
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://EXAMPLE.com/A?b#c', 'http://example.com/A?b#c'],
    ['https://例子.example/', 'https://xn--fsqu00a.example/'],
  ])('%s is a place outside', (address, url) => {
    expect(httpUrl(address)).toBe(url);
    expect(safeHref(address)).toBe(url);
    expect(inAppPath(address)).toBeUndefined();
  });
});
