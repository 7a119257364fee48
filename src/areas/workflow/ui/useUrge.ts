import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { useChange } from '@/shared/list/actions/useChange';
import { CALLS, refreshFlows, urge } from '../flow/flow.api';
import { requests } from '../flow/request.resource';

/**
 * Returns `urge`, which reminds everyone for whom a request is waiting. While a reminder is being sent, ignores a second
 * one for the same request. Undefined if the server lacks the call.
 */
export function useUrge() {
  const { t } = useTranslation('workflow');
  const client = useQueryClient();
  const change = useChange(requests.path);
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState(false);
  async function remind(procInstId: string) {
    if (running.current.has(procInstId)) return;
    running.current.add(procInstId);
    setBusy(true);
    await change(() => urge(procInstId), t('waiting.urgeDone'));
    running.current.delete(procInstId);
    setBusy(running.current.size > 0);
    await refreshFlows(client);
  }
  return useHas('POST', CALLS.urge) ? { busy, urge: remind } : undefined;
}
