import { align, type Alignment, type EditState } from './align';

/** The measurements of a typed text. */
export interface Measure {
  /** Number of typed characters. */
  totalChars: number;
  /** Correct characters: `totalChars` − `errorChars`. */
  correctChars: number;
  /** The number of characters typed wrong, left out or added, but at most `totalChars`. */
  errorChars: number;
  /** Gross speed: characters typed a minute. */
  speed: number;
  /** Net speed: correct characters a minute, which is gross speed × accuracy. */
  netSpeed: number;
  /** Share of the typed characters that are correct, in percent. */
  accuracy: number;
}

/** Splits text into characters (code points). A CRLF line break is one character. */
export const charsOf = (text: string): string[] => [...text.replaceAll('\r\n', '\n')];

/**
 * Measures typed text against the article. A mistake costs one character, and the text after the mistake counts as
 * correct. The contract (3.4.25) defines speed = totalChars × 60 / seconds, netSpeed = correctChars × 60 / seconds, and
 * accuracy = correctChars × 100 / totalChars. Each value is rounded to two decimals.
 */
export function measure(article: string, typed: string, seconds: number): Measure {
  return measureOf(align(charsOf(article), charsOf(typed)), seconds);
}

/** Computes the measurements from an existing alignment. */
export function measureOf({ edits, errors }: Alignment, seconds: number): Measure {
  const total = edits.filter(({ state }) => state !== 'missed').length;
  return figures(total, Math.max(0, total - errors), seconds);
}

/** Computes the measurements. The speeds are 0 without time, and the accuracy is 0 without characters. */
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

/** A piece of the displayed text: adjacent characters with the same state. `rest` means not reached yet. */
export interface Mark {
  state: EditState | 'rest';
  text: string;
}

/** Splits an article and its edits into few pieces. Adjacent characters with the same state share a piece. */
export function marks(article: string, { edits, reached }: Alignment): Mark[] {
  const pieces: Mark[] = [];
  for (const { state, char } of edits) {
    const last = pieces.at(-1);
    if (last?.state === state) last.text += char;
    else pieces.push({ state, text: char });
  }
  const rest = charsOf(article).slice(reached).join('');
  return rest ? [...pieces, { state: 'rest', text: rest }] : pieces;
}

/** Returns the minutes that typing an article takes at its language's usual speed (`USUAL`), rounded up, at least 1. */
export const minutesFor = (article: string, language: string): number =>
  Math.max(1, Math.ceil(charsOf(article).length / (USUAL[language] ?? 60)));

/** The usual typing speed in characters a minute, by `biz_contest_lang`: Chinese, English, digits, mixed. */
const USUAL: Readonly<Record<string, number>> = { '1': 60, '2': 180, '3': 180, '4': 90 };

const round = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;
