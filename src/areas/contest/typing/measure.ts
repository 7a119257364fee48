/** What a piece of typing is worth. */
export interface Measure {
  /** Characters typed, and of them those that stand where the article has them. */
  totalChars: number;
  correctChars: number;
  errorChars: number;
  /** Gross speed: characters typed in a minute. */
  speed: number;
  /** Correct characters in a minute: gross speed × accuracy. */
  netSpeed: number;
  /** Correct characters of those typed, in per cent. */
  accuracy: number;
}

/** The characters of a text as somebody counts them: a sign outside the BMP is one, a line break is one. */
export const charsOf = (text: string): string[] => [...text.replaceAll('\r\n', '\n')];

/**
 * Measures typed text against its article, character by character at its place; what goes past the article is wrong.
 * The formula is the contract's (3.4.25): speed = totalChars × 60 / seconds, netSpeed = correctChars × 60 / seconds,
 * accuracy = correctChars × 100 / totalChars; each to two decimals.
 */
export function measure(article: string, typed: string, seconds: number): Measure {
  const expected = charsOf(article);
  const given = charsOf(typed);
  const correctChars = given.filter((char, index) => char === expected[index]).length;
  return figures(given.length, correctChars, seconds);
}

/** The figures of so many characters typed in so many seconds; all 0 where nothing was typed or no time has passed. */
export function figures(totalChars: number, correctChars: number, seconds: number): Measure {
  const perMinute = (chars: number) => (seconds > 0 ? round((chars * 60) / seconds) : 0);
  return {
    totalChars,
    correctChars,
    errorChars: totalChars - correctChars,
    speed: perMinute(totalChars),
    netSpeed: perMinute(correctChars),
    accuracy: totalChars > 0 ? round((correctChars * 100) / totalChars) : 0,
  };
}

/** A piece of an article: typed rightly, typed wrongly, or still to come. */
export interface Mark {
  state: 'right' | 'wrong' | 'rest';
  text: string;
}

/** An article in pieces as far as it has been typed; neighbours always differ, so that a long article is few pieces. */
export function marks(article: string, typed: string): Mark[] {
  const given = charsOf(typed);
  const pieces: Mark[] = [];
  for (const [index, char] of charsOf(article).entries()) {
    const state = index >= given.length ? 'rest' : given[index] === char ? 'right' : 'wrong';
    const last = pieces.at(-1);
    if (last?.state === state) last.text += char;
    else pieces.push({ state, text: char });
  }
  return pieces;
}

/** The minutes an article takes at a usual speed of 60 characters (180 for letters and digits) a minute, at least one. */
export const minutesFor = (article: string, language: string): number =>
  Math.max(1, Math.ceil(charsOf(article).length / (USUAL[language] ?? 60)));

/** Characters a minute by `biz_contest_lang`: Chinese, English, digits, mixed. */
const USUAL: Readonly<Record<string, number>> = { '1': 60, '2': 180, '3': 180, '4': 90 };

const round = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;
