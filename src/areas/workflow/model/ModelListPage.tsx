import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { DesignerDrawer } from './DesignerDrawer';
import { designs, type Model, modelName, models } from './model.api';
import { ModelModal } from './ModelModal';
import { useModelActions } from './useModelActions';
import { useDialogs } from '@/shared/display/useDialogs';
import { useModelColumns } from './useModelColumns';

const address = listAddress({ filters: { name: text, key: text }, sortable: [] });

/** The process models: creates, draws and deploys them. */
export default function ModelListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [dialogs, open] = useDialogs();
  const [canAdd, canEdit] = [useHas('POST', `${models.path}/save`), useHas('POST', `${models.path}/update`)];
  const canDraw = canAdd && canEdit;
  const resume = (row: Model | 'new') => row !== 'new' && open((close) => <DesignerDrawer row={row} onClose={close} />);

  return (
    <CrudPage
      api={models}
      address={address}
      permission="activiti:models"
      title={t('model.title')}
      nameOf={modelName}
      columns={useModelColumns()}
      above={<DraftOffer<Model> path={designs} onResume={resume} />}
      undeletable={({ deploymentId }) => Boolean(deploymentId)}
      rowActions={useModelActions(open, { canDraw })}
      form={canDraw ? ({ row, close }) => <ModelModal model={row} onClose={close} /> : undefined}
    >
      {dialogs}
    </CrudPage>
  );
}
