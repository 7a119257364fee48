import type { Operation } from '../contract';
import type { Difference } from '../differences';
import type { Server } from '../server';
import { conditionProblems, type Switches } from './conditions';
import { filterProblems } from './filters';
import { isPaged, listOf } from './list';
import { pageProblems } from './pages';
import { ruleProblems } from './rules';
import { sortProblems } from './sorts';

/** Finds problems in the pages, filters, sort orders and conditions of a list. */
export async function listProblems(
  server: Server,
  one: Operation,
  address: string,
  switches: Switches,
): Promise<Difference[]> {
  const { list, whole } = await listOf(server, one, address);
  const pages = isPaged(one) ? await pageProblems(list, whole) : [];
  const found = [...pages, ...(await filterProblems(list)), ...(await sortProblems(list))];
  return [...found, ...(await ruleProblems(list, switches)), ...(await conditionProblems(list, switches))];
}
