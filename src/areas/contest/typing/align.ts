/** The state of a character: typed correctly, replaced, left out, or typed in addition to the article. */
export type EditState = 'right' | 'wrong' | 'missed' | 'extra';

/** One step of the shortest edit script. `char` is a character of the article, or for `extra` the typed character. */
export interface Edit {
  state: EditState;
  char: string;
}

/** The alignment of a typed text with the article. */
export interface Alignment {
  edits: Edit[];
  /** Number of characters of the article that have been typed or left out so far. */
  reached: number;
  /** The number of substitutions, omissions and insertions in the edit script. */
  errors: number;
}

/**
 * Max offset between the typed text and the article, in characters. With at most 128 errors, the edit script is the
 * shortest of all scripts. With more errors, the edit script is the shortest script within the max offset.
 */
export const MAX_BAND = 128;
const FAR = 1 << 28;

/**
 * Aligns typed text with the beginning of the article by the shortest edit script. A mistake therefore costs one
 * character, and the text after the mistake counts as correct. The part of the article that is not typed yet counts as
 * no error. If several scripts are shortest, uses the script that ends nearest to the typed length, so that the
 * progress is not overstated. Takes O(n · k) time for n typed characters and k mistakes.
 */
export function align(article: readonly string[], typed: readonly string[]): Alignment {
  let same = 0;
  while (same < typed.length && typed[same] === article[same]) same += 1;
  const rest = article.slice(same);
  const given = typed.slice(same, same + rest.length + MAX_BAND);
  const beyond = typed.slice(same + given.length);
  const [expected, keys] = [codes(rest), codes(given)];
  let table = within(8, expected, keys);
  while (table.cost > table.k && table.k < MAX_BAND) table = within(table.k * 2, expected, keys);
  const { edits, reached } = trace(table, rest, given);
  const right = typed.slice(0, same).map((char): Edit => ({ state: 'right', char }));
  const extra = beyond.map((char): Edit => ({ state: 'extra', char }));
  return { edits: [...right, ...edits, ...extra], reached: same + reached, errors: table.cost + extra.length };
}

const DIAGONAL = 1;
const OMIT = 2;
const INSERT = 3;

/** The alignment table: the steps of the cheapest paths near the diagonal, and the column where the best path ends. */
interface Table {
  /** Half the width of the band: column `c` of row `i` is the article position `i + c − k`. */
  k: number;
  steps: Uint8Array;
  end: number;
  cost: number;
}

/** Converts characters to code points, which compare faster than strings. */
const codes = (chars: readonly string[]) => Int32Array.from(chars, (char) => char.codePointAt(0) ?? 0);

/** Computes the table for a band of half width `k`. The cost is FAR if `k` is too small and below `MAX_BAND`. */
function within(k: number, article: Int32Array, typed: Int32Array): Table {
  const width = 2 * k + 1;
  const steps = new Uint8Array((typed.length + 1) * width);
  let row = new Int32Array(width).fill(FAR);
  let next = new Int32Array(width);
  for (let c = k; c < width && c - k <= article.length; c++) {
    row[c] = c - k;
    steps[c] = OMIT;
  }
  for (let i = 1; i <= typed.length; i++) {
    next.fill(FAR);
    const char = typed[i - 1];
    const base = i * width;
    const last = Math.min(width - 1, article.length - i + k);
    let before = FAR;
    let cheapest = FAR;
    for (let c = Math.max(0, k - i); c <= last; c++) {
      const place = i + c - k;
      let least = place > 0 ? (row[c] ?? FAR) + (article[place - 1] === char ? 0 : 1) : FAR;
      let step = DIAGONAL;
      if (before + 1 < least) {
        least = before + 1;
        step = OMIT;
      }
      const insert = c + 1 < width ? (row[c + 1] ?? FAR) + 1 : FAR;
      if (insert < least) {
        least = insert;
        step = INSERT;
      }
      next[c] = least;
      steps[base + c] = step;
      before = least;
      if (least < cheapest) cheapest = least;
    }
    if (cheapest > k && k < MAX_BAND) return { k, steps, end: k, cost: FAR };
    const swapped = row;
    row = next;
    next = swapped;
  }
  let end = k;
  for (let c = 0; c < width; c++) {
    const [cost, best] = [row[c] ?? FAR, row[end] ?? FAR];
    if (cost < best || (cost === best && Math.abs(c - k) < Math.abs(end - k))) end = c;
  }
  return { k, steps, end, cost: row[end] ?? FAR };
}

/** Reads the edit script and the end position in the article from the table. */
function trace({ k, steps, end }: Table, article: readonly string[], typed: readonly string[]) {
  const edits: Edit[] = [];
  let [i, c] = [typed.length, end];
  const reached = i + c - k;
  while (i > 0 || i + c - k > 0) {
    const step = steps[i * (2 * k + 1) + c];
    const [expected = '', given = ''] = [article[i + c - k - 1], typed[i - 1]];
    if (step === DIAGONAL) edits.push({ state: expected === given ? 'right' : 'wrong', char: expected });
    else edits.push(step === OMIT ? { state: 'missed', char: expected } : { state: 'extra', char: given });
    if (step === OMIT) c -= 1;
    else i -= 1;
    if (step === INSERT) c += 1;
  }
  return { edits: edits.toReversed(), reached };
}
