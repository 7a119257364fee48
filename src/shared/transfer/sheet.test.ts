import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { harmless, toFile } from './sheet';
import { safeName } from './saveFile';

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
])('[row 111] %j is made harmless', (text) => expect(harmless(text)).toBe(`'${text}`));

it.each(['-5', '-5.00', '12.3', '张三', '', '13800000000', 'a=b'])('%j stays as it is', (text) =>
  expect(harmless(text)).toBe(text),
);

it('a csv reads back as it was, with quotes, commas and line breaks in its cells', async () => {
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

it('[row 111] a workbook holds no formula, and what looks like one is harmless there, too', async () => {
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
])('[row 112] a file is called %j', (name, safe) => expect(safeName(name)).toBe(safe));
