import { toCents } from '@/shared/lib/money';
import { firstOverlap, overlap, type Span } from '@/shared/lib/spans';
import type { Price, Step } from './price.resource';

/** The period of a price. Its end is exclusive. */
type Period = Pick<Price, 'id' | 'priceType' | 'memberType' | 'effectiveTime' | 'expireTime'>;

const spanOf = ({ effectiveTime, expireTime }: Pick<Period, 'effectiveTime' | 'expireTime'>): Span<string> => ({
  from: effectiveTime,
  to: expireTime,
});

/** Returns the prices of the same item and member type with overlapping periods, except the price itself. */
export const overlapping = <T extends Period>(price: Period, all: readonly T[]): T[] =>
  all.filter(
    (other) =>
      String(other.id) !== String(price.id) &&
      other.priceType === price.priceType &&
      other.memberType === price.memberType &&
      overlap(spanOf(price), spanOf(other), false),
  );

/**
 * A problem of a ladder. `no` is the number of the step, counted from 1. `other` is the number of the step that
 * overlaps step `no`.
 */
export type LadderProblem =
  | { kind: 'missing' | 'order' | 'price'; no: number }
  | { kind: 'overlap'; no: number; other: number };

/** Returns the first problem of a ladder; undefined if it is valid. Both quantities of a step are inclusive. */
export function ladderProblem(steps: readonly Partial<Step>[]): LadderProblem | undefined {
  for (const [index, { minQty, maxQty, price }] of steps.entries()) {
    const no = index + 1;
    if (minQty === undefined || minQty === null || minQty < 1) return { kind: 'missing', no };
    if (maxQty !== undefined && maxQty !== null && maxQty < minQty) return { kind: 'order', no };
    if ((toCents(price) ?? -1n) < 0n) return { kind: 'price', no };
  }
  const found = firstOverlap(
    steps.map(({ minQty, maxQty }) => ({ from: minQty ?? 0, to: maxQty })),
    true,
  );
  return found && { kind: 'overlap', no: found[1] + 1, other: found[0] + 1 };
}
