import { createInstance } from 'i18next';
import { ATTENTION_WORDS } from '@/shared/lib/rules/attention';
import { folded } from '@/shared/lib/rules/spoofs';
import { type Check, type CheckContext, fails } from '@/shared/record/marks/check';
import type { OwnFilter } from '../query';
import type { Table } from '../table';

/** A translator without texts: the server sends only the names of checks, which the client translates. */
const { t } = createInstance();

/** The checks of a kind of record. A server runs only checks that need no other resource. */
export interface ServerChecks<Row> {
  of: (row: Row, context: CheckContext) => readonly Check[];
  asked?: readonly { name: string; unique?: boolean; fields: readonly string[]; counts?: (row: Row) => boolean }[];
}

/** The value of a field in a unique check. */
type Cell = string | number | null | undefined;

/** Returns a function that names the checks that a row fails. To check for duplicates, it compares all `rows`. */
export function failing<Row extends object>(rules: ServerChecks<Row> | undefined, rows: readonly Row[]) {
  if (!rules) return () => [];
  const uniques = (rules.asked ?? []).filter(({ unique }) => unique);
  const cell = (row: object, field: string) => (row as Record<string, unknown>)[field];
  const keyOf = (row: Row, fields: readonly string[]) =>
    JSON.stringify(fields.map((field) => folded(String((cell(row, field) as Cell) ?? ''))));
  const counts = uniques.map(({ fields, counts: of = () => true }) => {
    const count = new Map<string, number>();
    for (const row of rows.filter(of)) count.set(keyOf(row, fields), (count.get(keyOf(row, fields)) ?? 0) + 1);
    return count;
  });
  return (row: Row): string[] => [
    ...rules
      .of(row, { t, keywords: ATTENTION_WORDS })
      .filter(fails)
      .map(({ name }) => name),
    ...uniques
      .filter(
        ({ fields, counts: of = () => true }, index) =>
          fields.every((field) => cell(row, field)) &&
          (counts[index]?.get(keyOf(row, fields)) ?? 0) > (of(row) ? 1 : 0),
      )
      .map(({ name }) => name),
  ];
}

/** The filter `failedChecks` of a list in which the server checks pending records. */
export const failedFilter = <Row extends object>(
  table: Table<Row>,
  checks: ServerChecks<NoInfer<Row>> | undefined,
  isPending: (row: NoInfer<Row>) => boolean,
): OwnFilter<Row> => ({
  match: 'equal',
  values: ['Y', 'N'],
  rule: 'pending records that fail a check of the server (Y) or none (N); only sent where the system config has `auditChecks`',
  by: async (value) => {
    const failed = failing(checks, await table.all());
    return (row) => isPending(row) && failed(row).length > 0 === (value === 'Y');
  },
});
