import type { Column } from '@/shared/list/column';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CrudTable } from '@/shared/list/CrudTable';
import { listAddress, text } from '@/shared/list/listAddress';
import { RemoveSelected } from '@/shared/list/actions/RemoveSelected';
import { linked } from '@/shared/list/actions/linked';
import { useMenuLink } from '@/shared/menu/links';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useChange } from '@/shared/list/actions/useChange';
import { useRemove } from '@/shared/list/actions/useRemove';
import { saveFile } from '@/shared/list/transfer/saveFile';
import { StateTag } from '../ui/StateTag';
import { type Definition, definitions, drawingOf, isActive, setDefinitionState } from '../flow/definition.api';
import { DefinitionDrawer } from './DefinitionDrawer';
import { DeployButton } from './DeployButton';

const address = listAddress({ filters: { key: text }, sortable: ['name', 'version'] });
const nameOf = ({ name, version }: Definition) => `${name} v${version}`;

/** The deployed processes in all versions. */
export default function ProcDefListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const [shown, setShown] = useState<Definition>();
  const ask = useAskedChange(definitions.path);
  const change = useChange(definitions.path);
  const remove = useRemove(definitions, nameOf);

  const toggle = (row: Definition) =>
    ask({
      title: t(isActive(row) ? 'definition.suspendAsk' : 'definition.activateAsk', { name: nameOf(row) }),
      content: t(isActive(row) ? 'definition.suspendAll' : 'definition.activateAll'),
      okText: t(isActive(row) ? 'definition.suspend' : 'definition.activate'),
      danger: isActive(row),
      focusCancel: true,
      run: () => setDefinitionState(row.id, isActive(row) ? 'suspend' : 'active'),
    });
  const load = (row: Definition) =>
    change(
      async () => saveFile(new Blob([await drawingOf(row.deploymentId)]), row.resourceName ?? `${row.key}.bpmn20.xml`),
      t('definition.loaded'),
    );

  const columns: Column<Definition>[] = [
    { field: 'name', title: t('definition.name'), sort: true },
    {
      field: 'suspensionState',
      card: 'state',
      title: t('shared:field.status'),
      render: (row) => <StateTag suspended={!isActive(row)} active="usable" />,
    },
    { field: 'key', title: t('definition.key'), filter: true },
    { field: 'version', title: t('definition.version'), kind: 'number', sort: true },
    { field: 'deploymentId', title: t('definition.deploymentId') },
    {
      field: 'resourceName',
      title: t('definition.resourceName'),
      render: (row) => (
        <Button type="link" size="small" onClick={() => void load(row)}>
          {row.resourceName ?? '-'}
        </Button>
      ),
    },
    {
      field: 'dgrmResourceName',
      title: t('definition.diagram'),
      render: (row) => (
        <Button
          type="link"
          size="small"
          aria-label={t('definition.diagramOf', { name: nameOf(row) })}
          onClick={() => setShown(row)}
        >
          {row.dgrmResourceName ?? t('definition.diagram')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <CrudTable
        api={definitions}
        address={address}
        columns={columns}
        actions={(row) => [
          {
            label: t(isActive(row) ? 'definition.suspend' : 'definition.activate'),
            permission: 'activiti:prof:edit',
            onClick: () => toggle(row),
          },
          ...linked(linkOf('procDefNode', { id: row.id }), {
            label: t('definition.nodes'),
            permission: 'activiti:prof:edit',
            onClick: (to) => navigate(to),
          }),
          {
            label: t('shared:action.remove'),
            permission: 'activiti:prof:remove',
            danger: true,
            onClick: () => remove([row]),
          },
        ]}
        nameOf={nameOf}
        title={t('definition.title')}
        toolbar={<DeployButton />}
        batch={(rows, clear) => (
          <RemoveSelected permission="activiti:prof:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {shown && <DefinitionDrawer definition={shown} name={nameOf(shown)} onClose={() => setShown(undefined)} />}
    </>
  );
}
