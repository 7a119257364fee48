import { createInstance } from 'i18next';
import { ATTENTION_WORDS } from '@/shared/rules/attention';
import { folded } from '@/shared/rules/spoofs';
import { type Check, type CheckContext, fails } from '@/shared/record/marks/check';

/** Only the names of checks are sent, because the client translates them. */
const { t } = createInstance();

/** The checks of a kind of record; a server runs those that need no other resource. */
export interface ServerChecks<Row> {
  of: (row: Row, context: CheckContext) => readonly Check[];
  asked?: readonly { name: string; unique?: boolean; fields: readonly string[] }[];
}

/** The value of a field in a unique check. */
type Cell = string | number | null | undefined;

/** Returns a function that names the checks a record of the list fails, including duplicates of unique values. */
export function failing<Row extends object>(rules: ServerChecks<Row> | undefined, rows: readonly Row[]) {
  if (!rules) return () => [];
  const uniques = (rules.asked ?? []).filter(({ unique }) => unique);
  const cell = (row: object, field: string) => (row as Record<string, unknown>)[field];
  const keyOf = (row: Row, fields: readonly string[]) =>
    JSON.stringify(fields.map((field) => folded(String((cell(row, field) as Cell) ?? ''))));
  const counts = uniques.map(({ fields }) => {
    const count = new Map<string, number>();
    for (const row of rows) count.set(keyOf(row, fields), (count.get(keyOf(row, fields)) ?? 0) + 1);
    return count;
  });
  return (row: Row): string[] => [
    ...rules
      .of(row, { t, keywords: ATTENTION_WORDS })
      .filter(fails)
      .map(({ name }) => name),
    ...uniques
      .filter(
        ({ fields }, index) =>
          fields.every((field) => cell(row, field)) && (counts[index]?.get(keyOf(row, fields)) ?? 0) > 1,
      )
      .map(({ name }) => name),
  ];
}
