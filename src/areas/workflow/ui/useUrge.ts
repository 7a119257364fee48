import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { useChange } from '@/shared/list/actions/useChange';
import { useSubmit } from '@/shared/display/useSubmit';
import { CALLS, refreshFlows, urge } from '../flow/flow.api';
import { requests } from '../flow/request.resource';

/** Returns `urge`, which reminds everyone for whom a request is waiting; undefined if the server lacks the call. */
export function useUrge() {
  const { t } = useTranslation('workflow');
  const client = useQueryClient();
  const change = useChange(requests.path);
  const { busy, submit } = useSubmit(async (procInstId: string) => {
    await change(() => urge(procInstId), t('waiting.urgeDone'));
    await refreshFlows(client);
  });
  return useHas('POST', CALLS.urge) ? { busy, urge: submit } : undefined;
}
