import { type SystemConfig, toSystemConfig } from '@/shared/auth/systemConfig';
import type { Filter } from '../contract';
import type { Difference } from '../differences';
import type { Row, Server } from '../server';
import { askedProblems, type Question } from './asked';
import { matches, middleOf, valueFor } from './filters';
import type { List } from './list';

/** The switches in a server's system config on which the comparison depends. */
export interface Switches {
  conditions: ReadonlySet<string>;
  /** The switches that enable filters: `auditChecks`, `later`, `reviewers`. */
  has: Pick<SystemConfig, 'auditChecks' | 'features' | 'later' | 'reviewers'>;
}

/** Reads the switches of a server. If the server does not answer, all switches are off. */
export async function switchesOf(server: Server): Promise<Switches> {
  const reply = await server.ask('/system/operator/setting/info');
  const config = toSystemConfig(reply.kind === 'data' ? reply.data : undefined);
  return { conditions: new Set(config.filterConditions), has: config };
}

/** Finds problems of a list's filter conditions (docs/contract#2.41), limited to those that the server announces. */
export async function conditionProblems(list: List, { conditions }: Switches): Promise<Difference[]> {
  const found: Difference[] = [];
  if (list.rows.length === 0 || conditions.size === 0) return found;
  const questions = [
    ...list.one.filters.flatMap((filter) => [
      ...(takes(filter, 'not', conditions) ? notOf(filter, list.rows) : []),
      ...(takes(filter, 'in', conditions) ? inOf(filter, list.rows) : []),
    ]),
    ...(conditions.has('empty') ? emptyOf(list) : []),
    ...(conditions.has('range') ? list.one.ranges.flatMap((field) => rangeOf(field, list.rows)) : []),
  ];
  for (const question of questions) found.push(...(await askedProblems(list, question)));
  return found;
}

const takes = ({ isSaid, field, conditions }: Filter, word: string, has: ReadonlySet<string>) =>
  isSaid && field !== undefined && conditions.includes(word) && has.has(word);

const isMasked = (rows: readonly Row[], field: string) => rows.some((row) => String(row[field]).includes('**'));

/** `status.not=1` finds the rows that `status=1` does not find, including rows without a value. */
function notOf(filter: Filter, rows: readonly Row[]): Question[] {
  const { name, field = '' } = filter;
  const value = isMasked(rows, field) ? undefined : valueFor(filter, rows);
  if (value === undefined) return [];
  return [
    {
      query: { [`${name}.not`]: value },
      expected: `rows that ${name}=${value} does not find`,
      fits: (row) => !matches(filter, value, row),
      shown: (row) => row[field],
    },
  ];
}

/** `status.in=0,2` finds rows with one of the values. Uses a single value if two values would find all rows. */
function inOf(filter: Filter, rows: readonly Row[]): Question[] {
  const { name, field = '' } = filter;
  const cells = rows.flatMap((row) => row[field] ?? []).filter((one) => one !== '' && typeof one !== 'object');
  const values = [...new Set(cells.map(String))].slice(0, 3);
  if (values.length === 0 || isMasked(rows, field)) return [];
  const wanted = values.length > 2 ? values.slice(0, 2) : values.slice(0, 1);
  const fits = (row: Row) => wanted.some((value) => matches(filter, value, row));
  const coded = wanted.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C'));
  return [
    {
      query: { [`${name}.in`]: coded.join(',') },
      expected: `rows whose ${field} is one of ${JSON.stringify(wanted)}`,
      fits,
      shown: (row) => row[field],
    },
  ];
}

/** `remark.empty=true` and `=false`, for filters, for fields with a date range, and for sortable fields. */
function emptyOf({ one, rows }: List): Question[] {
  const names = new Map<string, string>();
  for (const { name, match, field, isSaid, conditions } of one.filters) {
    if (!isSaid || field === undefined) continue;
    if (conditions.includes('empty')) names.set(name, field);
    else if (match === 'from') names.set(field, field);
  }
  for (const field of one.ranges) names.set(field, field);
  return [...names]
    .filter(([, field]) => rows.some((row) => field in row))
    .flatMap(([name, field]) => {
      const some = rows.some((row) => isEmpty(row[field]));
      const others = rows.some((row) => !isEmpty(row[field]));
      // Only a query that does not match all rows shows whether the condition has an effect.
      return [...(others ? [true] : []), ...(some ? [false] : [])].map((wanted) => ({
        query: { [`${name}.empty`]: String(wanted) },
        expected: `rows ${wanted ? 'without' : 'with'} ${field}`,
        fits: (row: Row) => isEmpty(row[field]) === wanted,
        shown: (row: Row) => row[field],
      }));
    });
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** `price.from=9.5`, `price.to=100`: both ends are inclusive, and rows without a value are outside. */
function rangeOf(field: string, rows: readonly Row[]): Question[] {
  return (['from', 'to'] as const).flatMap((match) => {
    const filter: Filter = { name: field, match, field, isSaid: true, conditions: [] };
    const value = middleOf(filter, rows);
    if (value === undefined) return [];
    return [
      {
        query: { [`${field}.${match}`]: value },
        expected: `rows whose ${field} is not ${match === 'from' ? 'before' : 'after'} ${value}`,
        fits: (row: Row) => matches(filter, value, row),
        shown: (row: Row) => row[field],
      },
    ];
  });
}
