import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { useHas } from '@/shared/api/optional';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDesigner } from './useOpenDesigner';
import { designs, type Model, models } from './model.resource';
import { ModelModal } from './ModelModal';
import { useModelActions } from './useModelActions';

/** The list of process models: create, draw, deploy. */
export default function ModelListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const open = useOpenDesigner();
  const [canAdd, canEdit] = [useHas('POST', `${models.path}/save`), useHas('POST', `${models.path}/update`)];
  const canDraw = canAdd && canEdit;
  const resume = (row: Model | 'new') => row !== 'new' && open(row);

  const columns = columnsOf(t, models, [
    { field: 'name', filter: true },
    { field: 'deploymentId', card: 'state', render: ({ deploymentId }) => deploymentId ?? t('model.notDeployed') },
    'lastUpdateTime',
    { field: 'key', filter: true },
    'category',
    'version',
    'createTime',
  ]);
  return (
    <CrudPage
      api={models}
      columns={columns}
      above={<DraftOffer<Model> path={designs} onResume={resume} />}
      undeletable={({ deploymentId }) => Boolean(deploymentId)}
      rowActions={useModelActions({ canDraw })}
      form={canDraw ? ({ row, close }) => <ModelModal model={row} onClose={close} /> : undefined}
    />
  );
}
