import { queryOptions } from '@tanstack/react-query';
import { keysOf } from '@/shared/api/queryKeys';
import { fetchGeneral, GENERAL } from '../flow/request.resource';
import type { Brought } from '../flow/audit.api';
import type { Task } from '../flow/task.resource';

/** The query for a request's form as the decider of a task sees it. */
export const decisionQuery = ({ businessKey, id }: Task) =>
  queryOptions({
    queryKey: keysOf(GENERAL).form(id),
    queryFn: ({ signal }) => fetchGeneral(businessKey, id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

/** The form values of a decision. `stored` has the request's values at the time when the form was opened. */
export type DecisionForm = Brought & { stored?: Readonly<Record<string, unknown>> };

/**
 * Returns the parts of a decision besides the opinion: the values that differ from `stored`, the files and the
 * signature.
 */
export function broughtBy({ values: typed, attachments, signature, stored = {} }: DecisionForm): Brought {
  const changed = Object.entries(typed ?? {}).filter(
    ([id, value]) => JSON.stringify(value ?? null) !== JSON.stringify(stored[id] ?? null),
  );
  return {
    ...(changed.length > 0 && { values: Object.fromEntries(changed.map(([id, value]) => [id, value ?? null])) }),
    ...(attachments?.length && { attachments }),
    ...(signature && { signature }),
  };
}
