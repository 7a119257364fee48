import { useTranslation } from 'react-i18next';
import { useDeclared } from '@/shared/api/optional';
import type { RestoreIn } from '@/shared/history/HistoryDrawer';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import type { Resource } from '@/shared/resource/resource';
import type { RowAction } from './RowActions';

const load = () => import('@/shared/history/HistoryDrawer');

type ActionsOf<T> = (row: T) => readonly RowAction[];

/**
 * Adds an action that opens the history of a row. If the area does not declare the `historyCall`, or the server lacks
 * the call, returns `actions` unchanged. `edit` opens the form that restores earlier values. The values of an
 * `uneditable` row cannot be restored.
 */
export function useHistory<T extends object>(
  api: Resource<T>,
  actions: ActionsOf<T> | undefined,
  edit: ((row: T) => void) | undefined,
  uneditable?: (row: T) => boolean,
  restoreIn?: RestoreIn<T>,
): ActionsOf<T> | undefined {
  const { t } = useTranslation();
  const open = useLazyDialog(load);
  const call = useDeclared('GET', `${api.path}/history/:id`);
  if (!call) return actions;
  const show = (row: T) =>
    open(({ HistoryDrawer }, onClose) => <HistoryDrawer {...{ api, row, edit, uneditable, restoreIn, onClose }} />);
  return (row) => {
    const own = actions?.(row) ?? [];
    const history = { label: t('action.history'), permission: call.permission, onClick: () => show(row) };
    return own.toSpliced(own.length > 2 && own.at(-1)?.danger ? -1 : own.length, 0, history);
  };
}
