import { describe, expect, it } from 'vitest';
import { ANY_FILES, contentOf, fileProblem, PICTURES, plainName, sizeText } from './fileRules';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
const PNG = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13]);
const PDF = bytes('%PDF-1.7\n');
const ZIP = bytes('PK', [3, 4, 20, 0]);
const OLE = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

describe('[row 104] file type detection', () => {
  it.each([
    ['a PNG', PNG, 'png'],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'xxxxJFIF'), 'jpg'],
    ['a GIF', bytes('GIF89a......'), 'gif'],
    ['a WebP', bytes('RIFF....WEBP'), 'webp'],
    ['a PDF', PDF, 'pdf'],
    ['a ZIP', ZIP, 'zip'],
    ['an old Word file', OLE, 'ole'],
    ['a sound file', bytes('RIFF....WAVE', [0]), undefined],
    ['a program', bytes('MZ', [0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0]), undefined],
    ['a program without zeros', bytes('MZ program'), undefined],
    ['an incomplete PNG', bytes([0x89], 'PNG', [0]), undefined],
    ['an empty file', bytes(), undefined],
    ['plain text', bytes('hello'), 'text'],
  ])('the type of %s is detected from its first bytes', (_, head, content) => expect(contentOf(head)).toBe(content));
});

describe('file rules', () => {
  const MAX_BYTES = PICTURES.maxBytes;
  const INVOICES = { suffixes: ['pdf', 'ofd'], maxBytes: MAX_BYTES };
  it.each([
    ['is accepted', 'a.png', [PNG], PICTURES, undefined],
    ['may have the extension of another picture type', 'a.JPG', [PNG], PICTURES, undefined],
    ['must not be empty', 'a.png', [], PICTURES, 'empty'],
    ['may have 5 MB', 'a.png', [PNG, new Uint8Array(MAX_BYTES - PNG.length)], PICTURES, undefined],
    ['must not have more than 5 MB', 'a.png', [PNG, new Uint8Array(MAX_BYTES)], PICTURES, 'tooLarge'],
    ['is not a picture just because of its extension', 'a.png', ['MZ program'], PICTURES, 'wrongContent'],
    ['is not a picture if it contains HTML', 'a.png', ['<script>alert(1)</script>'], PICTURES, 'wrongContent'],
    ['must not be an SVG drawing', 'a.svg', ['<svg onload="x()">'], ANY_FILES, 'wrongType'],
    ['must not be an HTML page', 'a.html', ['<p>'], ANY_FILES, 'wrongType'],
    ['has the type of its last extension', 'a.jpg.php', [PNG], ANY_FILES, 'wrongType'],
    ['needs an extension', 'a', [PNG], ANY_FILES, 'wrongType'],
    ['may be a document', 'a.pdf', [PDF], ANY_FILES, undefined],
    ['may be a spreadsheet', 'a.xlsx', [ZIP], ANY_FILES, undefined],
    ['may be an old spreadsheet', 'a.xls', [OLE], ANY_FILES, undefined],
    ['may be an electronic invoice in the format OFD', 'a.ofd', [ZIP], INVOICES, undefined],
    ['is not an OFD if it contains a picture', 'a.ofd', [PNG], INVOICES, 'wrongContent'],
    ['is not a spreadsheet if it contains a picture', 'a.xlsx', [PNG], ANY_FILES, 'wrongContent'],
    ['may be text', 'a.txt', ['你好'], ANY_FILES, undefined],
    ['is not text if it contains zero bytes', 'a.txt', [new Uint8Array(8)], ANY_FILES, 'wrongContent'],
    ['may have a name of 100 characters', `${'文'.repeat(96)}.png`, [PNG], PICTURES, undefined],
    ['must not have a longer name', `${'文'.repeat(97)}.png`, [PNG], PICTURES, 'longName'],
  ] as const)('[row 103] an uploaded file %s', async (_, name, parts, rules, problem) =>
    expect(await fileProblem(new File([...parts], name), rules)).toBe(problem),
  );

  it('a file is reported as unreadable if reading its content fails', async () => {
    const file = new File(['x'], 'a.txt');
    file.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await fileProblem(file, ANY_FILES)).toBe('unreadable');
  });
});

it.each([
  ['..\\..\\x.png', 'x.png'],
  ['/etc/x.png', 'x.png'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['\u200b a\u0000b.txt ', 'ab.txt'],
])('[row 95] [row 105] the file name %j is shown as %s', (name, shown) => expect(plainName(name)).toBe(shown));

it.each([
  [12, '12\u00a0B'],
  [2048, '2\u00a0kB'],
  [1_500_000, '1.4\u00a0MB'],
  [20 * 1024 * 1024, '20\u00a0MB'],
])('a size of %i bytes is shown as %s', (size, text) => expect(sizeText(size)).toBe(text));
