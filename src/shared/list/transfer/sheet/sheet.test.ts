import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet as readWorkbook } from 'read-excel-file/web-worker';
import { expect, it } from 'vitest';
import { harmless, toFile } from './sheet';
import { safeName } from '../saveFile';

it.each([
  '=1+1',
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\0=1',
  '＝1+1',
  '＋1',
  '－1+2',
  '＠x',
])('[row 111] an export escapes the formula %j', (text) => expect(harmless(text)).toBe(`'${text}`));

it.each(['-5', '-5.00', '12.3', '张三', '', '13800000000', 'a=b'])(
  'an export does not escape the cell text %j',
  (text) => expect(harmless(text)).toBe(text),
);

it('a CSV keeps quotes, commas and line breaks in its cells when read back', async () => {
  const rows = [
    ['名称', '值'],
    ['a,"b"', 'x\r\ny'],
    ['=1', 7],
  ];
  const file = await toFile('csv', rows);
  expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = await file.text();
  expect(Papa.parse(text.replace(/^\ufeff/, '')).data).toEqual([
    ['名称', '值'],
    ['a,"b"', 'x\r\ny'],
    ["'=1", '7'],
  ]);
});

it('[row 111] a workbook contains escaped text instead of formulas', async () => {
  const file = await toFile('xlsx', [['名称'], ['=1+1'], ['a'], [-7]]);
  const parts = Object.values(unzipSync(new Uint8Array(await file.arrayBuffer()))).map((part) => strFromU8(part));
  const text = parts.join('\n');
  expect(text).toMatch(/(?:'|&apos;)=1\+1/);
  expect(text).toContain('<v>-7</v>');
  expect(text).not.toMatch(/<f[ >]/);
});

it.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a:b*c?.xlsx', 'a_b_c_.xlsx'],
  ['\u202Egnp.exe', '_gnp.exe'],
  ['...', 'file'],
])('[row 112] the file name %j is made safe', (name, safe) => expect(safeName(name)).toBe(safe));

const head = ['结算单号', '交易总额', '服务费', '退款', '税费', '调整', '应结', '流水号', '打款时间', '结算日'];
const kinds = ['text', 'money', 'money', 'money', 'money', 'money', 'money', 'text', 'time', 'date'] as const;
const lines = [
  [
    'JS1',
    '1999.00',
    '119.88',
    '1.00',
    '0.00',
    '-10.00',
    '1868.12',
    '202611210001234567',
    '2026-11-22 10:00:05',
    '2026-11-01',
  ],
  ['JS2', 799.5, 47.97, 0, 0, '0.10', '751.63', '007', '', '2026-11-01'],
];

it('a workbook stores amounts as numbers, long numbers as text, and times as formatted dates', async () => {
  const file = await toFile('xlsx', [head, ...lines], kinds);
  const [, ...rows] = await readWorkbook(await file.arrayBuffer());
  for (const [, total, fee, refund, tax, adjustment, net] of rows as number[][])
    expect(Number(total) - Number(fee) - Number(refund) - Number(tax) + Number(adjustment)).toBeCloseTo(Number(net), 2);
  const sum = rows.reduce((all, row) => all + (row[6] as number), 0);
  expect(sum).toBeCloseTo(2619.75, 2);
  expect(rows[0]?.[7], 'a long number is text').toBe('202611210001234567');
  expect(rows[1]?.[7]).toBe('007');
  expect(rows[0]?.[8], 'a time is a date').toBeInstanceOf(Date);
  const paidAt = rows[0]?.[8] as unknown;
  const seconds = paidAt instanceof Date ? Math.round(paidAt.getTime() / 1000) : 0;
  expect(seconds).toBe(Date.UTC(2026, 10, 22, 10, 0, 5) / 1000);
  expect(rows[0]?.[9]).toEqual(new Date('2026-11-01T00:00:00Z'));
  const parts = Object.values(unzipSync(new Uint8Array(await file.arrayBuffer()))).map((part) => strFromU8(part));
  const text = parts.join('\n');
  expect(text, 'two decimals with separators').toContain('#,##0.00');
  expect(text, 'a time has a format').toContain('yyyy-mm-dd hh:mm:ss');
  expect(text, 'the head stays in sight').toMatch(/ySplit="1"/);
  expect(text, 'the widths follow the content').toMatch(/<col [^>]*width="2[0-9]/);
});

it('a CSV export writes amounts with two decimals, and long numbers as text', async () => {
  const text = await (await toFile('csv', [head, ...lines], kinds)).text();
  const [, first, second] = Papa.parse<string[]>(text.replace(/^\ufeff/, '')).data;
  expect(first?.slice(1, 8)).toEqual([
    '1999.00',
    '119.88',
    '1.00',
    '0.00',
    '-10.00',
    '1868.12',
    '="202611210001234567"',
  ]);
  expect(second?.slice(1, 8)).toEqual(['799.50', '47.97', '0.00', '0.00', '0.10', '751.63', '="007"']);
});
