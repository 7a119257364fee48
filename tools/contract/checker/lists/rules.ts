import type { Difference } from '../differences';
import { rowsIn } from '../server';
import { askedProblems, type Question } from './asked';
import type { Switches } from './conditions';
import type { List } from './list';

type Rule = (list: List, switches: Switches) => Question[] | Promise<Question[]>;

/**
 * Finds problems of filters that do not concern a single field of the rows: `deptId`, which includes the departments
 * below, `failedChecks`, `ranked`, `later`, `reviewer`.
 */
export async function ruleProblems(list: List, switches: Switches): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { name, field, isSaid } of list.rows.length > 0 ? list.one.filters : []) {
    const rule = isSaid && field === undefined ? RULES[name] : undefined;
    for (const question of (await rule?.(list, switches)) ?? []) found.push(...(await askedProblems(list, question)));
  }
  return found;
}

const is = (
  query: Question['query'],
  expected: string,
  field: string,
  fits: (value: unknown) => boolean,
): Question => ({
  query,
  expected,
  fits: (row) => fits(row[field]),
  shown: (row) => row[field],
});
const isSome = (value: unknown) => value !== null && value !== undefined && value !== '';
const hasEntries = (value: unknown) => Array.isArray(value) && value.length > 0;

const RULES: Readonly<Partial<Record<string, Rule>>> = {
  ranked: () => [is({ ranked: '1' }, 'rows with a rank', 'rank', isSome)],
  failedChecks: (_, { has }) =>
    has.auditChecks
      ? [
          is({ failedChecks: 'Y' }, 'rows with failedChecks', 'failedChecks', hasEntries),
          // Decided records also have no failed checks, but this filter does not find them.
          {
            ...is({ failedChecks: 'N' }, 'rows without failedChecks', 'failedChecks', (value) => !hasEntries(value)),
            isLoose: true,
          },
        ]
      : [],
  later: (_, { has }) => (has.later ? [is({ later: 'Y' }, 'rows that are put off', 'laterUntil', isSome)] : []),
  reviewer: (_, { has }) =>
    has.reviewers
      ? [
          is({ reviewer: 'none' }, 'rows without a reviewer', 'reviewerId', (value) => !isSome(value)),
          is({ reviewer: '0' }, 'rows of reviewer 0', 'reviewerId', (value) => String(value) === '0'),
        ]
      : [],
  deptId: departments,
};

/** Asks for the rows of a department, if there is one with subdepartments that have rows of their own. */
async function departments({ rows, read }: List): Promise<Question[]> {
  const depts = rowsIn(await read('/system/dept/list'));
  const withBelow = (id: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const { deptId, parentId } of depts) if (String(parentId) === id) withBelow(String(deptId), seen);
    return seen;
  };
  const count = (ids: ReadonlySet<string>) => rows.filter((row) => ids.has(String(row.deptId))).length;
  const choices = depts.map(({ deptId }) => ({ id: String(deptId), ids: withBelow(String(deptId)) }));
  const isTelling = ({ id, ids }: (typeof choices)[number]) =>
    count(ids) > count(new Set([id])) && count(ids) < rows.length;
  const chosen =
    choices.find(isTelling) ??
    choices.find(({ id, ids }) => count(ids) > count(new Set([id]))) ??
    choices.find(({ ids }) => count(ids) > 0);
  if (!chosen) return [];
  const expected = `rows of department ${chosen.id} and those below it`;
  return [is({ deptId: chosen.id }, expected, 'deptId', (value) => chosen.ids.has(String(value)))];
}
