import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { type Model, models } from './model.resource';

/** The columns and filters of the models. */
export function useModelColumns(): Column<Model>[] {
  const { t } = useTranslation(['workflow', 'shared']);
  return columnsOf(t, models, [
    { field: 'name', filter: true },
    {
      field: 'deploymentId',
      card: 'state',
      render: ({ deploymentId }) => deploymentId ?? t('model.notDeployed'),
    },
    'lastUpdateTime',
    { field: 'key', filter: true },
    'category',
    'version',
    'createTime',
  ]);
}
