/** The fields of a contest that the ranking needs (docs/contract#3.4.20). */
export interface ContestRules {
  /** `biz_score_rule`: 1 net speed first, 2 accuracy first, 3 score. */
  scoreRule: string;
  /** The min accuracy of a run that counts, in percent. Undefined, null or 0 means no minimum. */
  minAccuracy?: number | string | null | undefined;
  awards?: readonly { awardName?: unknown; rankFrom?: unknown; rankTo?: unknown }[] | null | undefined;
}

/** The fields of a run that the ranking needs. */
export interface RankedRun {
  id: number | string;
  registrationId?: number | string | null | undefined;
  netSpeed?: number | string | null | undefined;
  accuracy?: number | string | null | undefined;
  /** `biz_record_status`. Only valid runs (status 1) count. */
  recordStatus?: string | null | undefined;
}

/**
 * Returns a run's score by the score rule: net speed, accuracy, or net speed × accuracy, which counts mistakes twice.
 */
export function scoreOf(run: Pick<RankedRun, 'netSpeed' | 'accuracy'>, scoreRule: string): number {
  const [speed, accuracy] = [Number(run.netSpeed ?? 0), Number(run.accuracy ?? 0)];
  if (scoreRule === '2') return accuracy;
  return scoreRule === '3' ? Math.round(speed * accuracy) / 100 : speed;
}

/** True when a run is valid and reaches the contest's min accuracy. */
export const counts = (run: RankedRun, { minAccuracy }: ContestRules): boolean =>
  run.recordStatus === '1' && Number(run.accuracy ?? 0) >= Number(minAccuracy ?? 0);

/** A run with its rank and its award, if any. */
export interface Place<R> {
  run: R;
  rank: number;
  awardName: string | null;
}

/**
 * Ranks the players by the score rule (docs/contract#3.4.25). For each player, only the best of the runs that count is
 * ranked. Runs with equal scores are ranked by accuracy, then by net speed. Runs that are still equal share a rank,
 * which leaves a gap after them: 1, 2, 2, 4.
 */
export function ranking<R extends RankedRun>(runs: readonly R[], rules: ContestRules): Place<R>[] {
  const sorted = runs.filter((run) => counts(run, rules)).sort((a, b) => compare(a, b, rules.scoreRule));
  const best = [...new Map(sorted.toReversed().map((run) => [String(run.registrationId ?? run.id), run])).values()];
  best.sort((a, b) => compare(a, b, rules.scoreRule));
  return best.map((run) => {
    const rank = 1 + best.findIndex((other) => compare(other, run, rules.scoreRule) === 0);
    return { run, rank, awardName: awardOf(rank, rules) };
  });
}

/** Returns the award of a rank, or null if there is none. */
function awardOf(rank: number, { awards }: ContestRules): string | null {
  const award = awards?.find(({ rankFrom, rankTo }) => rank >= Number(rankFrom) && rank <= Number(rankTo));
  return award ? String(award.awardName ?? '') : null;
}

/** Compares for sorting: negative if `a` is better, 0 for a tie. */
function compare(a: RankedRun, b: RankedRun, scoreRule: string): number {
  const by = (value: (run: RankedRun) => number) => value(b) - value(a);
  const speed = by((run) => Number(run.netSpeed ?? 0));
  const accuracy = by((run) => Number(run.accuracy ?? 0));
  return by((run) => scoreOf(run, scoreRule)) || (scoreRule === '2' ? speed : accuracy || speed);
}
