// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { clearToken, getToken, ownsToken, ownToken, setToken, TOKEN_KEY, tokenEnds } from './token';

const keep = (value: unknown, expire: unknown = null) =>
  localStorage.setItem(TOKEN_KEY, JSON.stringify({ value, expire }));

describe('token storage', () => {
  it('the token is stored for 12 hours under the key from the specification', () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    setToken('abc');
    expect(localStorage.getItem('pro__Access-Token')).toBe('{"value":"abc","expire":44200000}');
    expect(tokenEnds()).toBe(1_000_000 + 12 * 3_600_000);
    vi.setSystemTime(1_000_000 + 12 * 3_600_000);
    expect(getToken()).toBe('abc');
    vi.setSystemTime(1_000_001 + 12 * 3_600_000);
    expect(getToken()).toBeUndefined();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    vi.useRealTimers();
  });

  it('a browser window with a sign-in token accepts no other token until its own token is cleared', () => {
    expect(ownsToken('abc')).toBe(true);
    setToken('abc');
    expect(ownToken()).toBe('abc');
    expect([ownsToken('abc'), ownsToken('other')]).toEqual([true, false]);
    clearToken();
    expect(ownToken()).toBeUndefined();
    expect(ownsToken('other')).toBe(true);
  });

  it('clearing the token leaves nothing in local storage', () => {
    setToken('abc');
    clearToken();
    expect([getToken(), tokenEnds(), localStorage.length]).toEqual([undefined, null, 0]);
  });

  it.each([['eyJhbGciOi.J9-_~+/=='], ['a'], ['x'.repeat(9000)]])('the stored token %j is read', (token) => {
    keep(token);
    expect(getToken()).toBe(token);
  });

  it.each([
    [''],
    [' '],
    ['a b'],
    ['a\r\nx-evil: 1'],
    ['a\u0000'],
    ['令牌'],
    ['é'],
    [1],
    [true],
    [null],
    [[]],
    [{ token: 'abc' }],
  ])('[row 24] [row 25] a stored token with the value %j is ignored and removed from storage', (value) => {
    keep(value);
    expect(getToken()).toBeUndefined();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  it.each([['x'], [{}], [[]], [true]])('a stored token with the expiry time %j is invalid', (expire) => {
    keep('abc', expire);
    expect(getToken()).toBeUndefined();
  });

  it('[row 27] after the clock is set back by a day, the token expires within 12 hours', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
    setToken('abc');
    vi.setSystemTime(Date.UTC(2026, 10, 21, 12));
    expect(getToken()).toBe('abc');
    expect(tokenEnds()).toBe(Date.UTC(2026, 10, 22, 0));
    vi.setSystemTime(Date.UTC(2026, 10, 22, 0, 1));
    expect(getToken()).toBeUndefined();
    vi.useRealTimers();
  });
});
