import { App } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@/shared/resource/resource';
import { useChange } from './useChange';

/**
 * Returns a function that removes records after a confirm dialog, which shows the `consequences`. The function resolves
 * to false if the user cancels or the removal fails.
 */
export function useRemove<T extends object>(
  { path, idOf, nameOf, remove }: Resource<T>,
  consequences?: (rows: readonly T[]) => ReactNode,
) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const change = useChange(path);
  return (rows: readonly T[]): Promise<boolean> =>
    new Promise((resolve) => {
      const [first] = rows;
      modal.confirm({
        title: t('crud.removeTitle'),
        content: (
          <>
            {rows.length === 1 && first
              ? t('crud.removeOne', { name: nameOf(first) })
              : t('crud.removeMany', { count: rows.length, names: rows.slice(0, 3).map(nameOf).join(t('crud.comma')) })}
            {consequences?.(rows)}
          </>
        ),
        okText: t('action.remove'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        onCancel: () => resolve(false),
        onOk: async () => resolve(await change(() => remove(rows.map(idOf)), t('crud.removed'))),
      });
    });
}
