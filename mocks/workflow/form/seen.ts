import type { Process } from '@/areas/workflow/engine/process';
import type { UserRow } from '../../db';
import { processOf } from '../flow';
import { type BusinessRow, procDefs, type TaskRow } from '../tables';
import { hiddenFrom, shownChanges } from './decision';

/** Returns the process of a definition; undefined if the definition was removed and only its requests remain. */
export const keptProcess = async (procDefId: string | undefined): Promise<Process | undefined> =>
  (await procDefs.find(procDefId)) && processOf(procDefId ?? '');

/** Returns the changes of decisions by task, without fields hidden from a user; null if the process was removed. */
export async function changesSeenBy(user: UserRow, business: BusinessRow) {
  const process = await keptProcess(business.procDefId);
  if (!process) return () => null;
  const hidden = await hiddenFrom(user, business, process);
  return (task: TaskRow) => shownChanges(process, task, hidden);
}
