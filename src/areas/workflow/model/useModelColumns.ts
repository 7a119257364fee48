import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import type { Model } from './model.api';

/** The columns and filters of the models. */
export function useModelColumns(): Column<Model>[] {
  const { t } = useTranslation(['workflow', 'shared']);
  return [
    { field: 'name', title: t('model.name'), filter: true },
    {
      field: 'deploymentId',
      card: 'state',
      title: t('model.deploymentId'),
      render: ({ deploymentId }) => deploymentId ?? t('model.notDeployed'),
    },
    { field: 'lastUpdateTime', title: t('model.lastUpdateTime'), kind: 'time' },
    { field: 'key', title: t('model.key'), filter: true },
    { field: 'category', title: t('model.category') },
    { field: 'version', title: t('model.version') },
    { field: 'createTime', title: t('shared:field.createTime'), kind: 'time' },
  ];
}
