import type { ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { listAddress, text } from '@/shared/list/listAddress';
import { ReasonModal } from '@/shared/actions/ReasonModal';
import { RowActions } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { FlowDrawer } from '../ui/FlowDrawer';
import { SuspendedTag } from '../ui/SuspendedTag';
import { endInstances, type Running, runs, setInstanceState } from './instance.api';

const address = listAddress({ filters: { key: text, name: text }, sortable: [] });
const nameOf = ({ name, id }: Running) => name ?? id;

/** The instances on their way: suspended, let go on, stopped with a reason. */
export default function ProcInstRunsPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const ask = useAskedChange(runs.path);
  const [shown, setShown] = useState<Running>();
  const [stopping, setStopping] = useState<Running>();

  const toggle = (row: Running) =>
    ask({
      title: t(row.isSuspended ? 'instance.activateAsk' : 'instance.suspendAsk', { name: nameOf(row) }),
      content: t(row.isSuspended ? 'instance.activateHint' : 'instance.suspendHint'),
      okText: t(row.isSuspended ? 'definition.activate' : 'definition.suspend'),
      careful: true,
      run: () => setInstanceState(row.procInstId, row.isSuspended ? 'active' : 'suspend'),
    });

  const columns: ProColumns<Running>[] = [
    { dataIndex: 'procInstId', title: t('instance.id'), search: false },
    { dataIndex: 'name', title: t('instance.name'), ellipsis: true, width: 220 },
    { dataIndex: 'version', title: t('definition.version'), search: false, align: 'right' },
    { dataIndex: 'applyer', title: t('flow.applyer'), search: false },
    { dataIndex: 'key', title: t('flow.key') },
    { dataIndex: 'currTaskName', title: t('instance.current'), search: false },
    { dataIndex: 'deployId', title: t('definition.deploymentId'), search: false },
    {
      dataIndex: 'isSuspended',
      title: t('shared:field.status'),
      search: false,
      render: (_, { isSuspended }) => <SuspendedTag suspended={isSuspended} />,
    },
    actionsColumn(t('shared:action.actions'), (row) => (
      <RowActions
        name={nameOf(row)}
        actions={[
          { label: t('shared:action.detail'), onClick: () => setShown(row) },
          {
            label: t(row.isSuspended ? 'definition.activate' : 'definition.suspend'),
            permission: 'activiti:procInst:edit',
            onClick: () => toggle(row),
          },
          {
            label: t('instance.stop'),
            permission: 'activiti:procInst:remove',
            danger: true,
            onClick: () => setStopping(row),
          },
        ]}
      />
    )),
  ];
  return (
    <>
      <CrudTable api={runs} address={address} columns={columns} nameOf={nameOf} title={t('instance.runsTitle')} />
      {stopping && (
        <ReasonModal
          path={runs.path}
          title={t('instance.stopTitle', { name: nameOf(stopping) })}
          label={t('instance.reason')}
          kind="instance.stop"
          presets={[t('instance.preset')]}
          run={(reason) => endInstances([stopping.id], reason)}
          onClose={() => setStopping(undefined)}
        />
      )}
      {shown && (
        <FlowDrawer
          title={nameOf(shown)}
          businessKey={shown.businessKey}
          procDefKey={shown.key}
          procDefId={shown.procDefId}
          procInstId={shown.procInstId}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
