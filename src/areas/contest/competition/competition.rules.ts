import { instantOf } from '@/shared/settings/times';
import { firstOverlap } from '@/shared/lib/spans';
import { charsOf } from '../typing/measure';
import { type Award, LIMITS } from './competition.resource';

/** A problem of a field: the key of its message and the values to insert. */
export interface Problem {
  kind:
    | 'registerOrder'
    | 'startOrder'
    | 'contestOrder'
    | 'durationLong'
    | 'articleShort'
    | 'articleLong'
    | 'awardName'
    | 'awardRank'
    | 'awardOverlap';
  [value: string]: string | number;
}

/** The fields that the rules read. Records and form values both have these fields. */
interface Checked {
  registerStartTime?: string | null | undefined;
  registerEndTime?: string | null | undefined;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  duration?: number | null | undefined;
  articleContent?: string | null | undefined;
  awards?: readonly Partial<Award>[] | null | undefined;
}

/** The fields that `problemOf` checks. */
export const CHECKED = ['registerEndTime', 'startTime', 'endTime', 'duration', 'articleContent', 'awards'] as const;

/**
 * Validates one field of a contest (docs/contract#3.4.20). The times must satisfy registerStartTime < registerEndTime
 * <= startTime < endTime. The duration must fit between startTime and endTime. The article must have 100 to 10,000
 * characters. Each award must have a name and a valid rank range, and the rank ranges must not overlap. A rule that
 * compares two fields ignores empty fields.
 */
export function problemOf(field: (typeof CHECKED)[number], contest: Checked): Problem | undefined {
  const { registerStartTime, registerEndTime, startTime, endTime, duration } = contest;
  if (field === 'registerEndTime')
    return registerStartTime && registerEndTime && registerEndTime <= registerStartTime
      ? { kind: 'registerOrder' }
      : undefined;
  if (field === 'startTime')
    return registerEndTime && startTime && startTime < registerEndTime ? { kind: 'startOrder' } : undefined;
  if (field === 'endTime') return startTime && endTime && endTime <= startTime ? { kind: 'contestOrder' } : undefined;
  if (field === 'articleContent') return articleProblem(contest.articleContent ?? '');
  if (field === 'awards') return awardProblem(contest.awards ?? []);
  if (!startTime || !endTime || !duration || endTime <= startTime) return undefined;
  const minutes = (instantOf(endTime) - instantOf(startTime)) / 60_000;
  return duration > minutes ? { kind: 'durationLong', minutes: Math.floor(minutes) } : undefined;
}

/** Returns the first problem of a contest with its field. */
export function firstProblem(contest: Checked): (Problem & { field: string }) | undefined {
  for (const field of CHECKED) {
    const problem = problemOf(field, contest);
    if (problem) return { ...problem, field };
  }
  return undefined;
}

function articleProblem(article: string): Problem | undefined {
  const count = charsOf(article).length;
  if (count < LIMITS.article.min) return { kind: 'articleShort', count, ...LIMITS.article };
  return count > LIMITS.article.max ? { kind: 'articleLong', count, ...LIMITS.article } : undefined;
}

/** Returns the first problem of the awards, with award numbers counted from 1. Rank ranges include both ends. */
function awardProblem(awards: readonly Partial<Award>[]): Problem | undefined {
  for (const [index, { awardName, rankFrom, rankTo }] of awards.entries()) {
    if (!awardName?.trim()) return { kind: 'awardName', no: index + 1 };
    if (!rankFrom || !rankTo || rankTo < rankFrom) return { kind: 'awardRank', no: index + 1 };
  }
  const found = firstOverlap(
    awards.map(({ rankFrom, rankTo }) => ({ from: rankFrom ?? 0, to: rankTo })),
    true,
  );
  return found && { kind: 'awardOverlap', no: found[1] + 1, other: found[0] + 1 };
}
