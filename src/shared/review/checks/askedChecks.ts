import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CrudApi } from '@/shared/api/crudApi';
import { recordQuery } from '@/shared/crud/recordQuery';
import { type Answer, type AskedCheck, type Check, type CheckContext, type CheckRules, fails } from './check';

/** A kind of records with checks. */
export interface CheckedKind<T> {
  api: CrudApi<T>;
  nameOf: (row: T) => string;
  checks?: CheckRules<T>;
}

/** The query of a check that asks the server; it is asked again when one of its fields has changed. */
export const askedQuery = <T extends object>(kind: CheckedKind<T>, row: T, check: AskedCheck<T>) =>
  queryOptions({
    queryKey: kind.api.keys.call(
      'check',
      check.name,
      kind.api.idOf(row),
      check.fields.map((field) => row[field]),
    ),
    queryFn: ({ signal }) => check.ask(row, kind, signal),
  });

/** A check with the server's answer; without one it could not be checked. */
export function answered<T>(
  { t }: CheckContext,
  { name, label, fields }: AskedCheck<T>,
  answer: Answer | undefined,
  failed: boolean,
): Check {
  const { found, words, values, others } = answer ?? {
    found: 'unknown' as const,
    words: failed ? 'checks.failed' : 'checks.looking',
  };
  return {
    name,
    label: t(label),
    found,
    words: t(`review:${words}`, values),
    fields,
    ...(others && { others }),
  };
}

/** The failed checks of a record, once all have answered; one that could not be asked is none. */
export async function failedChecks<T extends object>(
  client: QueryClient,
  kind: CheckedKind<T>,
  row: T,
  context: CheckContext,
): Promise<Check[]> {
  const { of, asked = [] } = kind.checks ?? { of: () => [] };
  const answers = await Promise.all(
    asked.map(async (check) => {
      const answer = await client.ensureQueryData(askedQuery(kind, row, check)).catch(() => undefined);
      return answered(context, check, answer, true);
    }),
  );
  return [...of(row, context), ...answers].filter(fails);
}

/** The failed checks of a row of a list, of which the list may hide or leave out fields: the record is fetched first. */
export async function failedChecksOf<T extends object>(
  client: QueryClient,
  kind: CheckedKind<T>,
  row: T,
  context: CheckContext,
): Promise<Check[]> {
  const record = await client.fetchQuery(recordQuery(kind.api, kind.api.idOf(row)));
  return failedChecks(client, kind, record, context);
}
