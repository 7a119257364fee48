/** A part of a text in a comparison of two texts. `isChanged` is true if the other text lacks the part. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/** Matches sentences, lines and list items, each with the punctuation at its end. */
const PIECE = /[^。！？；、，.!?;,\n]*[。！？；、，.!?;,\n]+|[^。！？；、，.!?;,\n]+/g;
/** Max number of pairs of pieces to compare; longer texts are marked from their first to their last difference. */
const MAX_PAIRS = 1_000_000;

/** Divides two texts into common parts and parts that only one text has. The joined parts of a text equal the text. */
export function textDiff(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const [old, now] = [before.match(PIECE) ?? [], after.match(PIECE) ?? []];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [a, b] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const common = a.length * b.length > MAX_PAIRS ? [] : commonPieces(a, b);
  const parts = (all: readonly string[], own: readonly string[], side: 0 | 1) => {
    const shared = new Set(common.map((pair) => pair[side]));
    const isChanged = (index: number) => index >= start && index < start + own.length && !shared.has(index - start);
    return joined(all.map((text, index) => ({ text, isChanged: isChanged(index) })));
  };
  return { before: parts(old, a, 0), after: parts(now, b, 1) };
}

/** The index pairs of the longest common subsequence of two lists of pieces. */
function commonPieces(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.isChanged === part.isChanged) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}

const SIGNS: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Converts HTML to text, with a line for each paragraph. Returns text without HTML unchanged. */
export const plainText = (html: string): string =>
  /<\/?[a-z][^>]*>/i.test(html)
    ? html
        .replaceAll(/<(?:br|\/p|\/li|\/h\d|\/tr|\/div)\b[^>]*>/gi, '\n')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, sign: string) => SIGNS[sign] ?? '')
        .trim()
    : html;
