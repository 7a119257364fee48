import { align, MAX_BAND } from './align';
import { charsOf } from './measure';

/** The state of one attempt at typing. Times are epoch milliseconds. */
export interface Run {
  typed: string;
  /** Number of characters the player deleted. */
  corrections: number;
  startedAt?: number;
  endedAt?: number;
}

/** The rules of an attempt: the article, the time limit, and whether characters may be deleted. */
export interface RunRules {
  article: string;
  /** Time limit in seconds; undefined or 0 means no limit. */
  seconds?: number | undefined;
  /** If false, every input that deletes a character is rejected. */
  allowBackspace?: boolean | undefined;
}

/** An attempt before the first key press. */
export const FRESH: Run = { typed: '', corrections: 0 };

/**
 * Returns the attempt after a change of its text. The first change starts the clock. Reaching the end of the article
 * stops the clock, even if characters were left out or added before. If the attempt is over or the change is not
 * allowed, returns the attempt unchanged.
 */
export function typeInto(run: Run, text: string, now: number, rules: RunRules): Run {
  if (isOver(run, now, rules)) return run;
  const article = charsOf(rules.article);
  const before = charsOf(run.typed);
  const after = untilEnd(article, charsOf(text), before.length);
  const changed = before.findIndex((char, position) => char !== after[position]);
  const taken = changed < 0 ? 0 : before.length - changed;
  if (taken > 0 && rules.allowBackspace === false) return run;
  return {
    typed: after.join(''),
    corrections: run.corrections + taken,
    startedAt: run.startedAt ?? now,
    ...(isAtEnd(article, after) && { endedAt: now }),
  };
}

/**
 * True when the typed text has reached the end of the article. Compares the lengths first, because an alignment is
 * slow. An alignment ends at most `MAX_BAND` characters beyond the typed length.
 */
const isAtEnd = (article: readonly string[], typed: readonly string[]): boolean =>
  typed.length + MAX_BAND >= article.length && align(article, typed).reached >= article.length;

/** Cuts the typed text at the end of the article. An input method or the clipboard may insert more text than fits. */
function untilEnd(article: readonly string[], typed: string[], before: number): string[] {
  if (!isAtEnd(article, typed)) return typed;
  let length = typed.length;
  while (length - 1 > before && isAtEnd(article, typed.slice(0, length - 1))) length -= 1;
  return typed.slice(0, length);
}

/** Starts the clock if it has not started yet. Needed when an input method receives the first key. */
export const begin = (run: Run, now: number): Run => (run.startedAt === undefined ? { ...run, startedAt: now } : run);

/** Returns the attempt as of `now`: ended if the time limit has passed, otherwise unchanged. */
export function at(run: Run, now: number, rules: RunRules): Run {
  if (!isOver(run, now, rules) || run.endedAt !== undefined || run.startedAt === undefined) return run;
  return { ...run, endedAt: run.startedAt + (rules.seconds ?? 0) * 1000 };
}

/** Returns the seconds from the start of an attempt to its end, or to `now` if the attempt has not ended. */
export const secondsOf = ({ startedAt, endedAt }: Run, now: number): number =>
  startedAt === undefined ? 0 : Math.max(0, (endedAt ?? now) - startedAt) / 1000;

const isOver = (run: Run, now: number, { seconds }: RunRules): boolean =>
  run.endedAt !== undefined || (!!seconds && run.startedAt !== undefined && now - run.startedAt >= seconds * 1000);
