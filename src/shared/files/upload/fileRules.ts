/** The files that a field accepts, by file extension; the content must match the extension. */
export interface FileRules {
  /** File extensions in lower case, without the dot. */
  suffixes: readonly string[];
  /** Max file size, in bytes. */
  maxBytes: number;
}

const MB = 1024 * 1024;

/** The picture types that the contract allows; max 5 MB. */
export const PICTURES: FileRules = { suffixes: ['png', 'jpg', 'jpeg', 'gif', 'webp'], maxBytes: 5 * MB };

/** All file types that the storage accepts: none that could run code, such as HTML. Max 20 MB, as on the server. */
export const ANY_FILES: FileRules = {
  suffixes: [...PICTURES.suffixes, ...'bmp pdf txt doc docx xls xlsx ppt pptx zip rar gz bz2'.split(' ')],
  maxBytes: 20 * MB,
};

/** Max number of pixels of a picture that the user can crop (docs/quality#row-113). */
export const MAX_PIXELS = 40_000_000;

/** The reasons for not accepting a file; each is a translation key under `upload.problem`. */
export type FileProblem = 'empty' | 'tooLarge' | 'longName' | 'wrongType' | 'wrongContent' | 'unreadable';

/** Max length of a file name on the server, in characters (docs/contract#1.9). */
const LONGEST_NAME = 100;
/** The number of bytes read to detect a file's type. */
const HEAD = 512;

const SIGNATURES: Readonly<Record<string, readonly (readonly [at: number, bytes: string])[]>> = {
  png: [[0, '\x89PNG\r\n\x1a\n']],
  jpg: [[0, '\xff\xd8\xff']],
  gif: [[0, 'GIF8']],
  // RIFF is a container: the file is WebP only if WEBP follows RIFF.
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
/**
 * The allowed content types by file extension. An extension without an entry allows only the content type of the same
 * name. A picture may have the extension of another picture type.
 */
const CONTENTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PICTURES.suffixes.map((suffix) => [suffix, PICTURE_CONTENTS])),
  docx: ['zip'],
  xlsx: ['zip'],
  pptx: ['zip'],
  ofd: ['zip'],
  doc: ['ole'],
  xls: ['ole'],
  ppt: ['ole'],
  txt: ['text'],
};

/** Detects a file's type from its first bytes, whatever its name; undefined if the type is unknown. */
export function contentOf(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, 16));
  const known = Object.entries(SIGNATURES).find(([, parts]) =>
    parts.every(([index, bytes]) => text.startsWith(bytes, index)),
  );
  return known?.[0] ?? (head.length > 0 && !head.includes(0) && !text.startsWith('MZ') ? 'text' : undefined);
}

/** The file extension in lower case, without the dot. '' for a name without an extension. */
export const suffixOf = (name: string) => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/**
 * Resolves to the reason why a file must not be sent, or to undefined if the file may be sent. Checks the size, name
 * and content of the file, but not its declared MIME type.
 */
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
    return 'unreadable'; // the file was deleted or became unreadable after it was chosen
  }
}

/** A file name that is safe to display and send: without folders, direction marks and invisible characters. */
export const plainName = (name: string) =>
  name
    .replace(/^.*[/\\]/, '')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();

/** Formats a file size with a non-breaking space, for example `1.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes}\u00a0B`;
  const kB = bytes / 1024;
  return kB < 1024 ? `${Math.round(kB)}\u00a0kB` : `${(kB / 1024).toFixed(1).replace(/\.0$/, '')}\u00a0MB`;
}
