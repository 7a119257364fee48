import { type CheckedKind, serverLabel } from './askedChecks';
import { type CheckContext, fails } from '@/shared/record/marks/check';

/**
 * The labels of a row's failed checks: those the server reports, and those that need only the row. Only pending records
 * are checked; for a decided record they are history.
 */
export function failedLabels<T extends { auditStatus?: string | null; failedChecks?: string[] | null }>(
  { checks }: Pick<CheckedKind<T>, 'checks'>,
  row: T,
  context: CheckContext,
): string[] {
  if (!checks || row.auditStatus !== '0') return [];
  const seen = checks.of(row, context);
  const names = new Set([...seen.filter(fails).map(({ name }) => name), ...(row.failedChecks ?? [])]);
  const labels = new Map([
    ...(checks.asked ?? []).map(({ name, label }) => [name, context.t(label)] as const),
    ...seen.map(({ name, label }) => [name, label] as const),
  ]);
  return [...names].map((name) => labels.get(name) ?? serverLabel(context.t, name));
}
