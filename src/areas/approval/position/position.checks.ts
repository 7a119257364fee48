import { toCents } from '@/shared/lib/money';
import type { Finding } from '@/shared/review/Checks';
import type { Position } from './position.api';

type Pay = Pick<Position, 'salaryMin' | 'salaryMax' | 'salaryNegotiable'>;

/**
 * Checks the salary range (docs/contract#3.4.5): `turned` if min exceeds max, `wide` if max is more than three times
 * min.
 */
export function payFound({ salaryMin, salaryMax, salaryNegotiable }: Pay): 'ok' | 'negotiable' | 'turned' | 'wide' {
  const [from, to] = [toCents(salaryMin) ?? 0n, toCents(salaryMax) ?? 0n];
  if (from > to) return salaryNegotiable === 'Y' ? 'negotiable' : 'turned';
  return from > 0n && to > from * 3n ? 'wide' : 'ok';
}

/** Checks that the ages are in order and within 16 to 65; unknown if the position sets none. */
export function agesFound({ ageMin, ageMax }: Pick<Position, 'ageMin' | 'ageMax'>): Finding {
  if (!ageMin && !ageMax) return 'unknown';
  const [from, to] = [ageMin ?? 16, ageMax ?? 65];
  return from >= 16 && to <= 65 && from <= to ? 'ok' : 'warn';
}
