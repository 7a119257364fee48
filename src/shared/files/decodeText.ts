/** Decodes a text file. A text that is not UTF-8 is decoded as GB 18030, the usual encoding on Chinese Windows. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
