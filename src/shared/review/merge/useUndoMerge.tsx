import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isHeld } from '@/shared/api/queryKeys';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { type Merge, undoMerge } from './merge.api';

/** Returns a function that undoes a merge after a confirm dialog. */
export function useUndoMerge(api: { path: string }) {
  const { t } = useTranslation('merge');
  const ask = useAskedChange(api.path);
  const refetchAll = useRefetchAll();
  return ({ id, dropName, keepName }: Pick<Merge, 'id' | 'dropName' | 'keepName'>, onDone?: () => void) => {
    const names = { drop: dropName, keep: keepName };
    ask({
      title: t('undoAsk', names),
      content: t('undoEffect', names),
      okText: t('undo'),
      done: t('undone'),
      run: async () => {
        await undoMerge(api, id);
        onDone?.();
        await refetchAll();
      },
    });
  };
}

/** Returns a function that refetches everything shown, because a merge moves rows of many resources. */
export function useRefetchAll(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => !isHeld(queryKey) });
}
