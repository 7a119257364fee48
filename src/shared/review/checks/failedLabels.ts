import type { CheckedKind } from './askedChecks';
import { type CheckContext, fails } from './check';

/**
 * What has failed of a row of a list: what the server says, and what can be seen in the row. Only pending records are
 * checked: of a decided one it is history.
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
    // A list masks the number these two are read from, so that only the server can say that they failed.
    ...(['birthday', 'sex'] as const).map((name) => [name as string, context.t(`review:checks.${name}`)] as const),
    ...(checks.asked ?? []).map(({ name, label }) => [name, context.t(label)] as const),
    ...seen.map(({ name, label }) => [name, label] as const),
  ]);
  return [...names].map((name) => labels.get(name) ?? name);
}
