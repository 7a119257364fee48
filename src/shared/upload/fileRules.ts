/** Which files a field takes: by the end of their name, and what is inside has to agree. */
export interface FileRules {
  /** Lower case, without the dot. */
  suffixes: readonly string[];
  /** The largest file taken, in bytes. */
  maxBytes: number;
}

const MB = 1024 * 1024;

/** Pictures as the contract takes them: 5 MB at most. */
export const PICTURES: FileRules = { suffixes: ['png', 'jpg', 'jpeg', 'gif', 'webp'], maxBytes: 5 * MB };

/** Everything the file storage takes: no pages, scripts or drawings that could run; 20 MB, as much as the server takes. */
export const ANY_FILES: FileRules = {
  suffixes: [
    ...PICTURES.suffixes,
    'bmp',
    'pdf',
    'txt',
    'doc',
    'docx',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'zip',
    'rar',
    'gz',
    'bz2',
  ],
  maxBytes: 20 * MB,
};

/** The most pixels a picture may have before it is opened (docs/quality#row-113). */
export const MOST_PIXELS = 40_000_000;

/** Why a file is not taken; a key of the words under `upload.problem`. */
export type FileProblem = 'empty' | 'tooLarge' | 'longName' | 'wrongType' | 'wrongContent' | 'unreadable';

/** The longest name the server takes, in characters (docs/contract#1.9). */
const LONGEST_NAME = 100;
/** How many bytes tell what a file is. */
const HEAD = 512;

const SIGNATURES: Readonly<Record<string, readonly (readonly [at: number, bytes: string])[]>> = {
  png: [[0, '\x89PNG\r\n\x1a\n']],
  jpg: [[0, '\xff\xd8\xff']],
  gif: [[0, 'GIF8']],
  // Every RIFF file may say WEBP somewhere; only a RIFF file is one.
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  bmp: [[0, 'BM']],
  pdf: [[0, '%PDF-']],
  zip: [[0, 'PK\x03\x04']],
  ole: [[0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']],
  rar: [[0, 'Rar!\x1a\x07']],
  gz: [[0, '\x1f\x8b']],
  bz2: [[0, 'BZh']],
};

const PICTURE_CONTENTS = ['png', 'jpg', 'gif', 'webp'];
/** What may stand in a file by the end of its name, where that is not the end itself. A picture may have another one's. */
const CONTENTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PICTURES.suffixes.map((suffix) => [suffix, PICTURE_CONTENTS])),
  docx: ['zip'],
  xlsx: ['zip'],
  pptx: ['zip'],
  doc: ['ole'],
  xls: ['ole'],
  ppt: ['ole'],
  txt: ['text'],
};

/** What a file really is, by its first bytes and whatever its name says; undefined when we do not know it. */
export function contentOf(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, 16));
  const known = Object.entries(SIGNATURES).find(([, parts]) =>
    parts.every(([index, bytes]) => text.startsWith(bytes, index)),
  );
  return known?.[0] ?? (head.length > 0 && !head.includes(0) && !text.startsWith('MZ') ? 'text' : undefined);
}

/** The end of a name behind its last dot, in lower case; '' without one. */
export const suffixOf = (name: string) => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** Why a file may not be sent; nothing when it may. Its content is looked at, its claimed type is not. */
export async function fileProblem(file: Blob & { name?: string }, rules: FileRules): Promise<FileProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > rules.maxBytes) return 'tooLarge';
  if ([...(file.name ?? '')].length > LONGEST_NAME) return 'longName';
  const suffix = suffixOf(file.name ?? '');
  if (!rules.suffixes.includes(suffix)) return 'wrongType';
  try {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    const content = contentOf(head);
    const fits = content !== undefined && (CONTENTS[suffix] ?? [suffix]).includes(content);
    return fits ? undefined : 'wrongContent';
  } catch {
    return 'unreadable'; // gone, or not ours to read, since it was chosen
  }
}

/** A name as it may be shown and sent: no folders, no signs that turn the writing round or cannot be seen. */
export const plainName = (name: string) =>
  name
    .replace(/^.*[/\\]/, '')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();

/** A size in words everybody reads: `1.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kB = bytes / 1024;
  return kB < 1024 ? `${Math.round(kB)} kB` : `${(kB / 1024).toFixed(1).replace(/\.0$/, '')} MB`;
}
