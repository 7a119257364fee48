import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '@/shared/display/notify';
import { refreshFlows } from '../flow/flow.api';
import { apply, type FormKind } from '../flow/request.resource';
import { type Draft, removeDraft } from './draft.api';

/** Returns a function that submits an application with its `Idempotency-Key`, and then deletes the draft. */
export function useApply(kind: FormKind, draft: Draft | undefined) {
  const { t } = useTranslation('workflow');
  const client = useQueryClient();
  return async (body: object, key: string | undefined) => {
    await apply(kind, body, key);
    // The process has started. If the form failed now, the user would submit the application twice.
    if (draft) await removeDraft(draft.id).catch(() => notify.warning(t('draft.notRemoved')));
    await refreshFlows(client);
  };
}
