import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError';
import { messageOf, toList, toPage, unwrap } from './envelope';

function failureOf(run: () => unknown): ApiError {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('it did not fail as it should');
}

describe('responses', () => {
  it.each([
    ['code 0', { code: 0, msg: 'success', data: { a: 1 } }, { a: 1 }],
    ['code "0"', { code: '0', data: [1] }, [1]],
    ['null as its data', { code: 0, data: null }, null],
    ['no data', { code: 0, msg: 'success' }, undefined],
    ['a token at the top level', { code: 0, msg: '', token: 'abc', expire: 43200 }, { token: 'abc', expire: 43200 }],
    ['a bare record', { userId: 1 }, { userId: 1 }],
    ['a record with msg but without code', { msg: 'hello' }, { msg: 'hello' }],
    ['a bare list', [1, 2], [1, 2]],
    ['null', null, null],
    ['a bare number', 7, 7],
    ['false', false, false],
  ])('`unwrap` returns the data of a response with %s', (_, body, data) => expect(unwrap(body)).toEqual(data));

  it.each([
    [{ code: 1, msg: '登录账号已存在' }, '登录账号已存在'],
    [{ code: 200, msg: 'ok', data: {} }, 'ok'],
    [{ code: '1', message: 'in other words' }, 'in other words'],
    [{ code: 500 }, ''],
    [{ code: 500, msg: null }, ''],
    [{ code: 500, msg: { html: '<b>' } }, ''],
    [{ code: null, msg: 'nothing' }, 'nothing'],
    [{ code: '', msg: 'empty' }, 'empty'],
    [{ code: false }, ''],
    [{ code: '00' }, ''],
  ])('[row 60] a response with a code other than 0 is a refusal with the server’s message: %j', (body, message) => {
    const failure = failureOf(() => unwrap(body));
    expect(failure).toMatchObject({ kind: 'refused', message, code: body.code });
  });

  it('[row 89] the error for a refused form keeps the server’s messages for single fields', () => {
    expect(failureOf(() => unwrap({ code: 1, msg: 'x', data: { email: 'taken' } })).data).toEqual({ email: 'taken' });
  });

  it.each([['<html></html>'], ['{"code":0,"data":'], [''], [undefined]])(
    '[row 57] [row 58] [row 59] a response with the body %j is reported as malformed',
    (body) => {
      expect(failureOf(() => unwrap(body)).kind).toBe('malformed');
    },
  );

  it.each([
    [{ msg: 'a', message: 'b' }, 'a'],
    [{ message: 'b' }, 'b'],
    [{ msg: 7 }, ''],
    ['text', ''],
    [[], ''],
    [null, ''],
  ])('a response with the body %j has the message %j', (body, message) => expect(messageOf(body)).toBe(message));

  it('the message of a refusal is cut to 2,000 characters', () => {
    expect(failureOf(() => unwrap({ code: 1, msg: 'x'.repeat(20_000) })).message).toHaveLength(2000);
  });
});

describe('pages of a list', () => {
  const row = { id: 1 };
  it.each([
    ['null', null, [], 1, 0],
    ['nothing', undefined, [], 1, 0],
    ['records null', { records: null, total: 0 }, [], 1, 0],
    ['no records field', { total: 3 }, [], 1, 3],
    ['rows and other values', { records: [null, row, 'x', 7, [row]], total: 1 }, [row], 1, 1],
    ['a total as text', { records: [row], total: '57', current: '2' }, [row], 2, 57],
    ['a negative total', { records: [row], total: -1 }, [row], 1, 1],
    ['no total', { records: [row] }, [row], 1, 1],
    ['a total that is not a number', { records: [row, row], total: 'NaN' }, [row, row], 1, 2],
    ['a total of null', { records: [row], total: null }, [row], 1, 1],
    ['a total with decimals', { records: [row], total: 57.9 }, [row], 1, 57],
    ['an infinite total', { records: [row], total: '1e999' }, [row], 1, 1],
    [
      'a total that cannot be converted to a number',
      { records: [row], total: { toString: 1, valueOf: null } },
      [row],
      1,
      1,
    ],
    ['a current page beyond every number', { records: [row], current: '9007199254740993' }, [row], 1, 1],
    ['a current page of null', { records: [row], current: null, total: 1 }, [row], 1, 1],
    ['a negative current page', { records: [row], current: -3, total: 1 }, [row], 1, 1],
    ['the field names of RuoYi-style backends', { rows: [row], total: 11 }, [row], 1, 11],
    ['a bare list', [row, row], [row, row], 1, 2],
  ])('[row 61] a response with %s yields valid rows, page number and total', (_, data, records, current, total) => {
    expect(toPage(data)).toEqual({ records, current, total });
  });

  it('if a list response contains no page number, the requested page number is used', () => {
    expect(toPage({ records: [], total: 11 }, 2).current).toBe(2);
    expect(toPage(null, 2).current).toBe(2);
  });

  it.each([[{ records: {} }], [{ records: 'x' }], [{ records: 7 }], ['x'], [7], [true]])(
    'the list response %j is reported as malformed',
    (data) => expect(failureOf(() => toPage(data)).kind).toBe('malformed'),
  );

  it('a list without paging yields only its valid rows', () => {
    expect(toList({ rows: [row, null] })).toEqual([row]);
    expect(toList(null)).toEqual([]);
  });
});
