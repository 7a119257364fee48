import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { listAddress, text } from '@/shared/list/listAddress';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useChange } from '@/shared/list/actions/useChange';
import { useEditing } from '@/shared/form/useEditing';
import { saveFile } from '@/shared/list/transfer/saveFile';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { DesignerDrawer } from './DesignerDrawer';
import { deployModel, designs, type Model, models } from './model.api';
import { ModelModal } from './ModelModal';
import { readXml } from './check/readXml';
import { useDeployCheck } from './check/useDeployCheck';
import { validate } from './check/validate';

const address = listAddress({ filters: { name: text, key: text }, sortable: [] });

/** The process models: creates, draws and deploys them. */
export default function ModelListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [drawing, design] = useEditing<Model>();
  const actions = useModelActions();
  const [canAdd, canEdit] = [useHas('POST', `${models.path}/save`), useHas('POST', `${models.path}/update`)];
  const canDraw = canAdd && canEdit;

  const designOf = (model: Model) => ({
    label: t('model.design'),
    permission: 'activiti:models:edit' as const,
    onClick: () => design(model),
  });

  const columns: Column<Model>[] = [
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

  return (
    <CrudPage
      api={models}
      address={address}
      permission="activiti:models"
      title={t('model.title')}
      nameOf={({ name }) => name}
      columns={columns}
      above={<DraftOffer<Model> path={designs} onResume={design} />}
      undeletable={({ deploymentId }) => Boolean(deploymentId)}
      rowActions={(model, { edit, remove }) => [
        ...(canDraw ? [designOf(model)] : []),
        actions.deploy(model),
        ...edit,
        actions.save(model),
        ...remove,
      ]}
      form={canDraw ? ({ row, close }) => <ModelModal model={row} onClose={close} /> : undefined}
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
  const check = useDeployCheck();
  return {
    deploy: ({ id, key, name }: Model) => ({
      label: t('model.deploy'),
      permission: 'activiti:models:publish' as const,
      onClick: async () => {
        // A model that cannot be read is left to the server, which says why it deploys none.
        const xml = await models.get(id).then(
          (model) => model.xml,
          () => undefined,
        );
        const findings = xml ? validate(readXml(xml), key) : [];
        if (findings.length > 0 && !(await check(name, findings))) return;
        const run = () => deployModel(id);
        const done = t('model.deployed');
        if (findings.length > 0) await change(run, done);
        else
          ask({
            title: t('model.deployTitle'),
            content: t('model.deployAsk', { name }),
            okText: t('model.deploy'),
            focusCancel: true,
            run,
            done,
          });
      },
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
