import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Resource } from '@/shared/resource/resource';
import { offers, type RecordMoves } from '@/shared/resource/transitions/recordMoves';
import type { Page } from '@/shared/api/envelope';
import { recordQuery } from '@/shared/record/recordQuery';
import {
  type Answer,
  type AskedCheck,
  type Check,
  type CheckContext,
  type CheckRules,
  fails,
  isOpen,
} from '@/shared/record/marks/check';

/** A kind of records with checks. */
export interface CheckedKind<T extends object> {
  api: Resource<T>;
  checks?: CheckRules<T>;
  moves?: Partial<RecordMoves>;
  /**
   * Returns true for records whose failed checks are shown. If `isChecked` is missing, failed checks are shown for
   * records that can be passed.
   */
  isChecked?: (row: T) => boolean;
}

/** True for a record whose failed checks are shown. The failed checks of any other record are only history. */
export const isChecked = <T extends object>(
  { moves, isChecked: of }: Pick<CheckedKind<T>, 'moves' | 'isChecked'>,
  row: T,
): boolean => (of ? of(row) : moves?.['pass'] !== undefined && offers(moves['pass'], row));

/** The query of a check that needs the server. If a field of the check changes, the query runs again. */
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

/** A check with the server's answer: `running` before the answer arrives, `unknown` if the call failed. */
export function answered<T extends object>(
  { t }: CheckContext,
  { name, label, fields }: AskedCheck<T>,
  answer: Answer | undefined,
  failed: boolean,
): Check {
  const { found, message, values, others, hidden } = answer ?? {
    found: failed ? ('unknown' as const) : ('running' as const),
    message: failed ? 'checks.failed' : 'checks.looking',
  };
  return {
    name,
    label: t(label),
    found,
    message: t(message.includes(':') ? message : `review:${message}`, values),
    fields,
    ...(others && { others }),
    ...(hidden && { hidden }),
  };
}

/**
 * Merges the check results of the server into the results of the client. A check in `names` has failed, whatever the
 * client found. A check of a masked field has passed if `names` does not contain it. `names` is undefined if the server
 * checks nothing.
 */
export function withServerChecks(
  checks: readonly Check[],
  names: readonly string[] | undefined,
  { t }: CheckContext,
): Check[] {
  const failed = new Set(names);
  const ofServer = (name: string, label: string): Check => ({
    name,
    label,
    found: 'warn',
    message: t('review:checks.byServer'),
    fields: [name],
  });
  const merged = checks.map((check): Check => {
    if (failed.has(check.name) && !fails(check))
      return { ...check, found: 'warn', message: t('review:checks.byServer') };
    return names && check.hidden && !failed.has(check.name)
      ? { ...check, found: 'ok', message: t('review:checks.passedByServer') }
      : check;
  });
  const known = new Set(checks.map(({ name }) => name));
  return [
    ...merged,
    ...[...failed].filter((name) => !known.has(name)).map((name) => ofServer(name, serverLabel(t, name))),
  ];
}

/** Checks that only the server can run, because lists omit the field or the server masks it. */
const OF_SERVER = ['birthday', 'sex', 'words'] as const;

/** A short description of the failed check `birthday` or `sex`. Undefined for any other check. */
export const serverBrief = (t: CheckContext['t'], name: string): string | undefined =>
  name === 'birthday' || name === 'sex' ? t(`review:checks.brief.${name}`) : undefined;

/** The label of a check that only the server reports. If the product does not know the check, returns its name. */
export function serverLabel(t: CheckContext['t'], name: string): string {
  const known = OF_SERVER.find((one) => one === name);
  return known ? t(`review:checks.${known}`) : name;
}

/** The failed checks in a record or a row of a list. Undefined without a report of the server. */
const reportIn = (row: object): string[] | undefined =>
  'failedChecks' in row && row.failedChecks ? (row.failedChecks as string[]) : undefined; // a field of `reviewShape`

/**
 * The failed checks that the server has reported. The report in the record replaces the reports in loaded lists, which
 * may be older. Undefined if the server has sent no report.
 */
export function serverFailed<T extends object>(
  client: QueryClient,
  { api }: CheckedKind<T>,
  row: T,
): string[] | undefined {
  const own = reportIn(row);
  if (own) return [...new Set(own)];
  const id = String(api.idOf(row));
  const lists = client.getQueriesData<Page<T>>({ queryKey: api.keys.lists }).map(([, page]) => page?.records ?? []);
  const rows = lists.flat().filter((one) => String(api.idOf(one)) === id);
  const reports = rows.map(reportIn).filter((report) => report !== undefined);
  return reports.length > 0 ? [...new Set(reports.flat())] : undefined;
}

/**
 * Waits for the answers of all checks. Resolves to the checks that failed or have no result. To pass the record, the
 * user must confirm these checks.
 */
export async function openChecks<T extends object>(
  client: QueryClient,
  kind: CheckedKind<T>,
  row: T,
  context: CheckContext,
): Promise<Check[]> {
  const { of, asked = [] } = kind.checks ?? { of: () => [] };
  const answers = await Promise.all(
    asked.map(async (check) => {
      // Takes an answer that the page has, unless records have changed since.
      const query = { ...askedQuery(kind, row, check), staleTime: Infinity };
      const answer = await client.fetchQuery(query).catch(() => undefined);
      return answered(context, check, answer, true);
    }),
  );
  return withServerChecks([...of(row, context), ...answers], serverFailed(client, kind, row), context).filter(isOpen);
}

/** `openChecks` for a row of a list. Fetches the record first, because a list may mask or omit fields. */
export async function openChecksOf<T extends object>(
  client: QueryClient,
  kind: CheckedKind<T>,
  row: T,
  context: CheckContext,
): Promise<Check[]> {
  const record = await client.fetchQuery(recordQuery(kind.api, kind.api.idOf(row)));
  const failedChecks = reportIn(record) ?? reportIn(row);
  return openChecks(client, kind, failedChecks ? { ...record, failedChecks } : record, context);
}
