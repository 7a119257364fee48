import { toCents } from '@/shared/lib/money';
import { firstOverlap, overlap, type Span } from '@/shared/lib/spans';
import type { Price, Step } from './price.api';

/** A price's period as the wire has it; the moment it ends at belongs to the next. */
type Period = Pick<Price, 'id' | 'priceType' | 'memberType' | 'effectiveTime' | 'expireTime'>;

const spanOf = ({ effectiveTime, expireTime }: Pick<Period, 'effectiveTime' | 'expireTime'>): Span<string> => ({
  from: effectiveTime,
  to: expireTime,
});

/** The prices of the same item for the same people whose period overlaps that of this one; itself never does. */
export const overlapping = <T extends Period>(price: Period, all: readonly T[]): T[] =>
  all.filter(
    (other) =>
      String(other.id) !== String(price.id) &&
      other.priceType === price.priceType &&
      other.memberType === price.memberType &&
      overlap(spanOf(price), spanOf(other), false),
  );

/** What is wrong with a ladder: which step, counted from 1, and for an overlap also which other one. */
export type LadderProblem =
  | { kind: 'missing' | 'order' | 'price'; no: number }
  | { kind: 'overlap'; no: number; other: number };

/** The first thing that is wrong with a ladder, nothing when it is fine. Both ends of a step belong to it. */
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
