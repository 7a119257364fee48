import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { useChange } from './useChange';

/** Removes records after a confirm dialog; resolves to false when the user cancels or the server refuses. */
export function useRemove<T extends object>(api: CrudApi<T>, nameOf: (row: T) => string) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const change = useChange(api.path);
  return (rows: readonly T[]): Promise<boolean> =>
    new Promise((resolve) => {
      const [first] = rows;
      modal.confirm({
        title: t('crud.removeTitle'),
        content:
          rows.length === 1 && first
            ? t('crud.removeOne', { name: nameOf(first) })
            : t('crud.removeMany', { count: rows.length, names: rows.slice(0, 3).map(nameOf).join(t('crud.comma')) }),
        okText: t('action.remove'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        onCancel: () => resolve(false),
        onOk: async () => resolve(await change(() => api.remove(rows.map(api.idOf)), t('crud.removed'))),
      });
    });
}
