import { useQueryClient } from '@tanstack/react-query';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useChange } from '@/shared/list/actions/useChange';
import { refreshFlows } from './flow.api';

type Change = () => Promise<unknown>;

/** Like `useChange`, but refetches all workflow data, because most changes affect several lists. */
export function useFlowChange(path: string) {
  const change = useChange(path);
  const refreshing = useRefreshing();
  return (run: Change, done?: string) => change(refreshing(run), done);
}

/** Like `useAskedChange`, but refetches all workflow data. */
export function useAskedFlowChange(path: string): ReturnType<typeof useAskedChange> {
  const ask = useAskedChange(path);
  const refreshing = useRefreshing();
  return (asked) => ask({ ...asked, run: refreshing(asked.run) });
}

/**
 * Makes a change refetch workflow data, even after a failure, because another user may have changed the record first.
 */
function useRefreshing() {
  const client = useQueryClient();
  return (run: Change): Change =>
    () =>
      run().finally(() => void refreshFlows(client));
}
