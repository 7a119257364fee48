import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, text } from '@/shared/list/listAddress';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useChange } from '@/shared/actions/useChange';
import { useEditing } from '@/shared/form/useEditing';
import { saveFile } from '@/shared/transfer/saveFile';
import { CrudPage } from '@/shared/crud/CrudPage';
import { DesignerDrawer } from './DesignerDrawer';
import { deployModel, designs, type Model, models } from './model.api';
import { ModelModal } from './ModelModal';

const address = listAddress({ filters: { name: text, key: text }, sortable: [] });

/** The process models: creates, draws and deploys them. */
export default function ModelListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [drawing, design] = useEditing<Model>();
  const actions = useModelActions();

  const columns: ProColumns<Model>[] = [
    { dataIndex: 'name', title: t('model.name') },
    { dataIndex: 'key', title: t('model.key') },
    { dataIndex: 'category', title: t('model.category'), search: false },
    { dataIndex: 'version', title: t('model.version'), search: false },
    {
      dataIndex: 'deploymentId',
      title: t('model.deploymentId'),
      search: false,
      render: (_, { deploymentId }) => deploymentId ?? t('model.notDeployed'),
    },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), search: false },
    { dataIndex: 'lastUpdateTime', title: t('model.lastUpdateTime'), search: false },
  ];

  return (
    <CrudPage
      api={models}
      address={address}
      permission="activiti:models"
      title={t('model.title')}
      nameOf={({ name }) => name}
      columns={columns}
      above={<DraftOffer<Model> path={designs} onResume={design} />}
      stays={({ deploymentId }) => Boolean(deploymentId)}
      rowActions={(model, { edit, remove }) => [
        { label: t('model.design'), permission: 'activiti:models:edit' as const, onClick: () => design(model) },
        actions.deploy(model),
        ...edit,
        actions.save(model),
        ...remove,
      ]}
      form={({ row, close }) => <ModelModal model={row} onClose={close} />}
    >
      {drawing?.row && <DesignerDrawer key={drawing.key} row={drawing.row} onClose={drawing.close} />}
    </CrudPage>
  );
}

/** Deploys a model after a confirm, and downloads it as a file. */
function useModelActions() {
  const { t } = useTranslation('workflow');
  const ask = useAskedChange(models.path);
  const change = useChange(models.path);
  return {
    deploy: ({ id, name }: Model) => ({
      label: t('model.deploy'),
      permission: 'activiti:models:publish' as const,
      onClick: () =>
        ask({
          title: t('model.deployTitle'),
          content: t('model.deployAsk', { name }),
          okText: t('model.deploy'),
          careful: true,
          run: () => deployModel(id),
          done: t('model.deployed'),
        }),
    }),
    save: ({ id, key }: Model) => ({
      label: t('model.exportXml'),
      permission: 'activiti:models:view' as const,
      onClick: () =>
        change(async () => {
          const { xml } = await models.get(id);
          if (!xml) throw new Error(t('model.empty'));
          saveFile(new Blob([xml], { type: 'application/xml' }), `${key}.bpmn20.xml`);
        }),
    }),
  };
}
