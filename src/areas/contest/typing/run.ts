import { charsOf } from './measure';

/** One attempt at an article as it goes on; moments are epoch milliseconds. */
export interface Run {
  typed: string;
  /** Characters taken back. */
  corrections: number;
  startedAt?: number;
  endedAt?: number;
}

/** What an attempt is bound to. */
export interface RunRules {
  article: string;
  /** Seconds there are; none or 0 is no limit. */
  seconds?: number | undefined;
  /** False refuses whatever takes back a character. */
  allowBackspace?: boolean | undefined;
}

/** An attempt before its first key. */
export const FRESH: Run = { typed: '', corrections: 0 };

/** The attempt after its text has become another: the first key starts the clock, the last character of the article stops it. */
export function typeInto(run: Run, text: string, now: number, rules: RunRules): Run {
  if (isOver(run, now, rules)) return run;
  const before = charsOf(run.typed);
  const all = charsOf(rules.article).length;
  const after = charsOf(text).slice(0, all);
  const changed = before.findIndex((char, at) => char !== after[at]);
  const taken = changed < 0 ? 0 : before.length - changed;
  if (taken > 0 && rules.allowBackspace === false) return run;
  return {
    typed: after.join(''),
    corrections: run.corrections + taken,
    startedAt: run.startedAt ?? now,
    ...(after.length === all && { endedAt: now }),
  };
}

/** Starts the clock of an attempt that has not begun: an input method has taken the first key. */
export const begin = (run: Run, now: number): Run => (run.startedAt === undefined ? { ...run, startedAt: now } : run);

/** The attempt as it is at a moment: ended at its limit when that has come. */
export function at(run: Run, now: number, rules: RunRules): Run {
  if (!isOver(run, now, rules) || run.endedAt !== undefined || run.startedAt === undefined) return run;
  return { ...run, endedAt: run.startedAt + (rules.seconds ?? 0) * 1000 };
}

/** The seconds an attempt has taken, up to a moment. */
export const secondsOf = ({ startedAt, endedAt }: Run, now: number): number =>
  startedAt === undefined ? 0 : Math.max(0, (endedAt ?? now) - startedAt) / 1000;

const isOver = (run: Run, now: number, { seconds }: RunRules): boolean =>
  run.endedAt !== undefined || (!!seconds && run.startedAt !== undefined && now - run.startedAt >= seconds * 1000);
