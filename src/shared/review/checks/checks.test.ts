import { inBrowserZone } from '@/testing/inBrowserZone';
import { QueryClient } from '@tanstack/react-query';
import { createInstance, type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '@/shared/resource/resource';
import { keysOf } from '@/shared/api/queryKeys';
import { type Check, type CheckContext, fails } from '@/shared/record/marks/check';
import { withSeen } from '../decision/seen';
import { failedLines } from './failedLines';
import { expiryCheck, idCardChecks, nameChecks } from './common';
import { openChecks, openChecksOf, serverFailed, withServerChecks } from './askedChecks';
import { reviewMoves } from '@/shared/resource/transitions/recordMoves';
import { unique } from './unique';

let context: CheckContext;

beforeAll(async () => {
  const words = await import('../locales/zh-CN.json');
  const i18n = createInstance({ lng: 'zh-CN', ns: ['review'], resources: { 'zh-CN': { review: words.default } } });
  await i18n.init();
  context = { t: i18n.t as TFunction<'review'>, keywords: [] };
});

it.each([
  ['2026-10-13', 'warn', '已于 2026-10-13 过期，逾期 40 天'],
  ['2026-11-21', 'warn', '已于 2026-11-21 过期，逾期 1 天'],
  ['2026-11-22', 'note', '2026-11-22 到期，剩余 0 天'],
  ['2026-12-22', 'note', '2026-12-22 到期，剩余 30 天'],
  ['2026-12-23', 'ok', '有效至 2026-12-23'],
  ['forever', 'ok', '长期有效'],
  [null, 'none', '未填写'],
])('on 2026-11-22, the check of the expiry date %s has the result “%s” and the message “%s”', (until, found, message) =>
  expect(expiryCheck(context, { field: 'term', label: '期限', until }, '2026-11-22')).toMatchObject({ found, message }),
);

it('the check of a validity period gives “unknown” for an unreadable end date and “none” for an empty period', () => {
  const of = (text?: string) => expiryCheck(context, { field: 'term', label: '期限', until: undefined, text });
  expect(of('2010.05.01-2020.04.30')).toMatchObject({
    found: 'unknown',
    message: '未能识别“2010.05.01-2020.04.30”中的到期日期',
  });
  expect(of(' ')).toMatchObject({ found: 'none', message: '未填写' });
});

it('an identity number is compared with birthday and sex unless the number is masked', () => {
  const found = (number: string, birthday: string, sex: string) =>
    idCardChecks(context, { field: 'idCard', label: '证件号码', number, birthday, sex }).map((check) => check.found);
  expect(found('110105199003071233', '1990-03-07', '0')).toEqual(['warn']);
  expect(found('11010519491231002X', '1949-12-31', '1')).toEqual(['ok', 'ok', 'ok']);
  expect(found('11010519491231002X', '1949-12-30', '0')).toEqual(['ok', 'warn', 'warn']);
  expect(found('110105********002X', '1949-12-31', '1')).toEqual(['unknown']);
});

interface Row {
  id: number;
  code?: string;
}

/** The answer of the check for a row if the server's search returns these records. */
async function askedOf(row: Row, records: Row[], total = records.length) {
  const api = {
    idOf: ({ id }: Row) => id,
    nameOf: ({ id }: Row) => `#${id}`,
    list: async () => ({ records, total, current: 1 }),
  };
  const kind = { api } as unknown as Parameters<ReturnType<typeof unique<Row>>['ask']>[1];
  return unique<Row>('sameCode', '重复', ['code']).ask(row, kind, new AbortController().signal);
}

it('a name with a hidden character counts as a duplicate of the plain name and fails the name check', async () => {
  const row = { id: 1, code: '阿里\u200b巴巴' };
  expect(await askedOf(row, [row, { id: 2, code: '阿里巴巴' }])).toMatchObject({ found: 'warn', others: [{ id: 2 }] });
  expect(nameChecks(context, { companyName: row.code })).toMatchObject([
    { found: 'warn', message: '含有不可见字符或改变文字方向的字符', fields: ['companyName'] },
  ]);
  expect(nameChecks(context, { companyName: '阿里巴巴', shortName: null })).toEqual([]);
});

it('only search results with an equal value count as duplicates', async () => {
  const row = { id: 1, code: 'A1' };
  expect(await askedOf(row, [row])).toMatchObject({ found: 'ok' });
  expect(await askedOf(row, [row, { id: 2, code: 'A1' }])).toMatchObject({ found: 'warn', others: [{ id: 2 }] });
  // The filter may match parts of a text, or be ignored so that all rows match. Only equal values count.
  expect(await askedOf(row, [row, { id: 2, code: 'A12' }])).toMatchObject({ found: 'ok' });
  expect(await askedOf(row, [{ id: 3, code: 'B' }], 200)).toMatchObject({ found: 'unknown' });
  expect(await askedOf({ id: 1 }, [])).toMatchObject({ found: 'none' });
});

it('the check of a masked number has the server’s result, or “unknown” if the server sent no result', () => {
  const hidden = idCardChecks(context, { field: 'idCard', label: '证件号码', number: '110105********002X' });
  const found = (failed?: string[]) => withServerChecks(hidden, failed, context).map((check) => check.found);
  expect(found()).toEqual(['unknown']);
  expect(found([])).toEqual(['ok']);
  expect(found(['idCard'])).toEqual(['warn']);
  expect(found(['birthday'])).toEqual(['ok', 'warn']);
});

it('a pending record lists its failed checks, and a decided record lists none', () => {
  const checks = {
    of: (): Check[] => [
      { name: 'term', label: '期限', found: 'warn', message: '已过期', brief: '过期 41 天', fields: [] },
      { name: 'price', label: '售价', found: 'warn', message: '高于原价', fields: [] },
      { name: 'idCard', label: '证件号码', found: 'unknown', message: '', fields: [] },
    ],
    asked: [unique('sameCode', 'review:checks.unique', [])],
  };
  const kind = { checks, moves: reviewMoves('approval:company') };
  const failedChecks = ['term', 'idCard', 'birthday', 'sameCode', 'newOne'];
  const failed = failedLines(kind, { auditStatus: '0', failedChecks }, context);
  expect(failed.map(({ brief }) => brief)).toEqual([
    '过期 41 天',
    '售价',
    '证件号码',
    '出生日期与证件不符',
    '没有重复',
    'newOne',
  ]);
  expect(failed.slice(0, 3).map(({ whole }) => whole)).toEqual(['期限：已过期', '售价：高于原价', '证件号码']);
  expect(failedLines(kind, { auditStatus: '1', failedChecks }, context)).toEqual([]);
  expect(checks.of().filter(fails)).toHaveLength(2);
});

describe('a check that could not run', () => {
  const row = { id: 1, code: 'A1', failedChecks: null as string[] | null };
  type CodeRow = typeof row;

  /** A kind with one check, whose request fails while `down` is true. */
  function kindOf(state: { down: boolean }) {
    const api = {
      keys: keysOf('/thing'),
      nameOf: ({ code }: CodeRow) => code,
      idOf: ({ id }: CodeRow) => id,
      get: async () => ({ ...row, failedChecks: undefined }),
      list: async () => {
        if (state.down) throw new Error('500');
        return { records: [row], total: 1, current: 1 };
      },
    } as unknown as Resource<CodeRow>;
    const asked = [unique<CodeRow>('sameCode', 'review:checks.unique', ['code'])];
    return { api, checks: { of: () => [], asked } };
  }
  const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

  it('a check that could not run has the result “unknown” and must be confirmed before an approval', async () => {
    const state = { down: true };
    const [kind, cache] = [kindOf(state), client()];
    const open = await openChecks(cache, kind, row, context);
    expect(open).toMatchObject([{ name: 'sameCode', found: 'unknown', message: '未能核验' }]);
    expect(withSeen(context, '', open)).toBe('【已确认没有结果的核验：没有重复：未能核验】');
    state.down = false;
    expect(await openChecks(cache, kind, row, context)).toEqual([]);
  });

  it('before an approval, a record’s checks run again if any record has changed since the last run', async () => {
    const state = { down: false };
    const [kind, cache] = [kindOf(state), client()];
    expect(await openChecks(cache, kind, row, context)).toEqual([]);
    state.down = true;
    expect(await openChecks(cache, kind, row, context)).toEqual([]);
    await cache.invalidateQueries();
    expect(await openChecks(cache, kind, row, context)).toMatchObject([{ name: 'sameCode', found: 'unknown' }]);
  });

  it('a check counts as failed if the server lists it as failed, even if the browser could not run it', async () => {
    const failedRow = { ...row, failedChecks: ['sameCode', 'birthday'] };
    const failed = [
      { name: 'sameCode', found: 'warn', message: '服务端核验未通过' },
      { name: 'birthday', found: 'warn', label: '出生日期' },
    ];
    for (const down of [true, false]) {
      expect(await openChecks(client(), kindOf({ down }), failedRow, context)).toMatchObject(failed);
      // A batch fetches the record, which may lack the result that the list has.
      expect(await openChecksOf(client(), kindOf({ down }), failedRow, context)).toMatchObject(failed);
    }
  });
});

it('a record’s failed checks are read from the response for that record, or else from the cached list', async () => {
  const client = new QueryClient();
  const api = { keys: keysOf('/thing'), idOf: ({ id }: { id: number }) => id } as unknown as Resource<object>;
  const kind = { api };
  client.setQueryData(api.keys.list({}), { records: [{ id: 1, failedChecks: ['birthday'] }], total: 1, current: 1 });
  expect(serverFailed(client, kind, { id: 1, failedChecks: [] })).toEqual([]);
  expect(serverFailed(client, kind, { id: 1 })).toEqual(['birthday']);
});

it('a failed expiry, identity or name check has a short description of its finding', () => {
  const term = expiryCheck(context, { field: 'term', label: '期限', until: '2026-10-12' }, '2026-11-22');
  const [sex] = idCardChecks(context, { field: 'idCard', label: '证件号码', number: '110105199003071233' });
  const [name] = nameChecks(context, { name: '阿里\u200b巴巴' });
  expect([term.brief, sex?.brief, name?.brief]).toEqual(['过期 41 天', '证件号码有误', '名称含不可见字符']);
});

it('a validity period expires at the end of the server’s day, even for a user in São Paulo', () => {
  inBrowserZone('America/Sao_Paulo', '2026-11-22T20:00:00Z');
  expect(expiryCheck(context, { field: 'term', label: '期限', until: '2026-11-22' })).toMatchObject({ found: 'warn' });
});
