import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { invalidateResource } from '@/shared/api/queryKeys';
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
  if (!has) return undefined;
  return {
    label: t('draft.save'),
    done: t('draft.saved'),
    run: async (values: { title?: string | null | undefined }) => {
      const title = values.title?.trim();
      await saveDraft({ ...flow, id: draft, title: title || flow.procName, content: JSON.stringify(values) });
      await invalidateResource(client, DRAFTS);
    },
  };
}
