// @fresh-modules
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, storageKey, storedUntil, writeStored } from './storage';

const KEY = 'pro__Access-Token';
const NOW = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  removeStored('Access-Token');
});

describe('stored values', () => {
  it('a value is stored together with its expiry time under a key with the prefix “pro__”', () => {
    writeStored('Access-Token', 'abc', 432e5);
    expect(localStorage.getItem(KEY)).toBe(`{"value":"abc","expire":${NOW + 432e5}}`);
    expect(storageKey('Access-Token')).toBe(KEY);
    writeStored('lang', 'zh-CN');
    expect(localStorage.getItem('pro__lang')).toBe('{"value":"zh-CN","expire":null}');
  });

  it.each([['text'], [''], [0], [false], [null], [{ a: [1] }], [[]]])('a value is read back unchanged: %j', (value) => {
    writeStored('Access-Token', value);
    expect(readStored('Access-Token')).toEqual(value);
  });

  it('a stored value can be read until its lifetime ends and is then removed', () => {
    writeStored('Access-Token', 'abc', 1000);
    expect(storedUntil('Access-Token')).toBe(NOW + 1000);
    vi.mocked(Date.now).mockReturnValue(NOW + 1000);
    expect(readStored('Access-Token')).toBe('abc');
    vi.mocked(Date.now).mockReturnValue(NOW + 1001);
    expect(readStored('Access-Token')).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['a cut text', '{"value":"abc'],
    ['a bare brace', '{'],
    ['text that is not JSON', 'undefined'],
    ['nothing', ''],
    ['a bare text in JSON', '"abc"'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a record without value', '{"expire":1}'],
    ['an end that is text', '{"value":"abc","expire":"x"}'],
    ['an end that is a record', '{"value":"abc","expire":{}}'],
    ['a megabyte of text', 'x'.repeat(1_000_000)],
  ])('stored values are ignored and removed if they are %s', (_, text) => {
    localStorage.setItem(KEY, text);
    expect(storedUntil('Access-Token')).toBeNull();
    expect(readStored('Access-Token')).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('a stored value cannot be read after its removal', () => {
    writeStored('Access-Token', 'abc');
    removeStored('Access-Token');
    expect(readStored('Access-Token')).toBeUndefined();
  });
});

describe('a browser that refuses storage', () => {
  it('[row 29] if the browser refuses storage, values are kept in memory', async () => {
    vi.resetModules();
    const storage = await import('./storage');
    expect(storage.storageRefused()).toBe(false);
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(storage.readStored('Access-Token')).toBeUndefined();
    storage.writeStored('Access-Token', 'abc', 1000);
    expect(storage.readStored('Access-Token')).toBe('abc');
    expect(storage.storageRefused()).toBe(true);
    storage.removeStored('Access-Token');
    expect(storage.readStored('Access-Token')).toBeUndefined();
  });

  it('[row 30] if the browser’s storage is full, a newly written value can still be read', () => {
    writeStored('Access-Token', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    writeStored('Access-Token', 'new');
    expect(readStored('Access-Token')).toBe('new');
    vi.mocked(Storage.prototype.setItem).mockRestore();
    writeStored('Access-Token', 'newest');
    expect(readStored('Access-Token')).toBe('newest');
  });
});
