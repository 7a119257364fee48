import type { UserRow } from '../db';
import { refuse, timestamp } from '../respond';
import { begin } from '@/areas/workflow/engine/engine';
import type { Variables } from '@/areas/workflow/check/condition';
import { arrive, openTasks, processOf, refusing } from './flow';
import { APPLICANT } from './signers';
import { type BusinessRow, businesses, flowTasks, instances } from './tables';

/** Resubmits a request that was returned to its applicant, with its new title and variables. */
export async function sendAgain(business: BusinessRow, user: UserRow, title: string, variables: Variables) {
  const { procInstId, procDefId, userId } = business;
  const open = (await openTasks(procInstId)).find(({ taskDefKey }) => taskDefKey === APPLICANT);
  const found = (await instances.find(procInstId)) ?? refuse('流程实例不存在');
  if (!open || userId !== user.userId) return refuse('该申请没有退回给您');
  if (found.isSuspended) refuse('流程已挂起，无法提交');
  const process = await processOf(procDefId);
  const walk = refusing(() => begin(process, variables));
  await flowTasks.update(open.id, { endTime: timestamp(), auditorId: userId, deleteReason: 'resubmitted' });
  await businesses.update(business.id, { title });
  const instance = { ...found, variables, arrived: [], markings: [] };
  await instances.update(procInstId, instance);
  await arrive({ business, instance, actor: user }, walk);
}
