import { describe, expect, it } from 'vitest';
import { parseJson } from './json';

describe('parseJson', () => {
  it.each([
    ['{"id":1234567890123456789}', { id: '1234567890123456789' }],
    ['{"id":-1234567890123456789}', { id: '-1234567890123456789' }],
    ['[9007199254740993]', ['9007199254740993']],
    ['{"a":{"b":[{"id":99999999999999999999}]}}', { a: { b: [{ id: '99999999999999999999' }] } }],
    ['{"ids":[1234567890123456789,1234567890123456790]}', { ids: ['1234567890123456789', '1234567890123456790'] }],
    ['1234567890123456789', '1234567890123456789'],
  ])('[row 72] the JSON parser preserves long ids in %s', (text, value) => expect(parseJson(text)).toEqual(value));

  it.each([
    ['a safe integer of 16 digits', '{"n":9007199254740991}', { n: 9007199254740991 }],
    ['a time in milliseconds', '{"n":1700000000000}', { n: 1_700_000_000_000 }],
    ['a negative safe integer', '{"n":-9007199254740991}', { n: -9007199254740991 }],
    ['a long number inside a text', '{"s":"no 1234567890123456789, sorry"}', { s: 'no 1234567890123456789, sorry' }],
    ['a long number after an escaped quote', '{"s":"a\\"1234567890123456789"}', { s: 'a"1234567890123456789' }],
    [
      'a text that ends in a backslash and is followed by a long id',
      '{"s":"\\\\","n":1234567890123456789}',
      { s: '\\', n: '1234567890123456789' },
    ],
    ['a key of digits', '{"1234567890123456789":1}', { '1234567890123456789': 1 }],
    ['many digits before a point', '{"n":12345678901234567.5}', { n: 12345678901234567.5 }],
    ['many digits after a point', '{"n":0.30000000000000004}', { n: 0.1 + 0.2 }],
    ['a negative decimal number', '{"n":-12.345678901234567890}', { n: -12.34567890123456789 }],
    ['a number with an exponent', '{"n":12345678901234567e3}', { n: 12345678901234567e3 }],
    ['a decimal number with an exponent', '{"n":1.2345678901234567E+5}', { n: 123456.78901234567 }],
  ])('the JSON parser does not change %s', (_, text, value) => expect(parseJson(text)).toEqual(value));

  it('the JSON parser preserves all digits of a long id in a document larger than ten megabytes', () => {
    const { id, picture } = parseJson(`{"picture":"${'x'.repeat(1e7)}","id":1234567890123456789}`) as Record<
      string,
      string
    >;
    expect(id).toBe('1234567890123456789');
    expect(picture).toHaveLength(1e7);
  });

  it('the JSON parser preserves all digits of a long id in a document with five million quotes', () => {
    const text = `{"text":"${'\\"'.repeat(5e6)}","id":1234567890123456789}`;
    expect((parseJson(text) as { id: unknown }).id).toBe('1234567890123456789');
  });

  it.each([
    ['{"__proto__":{"admin":true},"a":1}'],
    ['{"\\u005f_proto__":{"admin":true},"a":1}'],
    ['{"constructor":{"prototype":{"admin":true}},"a":1}'],
    ['{"prototype":1,"a":1}'],
  ])('[row 21] [row 75] the JSON parser drops keys that could pollute object prototypes: %s', (text) => {
    const value = Object.assign({}, parseJson(text)) as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['a']);
    expect(value.admin).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('the JSON parser drops a nested __proto__ key but keeps the text "__proto__" as a value', () => {
    expect(parseJson('[{"a":{"__proto__":1,"b":"__proto__"}}]')).toEqual([{ a: { b: '__proto__' } }]);
  });

  it.each([[''], ['{'], ['{"code":0,"data":'], ['<html>'], ['{"id":1234567890123456789'], ["{'a':1}"]])(
    'the JSON parser throws a syntax error for %j',
    (text) => expect(() => parseJson(text)).toThrow(SyntaxError),
  );
});
