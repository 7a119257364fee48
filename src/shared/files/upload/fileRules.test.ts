import { describe, expect, it } from 'vitest';
import { ANY_FILES, contentOf, fileProblem, PICTURES, plainName, sizeText } from './fileRules';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
const PNG = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13]);
const PDF = bytes('%PDF-1.7\n');
const ZIP = bytes('PK', [3, 4, 20, 0]);
const OLE = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

describe('[row 104] the file type from the first bytes', () => {
  it.each([
    ['a PNG', PNG, 'png'],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'xxxxJFIF'), 'jpg'],
    ['a GIF', bytes('GIF89a......'), 'gif'],
    ['a WebP', bytes('RIFF....WEBP'), 'webp'],
    ['a PDF', PDF, 'pdf'],
    ['a ZIP', ZIP, 'zip'],
    ['an old Word file', OLE, 'ole'],
    ['a sound', bytes('RIFF....WAVE', [0]), undefined],
    ['a program', bytes('MZ', [0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0]), undefined],
    ['a program without zeros', bytes('MZ program'), undefined],
    ['half a PNG', bytes([0x89], 'PNG', [0]), undefined],
    ['nothing', bytes(), undefined],
    ['words', bytes('hello'), 'text'],
  ])('%s', (_, head, content) => expect(contentOf(head)).toBe(content));
});

describe('a file', () => {
  const MAX_BYTES = PICTURES.maxBytes;
  it.each([
    ['is taken', 'a.png', [PNG], PICTURES, undefined],
    ['may be called like another picture', 'a.JPG', [PNG], PICTURES, undefined],
    ['may not be empty', 'a.png', [], PICTURES, 'empty'],
    ['may have 5 MB', 'a.png', [PNG, new Uint8Array(MAX_BYTES - PNG.length)], PICTURES, undefined],
    ['may not have more', 'a.png', [PNG, new Uint8Array(MAX_BYTES)], PICTURES, 'tooLarge'],
    ['is no picture because it says so', 'a.png', ['MZ program'], PICTURES, 'wrongContent'],
    ['is no picture when it is a page', 'a.png', ['<script>alert(1)</script>'], PICTURES, 'wrongContent'],
    ['is no drawing', 'a.svg', ['<svg onload="x()">'], ANY_FILES, 'wrongType'],
    ['is no page', 'a.html', ['<p>'], ANY_FILES, 'wrongType'],
    ['is what its last end says', 'a.jpg.php', [PNG], ANY_FILES, 'wrongType'],
    ['needs an end', 'a', [PNG], ANY_FILES, 'wrongType'],
    ['may be a document', 'a.pdf', [PDF], ANY_FILES, undefined],
    ['may be a sheet', 'a.xlsx', [ZIP], ANY_FILES, undefined],
    ['may be an old sheet', 'a.xls', [OLE], ANY_FILES, undefined],
    ['is no sheet when it is a picture', 'a.xlsx', [PNG], ANY_FILES, 'wrongContent'],
    ['may be text', 'a.txt', ['你好'], ANY_FILES, undefined],
    ['is no text with zeros in it', 'a.txt', [new Uint8Array(8)], ANY_FILES, 'wrongContent'],
    ['may have a name of 100 characters', `${'文'.repeat(96)}.png`, [PNG], PICTURES, undefined],
    ['may not have a longer one', `${'文'.repeat(97)}.png`, [PNG], PICTURES, 'longName'],
  ] as const)('[row 103] %s', async (_, name, parts, rules, problem) =>
    expect(await fileProblem(new File([...parts], name), rules)).toBe(problem),
  );

  it('that can no longer be read is reported as unreadable', async () => {
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
])('[row 95] [row 105] shows the name %j as %s', (name, shown) => expect(plainName(name)).toBe(shown));

it.each([
  [12, '12\u00a0B'],
  [2048, '2\u00a0kB'],
  [1_500_000, '1.4\u00a0MB'],
  [20 * 1024 * 1024, '20\u00a0MB'],
])('shows %i bytes as %s', (size, text) => expect(sizeText(size)).toBe(text));
