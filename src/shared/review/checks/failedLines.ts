import { type CheckedKind, isChecked, serverBrief, serverLabel } from './askedChecks';
import { type CheckContext, checkLine, fails } from '@/shared/record/marks/check';

/** A failed check of a row: a few words (`brief`), and a whole line. */
export interface FailedLine {
  brief: string;
  whole: string;
}

/** The lines of each row. Cached because a list needs the lines twice, for the width of the column and for the cell. */
const made = new WeakMap<CheckContext, WeakMap<object, FailedLine[]>>();

/**
 * The failed checks of a pending row. The client runs the checks that need only the row, and the server may report
 * more. Returns an empty list for a decided row, because its failed checks are history.
 */
export function failedLines<T extends Checkable>(kind: Kind<T>, row: T, context: CheckContext): FailedLine[] {
  const known = made.get(context) ?? new WeakMap<object, FailedLine[]>();
  made.set(context, known);
  const lines = known.get(row) ?? linesOf(kind, row, context);
  known.set(row, lines);
  return lines;
}

interface Checkable {
  failedChecks?: string[] | null | undefined;
}
type Kind<T extends object> = Pick<CheckedKind<T>, 'checks' | 'moves' | 'isChecked'>;

function linesOf<T extends Checkable>(kind: Kind<T>, row: T, context: CheckContext): FailedLine[] {
  const { checks } = kind;
  if (!checks || !isChecked(kind, row)) return [];
  const seen = checks.of(row, context);
  const names = new Set([...seen.filter(fails).map(({ name }) => name), ...(row.failedChecks ?? [])]);
  const labels = new Map((checks.asked ?? []).map(({ name, label }) => [name, context.t(label)] as const));
  return [...names].map((name) => {
    const check = seen.find((one) => one.name === name);
    if (check && fails(check)) return { brief: check.brief ?? check.label, whole: checkLine(context, check) };
    const label = check?.label ?? labels.get(name) ?? serverLabel(context.t, name);
    return { brief: check?.brief ?? serverBrief(context.t, name) ?? label, whole: label };
  });
}
