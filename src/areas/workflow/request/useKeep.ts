import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { invalidateResource } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { keyFor, newKey } from '@/shared/form/move/newKey';
import type { EditorProps } from '@/shared/form/useEditor';
import { type Draft, DRAFTS, saveDraft } from './draft.api';

/** Returns the "save draft" button of an application; undefined if the server cannot store drafts. */
export function useKeep(
  flow: Pick<Draft, 'procDefId' | 'procDefKey' | 'procName'>,
  draft: Draft['id'] | undefined,
): EditorProps<object>['keep'] {
  const { t } = useTranslation('workflow');
  const client = useQueryClient();
  const has = useHas('POST', `${DRAFTS}/save`);
  const key = useRef(newKey());
  const takesKey = useSession(({ config }) => config.idempotency);
  if (!has) return undefined;
  return {
    label: t('draft.save'),
    done: t('draft.saved'),
    run: async (values: { title?: string | null | undefined }) => {
      const title = values.title?.trim();
      const body = { ...flow, id: draft, title: title || flow.procName, content: JSON.stringify(values) };
      await saveDraft(body, takesKey ? keyFor(key.current, body) : undefined);
      key.current = newKey();
      await invalidateResource(client, DRAFTS);
    },
  };
}
