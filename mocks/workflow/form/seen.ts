import type { Process } from '@/areas/workflow/engine/process';
import type { UserRow } from '../../db';
import { processOf } from '../flow';
import { type BusinessRow, procDefs, type TaskRow } from '../tables';
import { hiddenFrom, shownChanges } from './decision';

/** The process of a definition; undefined for a removed one, of which only the requests are left. */
export const keptProcess = async (procDefId: string | undefined): Promise<Process | undefined> =>
  (await procDefs.find(procDefId)) && processOf(procDefId ?? '');

/** What the decisions about a request changed, by task, without what a user does not see; null without the process. */
export async function changesSeenBy(user: UserRow, business: BusinessRow) {
  const process = await keptProcess(business.procDefId);
  if (!process) return () => null;
  const hidden = await hiddenFrom(user, business, process);
  return (task: TaskRow) => shownChanges(process, task, hidden);
}
