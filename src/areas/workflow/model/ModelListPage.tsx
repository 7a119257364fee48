import type { ProColumns } from '@ant-design/pro-components';
import {} from 'antd';
import { useTranslation } from 'react-i18next';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/actions/NewButton';
import { RowActions } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useChange } from '@/shared/actions/useChange';
import { useEditing } from '@/shared/form/useEditing';
import { useRemove } from '@/shared/actions/useRemove';
import { saveFile } from '@/shared/transfer/saveFile';
import { DesignerDrawer } from './DesignerDrawer';
import { deployModel, designs, type Model, models } from './model.api';
import { ModelModal } from './ModelModal';

const address = listAddress({ filters: { name: text, key: text }, sortable: [] });

/** The models of processes: made, drawn, deployed. */
export default function ModelListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [opening, edit] = useEditing<Model>();
  const [drawing, design] = useEditing<Model>();

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
    actionsColumn(t('shared:action.actions'), (model) => (
      <ModelActions model={model} onDesign={() => design(model)} onEdit={() => edit(model)} />
    )),
  ];

  return (
    <>
      <DraftOffer<Model> path={designs} onResume={design} />
      <CrudTable
        api={models}
        address={address}
        columns={columns}
        nameOf={({ name }) => name}
        title={t('model.title')}
        toolbar={<NewButton key="add" permission="activiti:models:add" onClick={() => edit('new')} />}
      />
      {opening && <ModelModal key={opening.key} model={opening.row} onClose={opening.close} />}
      {drawing?.row && <DesignerDrawer key={drawing.key} row={drawing.row} onClose={drawing.close} />}
    </>
  );
}

interface ModelActionsProps {
  model: Model;
  onDesign: () => void;
  onEdit: () => void;
}

function ModelActions({ model, onDesign, onEdit }: ModelActionsProps) {
  const { t } = useTranslation(['workflow', 'shared']);
  const ask = useAskedChange(models.path);
  const change = useChange(models.path);
  const remove = useRemove(models, ({ name }) => name);
  const { id, key, name, deploymentId } = model;

  const deploy = () =>
    ask({
      title: t('model.deployTitle'),
      content: t('model.deployAsk', { name }),
      okText: t('model.deploy'),
      careful: true,
      run: () => deployModel(id),
      done: t('model.deployed'),
    });
  const give = () =>
    change(async () => {
      const { xml } = await models.get(id);
      if (!xml) throw new Error(t('model.empty'));
      saveFile(new Blob([xml], { type: 'application/xml' }), `${key}.bpmn20.xml`);
    });

  return (
    <RowActions
      name={name}
      actions={[
        { label: t('model.design'), permission: 'activiti:models:edit', onClick: onDesign },
        { label: t('model.deploy'), permission: 'activiti:models:edit', onClick: deploy },
        { label: t('shared:action.edit'), permission: 'activiti:models:edit', onClick: onEdit },
        { label: t('model.exportXml'), permission: 'activiti:models:view', onClick: give },
        ...(deploymentId
          ? []
          : [
              {
                label: t('shared:action.remove'),
                permission: 'activiti:models:remove',
                danger: true,
                onClick: () => remove([model]),
              },
            ]),
      ]}
    />
  );
}
