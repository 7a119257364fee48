import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { checkRows } from '../importRows';
import { readSheet } from './readSheet';
import { toFile } from './sheet';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const problem = (file: ArrayBuffer) =>
  readSheet(file).then(
    () => 'none',
    (error: { problem: string }) => error.problem,
  );

it.each(['xlsx', 'csv'] as const)('a file exported as %s is read back with the same cell texts', async (format) => {
  const file = await toFile(format, [
    ['名称', '数'],
    ['张三, "x"', 7],
    ['=1+1', 1.5],
    ['202611210001234567', 0],
  ]);
  expect(await readSheet(await file.arrayBuffer())).toEqual([
    ['名称', '数'],
    ['张三, "x"', '7'],
    ['=1+1', '1.5'],
    ['202611210001234567', '0'],
  ]);
});

it.each(['xlsx', 'csv'] as const)('the rows of a %s file keep their row numbers after blank rows', async (format) => {
  const cells = [
    ['', ''],
    ['', ''],
    ['名称', '数'],
    ['甲', '1'],
    ['', ''],
    ['乙', '2'],
    ['', ''],
  ];
  const file = await toFile(format, cells);
  const read = await readSheet(await file.arrayBuffer());
  expect(read[0]).toEqual(['名称', '数']);
  const field = { name: 'x', label: '名称', example: '' };
  const rows = checkRows(read, { x: 0 }, [field]);
  expect(rows.map(({ number, values }) => [number, values.x])).toEqual([
    [4, '甲'],
    [6, '乙'],
  ]);
});

it('the import reads a semicolon-separated CSV file and keeps its blank lines as empty rows', async () => {
  expect(await readSheet(bytes('名称;数\n\n甲;1\n\n乙;2\n'))).toEqual([
    ['名称', '数'],
    [''],
    ['甲', '1'],
    [''],
    ['乙', '2'],
  ]);
});

it('the import reads a CSV file in GB 18030, the encoding that Chinese Excel uses', async () => {
  // 名称\n张三 in GB 18030
  const file = new Uint8Array([0xc3, 0xfb, 0xb3, 0xc6, 0x0a, 0xd5, 0xc5, 0xc8, 0xfd]).buffer;
  expect(await readSheet(file)).toEqual([['名称'], ['张三']]);
});

it('[row 108] a workbook that unzips to 60 MB is rejected as a zip bomb', async () => {
  const zeros = new Uint8Array(60 * 2 ** 20);
  expect(await problem(zipSync({ 'xl/worksheets/sheet1.xml': zeros }).buffer as ArrayBuffer)).toBe('bomb');
});

it('a sheet with 5,001 rows or 100 columns is read completely', async () => {
  expect(await readSheet(bytes(`a\n${'1\n'.repeat(5000)}`))).toHaveLength(5001);
  expect((await readSheet(bytes(`a\n${'1,'.repeat(99)}1`)))[1]).toHaveLength(100);
});

it.each([
  ['an empty sheet', bytes('名称\n'), 'empty'],
  ['a sheet with too many rows', bytes(`a\n${'1\n'.repeat(5001)}`), 'rows'],
  ['a sheet with too many columns', bytes(`a\n${'1,'.repeat(101)}`), 'columns'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]).buffer, 'type'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]).buffer, 'type'],
  ['half an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]).buffer, 'broken'],
  ['an archive of other files', zipSync({ 'a.txt': new Uint8Array(3) }).buffer as ArrayBuffer, 'broken'],
  ['a huge file', new ArrayBuffer(11 * 2 ** 20), 'size'],
])('the import refuses %s', async (_, file, reason) => expect(await problem(file)).toBe(reason));
