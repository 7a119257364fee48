/** What happened to one character: typed right, another one typed, left out of the article, or typed beyond it. */
export type EditState = 'right' | 'wrong' | 'missed' | 'extra';

/** One step of the shortest edit script: the article's character, or for `extra` the typed one. */
export interface Edit {
  state: EditState;
  char: string;
}

/** A typed text beside the article. */
export interface Alignment {
  edits: Edit[];
  /** How many characters of the article were passed, typed or left out. */
  reached: number;
  /** The length of the edit script: substitutions, omissions and insertions. */
  errors: number;
}

/**
 * How far the two texts may drift apart, in characters: 128 left out or typed twice in all. Within it the script is the
 * shortest there is as long as it has no more steps than that; beyond it, the best that stays within it.
 */
export const MAX_BAND = 128;
const FAR = 1 << 28;

/**
 * Aligns what was typed with the beginning of the article by the shortest edit script, so that one slip costs one slip
 * and what follows is right again. The article's end is free: what was not reached yet is no error. Among equally short
 * scripts the one whose end is nearest to the typed length counts, so that nobody is thought to be further than typed.
 * O(n · k) for n typed characters and k slips.
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

/** The steps of the cheapest paths near the diagonal, and where the best of them ends. */
interface Table {
  /** Column `c` of row `i` is the article's place `i + c − k`. */
  k: number;
  steps: Uint8Array;
  end: number;
  cost: number;
}

/** Characters as numbers, which are compared faster. */
const codes = (chars: readonly string[]) => Int32Array.from(chars, (char) => char.codePointAt(0) ?? 0);

/** The table of this band; without an end where it is too narrow and there is a wider one. */
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

/** Reads the script back from the table. */
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
