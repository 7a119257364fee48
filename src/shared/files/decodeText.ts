/** Decodes a text file. A text that is not UTF-8 is read as GB 18030, the encoding of a Chinese Windows. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
