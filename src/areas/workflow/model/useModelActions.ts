import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { present } from '@/shared/list/actions/present';
import { saveFile } from '@/shared/list/transfer/saveFile';
import type { RowAction } from '@/shared/list/actions/RowActions';
import type { ActionsOf } from '@/shared/list/crud/crudActions';
import { useAskedFlowChange, useFlowChange } from '../flow/useFlowChange';
import { DEPLOY, deployModel, type Model, models } from './model.resource';
import { readXml } from '../check/readXml';
import { useOpenDesigner } from './useOpenDesigner';
import { useDeployCheck } from './useDeployCheck';
import { validate } from '../check/validate';

/** Row actions of a model: draw, deploy, edit, export, remove. `canDraw` is false if the server cannot save models. */
export function useModelActions({ canDraw }: { canDraw: boolean }): ActionsOf<Model> {
  const open = useOpenDesigner();
  const { t } = useTranslation('workflow');
  const ask = useAskedFlowChange(models.path);
  const change = useFlowChange(models.path);
  const check = useDeployCheck();

  async function deploy({ id, key, name }: Model) {
    // If the model cannot be read, skips the check. The server then reports why it cannot deploy the model.
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
  }

  const exportXml = ({ id, key }: Model) =>
    change(async () => {
      const { xml } = await models.get(id);
      if (!xml) throw new ApiError('refused', t('model.noDiagram'));
      saveFile(new Blob([xml], { type: 'application/xml' }), `${key}.bpmn20.xml`);
    });

  return (model, { edit, remove }) =>
    present<RowAction>([
      canDraw && {
        label: t('model.design'),
        permission: 'activiti:models:edit',
        onClick: () => open(model),
      },
      { label: t('model.deploy'), permission: DEPLOY, onClick: () => deploy(model) },
      ...edit,
      { label: t('model.exportXml'), permission: 'activiti:models:view', onClick: () => exportXml(model) },
      ...remove,
    ]);
}
