import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '@/testing/hostile/addresses';
import { httpUrl, inAppPath, safeHref } from './safeUrl';

describe('untrusted addresses', () => {
  it.each(hostileAddresses.map((address) => [address]))('[row 14] [row 43] [row 116] URL %j is rejected', (address) => {
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
    // Encoded slashes stay encoded: an unusual path, but inside this product.
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/x?next=//evil.example', '/x?next=//evil.example'],
  ])('the address %s is accepted as a path inside the app', (address, path) => {
    expect(inAppPath(address)).toBe(path);
    expect(new URL(path, 'https://here.example').host).toBe('here.example');
    expect(safeHref(address)).toBe(path);
    expect(httpUrl(address)).toBeUndefined();
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://EXAMPLE.com/A?b#c', 'http://example.com/A?b#c'],
    ['https://例子.example/', 'https://xn--fsqu00a.example/'],
  ])('the address %s is accepted as an external address', (address, url) => {
    expect(httpUrl(address)).toBe(url);
    expect(safeHref(address)).toBe(url);
    expect(inAppPath(address)).toBeUndefined();
  });
});
