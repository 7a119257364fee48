import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { endsSeries, isTemporary } from '@/shared/api/ApiError';
import { keysOf } from '@/shared/api/queryKeys';
import type { Id } from '@/shared/lib/id';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { eachPage } from '@/shared/list/eachPage';
import { recordQuery } from '@/shared/record/recordQuery';
import { definitions, drawingOf, latestDefinitions } from './definition.resource';
import { type Business, formOf, generalQuery, leaveQuery, purchaseQuery, requests } from './request.resource';
import { FLOW, flowOf } from './task.resource';

/** The ids of a request, its process and its instance, as the rows of the workflow lists contain them. */
export interface Flow {
  businessKey?: Id | null | undefined;
  procDefKey?: string | null | undefined;
  procDefId: string;
  procInstId: string;
  /** The id of the task whose decider views the request. */
  taskId?: string | undefined;
}

/** The query for the request, with its status and result. */
export const requestQuery = (businessKey: Flow['businessKey']) => ({
  ...recordQuery(requests, businessKey ?? ''),
  enabled: Boolean(businessKey),
});

/** The newest version of every process. */
export const latestQuery = queryOptions({
  queryKey: definitions.keys.call('latest'),
  queryFn: ({ signal }) => latestDefinitions(signal),
});

/** The query for the diagram of a definition or of a request's own version. A deployed diagram never changes. */
export const drawingQuery = (procDefId: string, businessKey?: Flow['businessKey']) =>
  queryOptions({
    queryKey: definitions.keys.call('drawing', procDefId),
    queryFn: async ({ client, signal }) => {
      const ofRequest = () => (businessKey ? client.ensureQueryData(recordQuery(requests, businessKey)) : undefined);
      const deployment = await deploymentOf(procDefId, ofRequest, signal);
      return deployment === '' ? '' : drawingOf(deployment, signal);
    },
    staleTime: Infinity,
    retry: false,
  });

/** The steps of an instance. */
export const historyQuery = (procInstId: string) =>
  queryOptions({ queryKey: keysOf(FLOW).record(procInstId), queryFn: ({ signal }) => flowOf(procInstId, signal) });

/** Prefetches a request with its diagram, history and form. */
export function prefetchFlow(client: QueryClient, flow: Flow): void {
  const { businessKey, procDefKey, procDefId, procInstId, taskId } = flow;
  void client.prefetchQuery(drawingQuery(procDefId, businessKey));
  void client.prefetchQuery(historyQuery(procInstId));
  if (!businessKey) return;
  const kind = formOf(procDefKey);
  void client.prefetchQuery(requestQuery(businessKey));
  if (kind === 'leave') void client.prefetchQuery(leaveQuery(businessKey));
  if (kind === 'purchase') void client.prefetchQuery(purchaseQuery(businessKey));
  if (kind === 'general') void client.prefetchQuery(generalQuery(businessKey, taskId));
}

/**
 * Returns the deployment id of a definition. First searches the newest versions, which everyone may read, then the
 * request, and then the list of definitions. Returns '' if the definition no longer exists or the user may not read the
 * definition.
 */
async function deploymentOf(
  procDefId: string,
  ofRequest: () => Promise<Pick<Business, 'deploymentId'>> | undefined,
  signal: AbortSignal,
): Promise<string> {
  const isIt = ({ id }: { id: string }) => id === procDefId;
  const newest = (await latestDefinitions(signal)).find(isIt);
  if (newest) return newest.deploymentId;
  const request = await ofRequest()?.catch((error: unknown) => {
    // The request may be readable later, so the diagram must not count as gone.
    if (isTemporary(error) || endsSeries(error)) throw error;
    return undefined;
  });
  if (request?.deploymentId) return request.deploymentId;
  if (!can(useSession.getState().user, 'activiti:prof:view')) return '';
  const [key = ''] = procDefId.split(':');
  for await (const { records } of eachPage(definitions, { key }, 200, signal)) {
    const found = records.find(isIt);
    if (found) return found.deploymentId;
  }
  return '';
}
