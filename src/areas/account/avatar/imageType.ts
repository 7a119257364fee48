/** The largest picture taken, in bytes: 5 MB. */
export const LARGEST = 5 * 1024 * 1024;
/** The most pixels a picture may have before it is opened (quality.md row 113). */
export const MOST_PIXELS = 40_000_000;
/** How many bytes tell a picture's type. */
const HEAD = 12;

const SIGNATURES: readonly [type: string, at: number, bytes: readonly number[]][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
];

/** What a file really is, by its first bytes and whatever its name says; undefined when it is no picture we take. */
export function imageType(head: Uint8Array): string | undefined {
  const found = SIGNATURES.find(([, at, bytes]) => bytes.every((byte, i) => head[at + i] === byte));
  // Every RIFF file may say WEBP somewhere; only a RIFF file is one.
  const isRiff = String.fromCharCode(...head.subarray(0, 4)) === 'RIFF';
  return found?.[0] === 'image/webp' && !isRiff ? undefined : found?.[0];
}

/** Why a file cannot be an avatar; a key of the words under `avatar`. */
export type AvatarProblem = 'empty' | 'tooLarge' | 'notImage' | 'unreadable';

/** What forbids a file before it is opened. */
export async function avatarProblem(file: Blob): Promise<AvatarProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > LARGEST) return 'tooLarge';
  try {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    return imageType(head) ? undefined : 'notImage';
  } catch {
    return 'unreadable'; // gone, or not ours to read, since it was chosen
  }
}
