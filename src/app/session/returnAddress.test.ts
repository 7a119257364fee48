// @fresh-modules
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Imports a new instance of the module, as after a page load. */
const opened = () => import('./returnAddress');
beforeEach(() => void vi.resetModules());

describe('after signing in', () => {
  it.each([
    [null, '/'],
    ['/', '/'],
    ['/system/user?pageNum=2', '/system/user?pageNum=2'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/userlist', '/userlist'],
    // Never redirects to a guest page or an error page.
    ['/user/login', '/'],
    ['/user/login?redirect=/system/user', '/'],
    ['/user', '/'],
    ['/403', '/'],
    ['/404', '/'],
    ['/500', '/'],
    // Never redirects to another site (all hostile addresses are in safeUrl.test.ts).
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%09/evil.example\t', '/'],
    ['/.//evil.example', '/'],
    ['https://evil.example', '/'],
    ['https:evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['evil.example', '/'],
    [`/${'x'.repeat(10_000)}`, '/'],
  ])('[row 43] [row 44] after signing in, redirect=%j leads to %s', async (redirect, place) => {
    expect((await opened()).afterSignIn(redirect, 1)).toBe(place);
  });

  it('signing in leads back to the last visited address only once; the next sign-in leads to the home page', async () => {
    const { afterSignIn, rememberAddress } = await opened();
    rememberAddress('/system/user?pageNum=2#top');
    expect(afterSignIn('/', 1)).toBe('/system/user?pageNum=2#top');
    expect(afterSignIn('/', 1)).toBe('/');
  });

  it('after signing in, the redirect parameter of a link takes precedence over the last visited address', async () => {
    const { afterSignIn, rememberAddress } = await opened();
    rememberAddress('/system/user');
    expect(afterSignIn('/base/industry', 1)).toBe('/base/industry');
  });

  it.each([
    [2, 2, '/system/user'],
    [2, '2', '/system/user'],
    ['1234567890123456789', '1234567890123456789', '/system/user'],
    [2, 3, '/'],
    [2, undefined, '/'],
    [undefined, 3, '/system/user'],
  ])('with an address remembered for user %j, user %j is sent to %s', async (before, after, place) => {
    const { afterSignIn, rememberAddress } = await opened();
    rememberAddress('/system/user', before);
    expect(afterSignIn('/', after)).toBe(place);
  });

  it('a sign-in never leads to the address that another user visited last, even after a reload', async () => {
    (await opened()).rememberAddress('/system/user', 2);
    vi.resetModules();
    const { afterSignIn, rememberAddress } = await opened();
    rememberAddress('/system/user');
    expect(afterSignIn('/', 3)).toBe('/');
  });

  it('after signing out, a user who signs in again starts on the home page', async () => {
    const { afterSignIn, forgetAddress, rememberAddress } = await opened();
    rememberAddress('/system/user', 2);
    const { startLeaving } = await import('@/shared/auth/leaving');
    startLeaving();
    forgetAddress();
    rememberAddress('/system/user');
    expect(afterSignIn('/', 2)).toBe('/');
  });

  it.each([
    ['{'],
    ['7'],
    ['null'],
    ['{}'],
    ['[]'],
    ['{"address":7}'],
    ['{"address":"//evil.example"}'],
    ['{"address":"/user/login"}'],
  ])('a sign-in opens the home page if the stored return address is invalid: %s', async (kept) => {
    sessionStorage.setItem('wanted', kept);
    expect((await opened()).afterSignIn('/', 1)).toBe('/');
  });

  it('a user without browser storage starts on the home page', async () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { afterSignIn, rememberAddress } = await opened();
    rememberAddress('/system/user');
    expect(afterSignIn('/', 1)).toBe('/');
  });
});
