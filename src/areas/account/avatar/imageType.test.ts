// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { avatarProblem, imageType, LARGEST } from './imageType';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
const PNG = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13]);

describe('what a file is, by its first bytes', () => {
  it.each([
    ['a PNG', PNG, 'image/png'],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'xxxxJFIF'), 'image/jpeg'],
    ['a GIF', bytes('GIF89a......'), 'image/gif'],
    ['a WebP', bytes('RIFF....WEBP'), 'image/webp'],
    ['a sound', bytes('RIFF....WAVE'), undefined],
    ['something with WEBP in it', bytes('........WEBP'), undefined],
    ['a program', bytes('MZ', [0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0]), undefined],
    ['an SVG', bytes('<svg onload='), undefined],
    ['a page', bytes('<!doctype ht'), undefined],
    ['half a PNG', PNG.subarray(0, 4), undefined],
    ['nothing', bytes(), undefined],
  ])('%s', (_, head, type) => expect(imageType(head)).toBe(type));
});

describe('an avatar', () => {
  it.each([
    ['is taken', new Blob([PNG]), undefined],
    ['may not be empty', new Blob([]), 'empty'],
    ['may have 5 MB', new Blob([PNG, new Uint8Array(LARGEST - PNG.length)]), undefined],
    ['may not have more', new Blob([PNG, new Uint8Array(LARGEST)]), 'tooLarge'],
    ['is a picture whatever it says it is', new Blob(['MZ program'], { type: 'image/png' }), 'notImage'],
  ])('%s', async (_, file, problem) => expect(await avatarProblem(file)).toBe(problem));
});
