import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { peopleQuery } from '@/shared/form/fields/people.api';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { processFilter } from '../definition/processFilter';
import { Age, useWaitingTexts } from '../ui/useWaitingTexts';
import { FlowDrawer } from '../ui/FlowDrawer';
import { StateTag } from '../ui/StateTag';
import { refreshFlows } from '../flow/flow.api';
import { useAskedFlowChange } from '../flow/useFlowChange';
import { endInstances, type Running, runs, setInstanceState } from './instance.resource';

/** The list of running instances. An administrator can suspend, activate, or stop them with a reason. */
export default function ProcInstRunsPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const ask = useAskedFlowChange(runs.path);
  const open = useOpenDialog();
  const client = useQueryClient();
  const waitingTexts = useWaitingTexts();

  const people = useQuery(peopleQuery).data;
  // The engine identifies applicants by their login name (docs/contract#2.21).
  const nameOf = (login: Running['applyer']) =>
    people?.find(({ loginName }) => loginName === login)?.userName ?? login ?? undefined;

  const toggle = (row: Running) =>
    ask({
      title: t(row.isSuspended ? 'instance.activateAsk' : 'instance.suspendAsk', { name: runs.nameOf(row) }),
      content: t(row.isSuspended ? 'instance.activateHint' : 'instance.suspendHint'),
      okText: t(row.isSuspended ? 'definition.activate' : 'definition.suspend'),
      focusCancel: true,
      run: () => setInstanceState(row.procInstId, row.isSuspended ? 'active' : 'suspend'),
    });

  const show = (row: Running) =>
    open((close) => <FlowDrawer title={runs.nameOf(row)} flow={{ ...row, procDefKey: row.key }} onClose={close} />);
  const stop = (row: Running) =>
    open((close) => (
      <ReasonModal
        path={runs.path}
        title={t('instance.stopTitle', { name: runs.nameOf(row) })}
        label={t('instance.reason')}
        okText={t('instance.stop')}
        kind="instance.stop"
        presets={presetsOf(t, 'instance.presets')}
        run={async (reason, key) => {
          await endInstances([row.id], reason, key);
          await refreshFlows(client);
        }}
        onClose={close}
      />
    ));

  const columns: Column<Running>[] = [
    { field: 'name', title: t('instance.name'), filter: true, width: 'l' },
    {
      field: 'isSuspended',
      card: 'state',
      title: t('shared:field.status'),
      render: ({ isSuspended }) => <StateTag suspended={isSuspended} active="running" />,
    },
    { field: 'currTaskName', title: t('instance.current') },
    { key: 'waiting', title: t('waiting.for'), text: ({ waiting = [] }) => waitingTexts.all(waiting) },
    {
      key: 'age',
      title: t('waiting.title'),
      card: 'fact',
      render: ({ waiting: [first] = [] }) => <Age since={first?.since} due={first?.dueDate} />,
      text: ({ waiting: [first] = [] }) => waitingTexts.age(first?.since),
    },
    { field: 'applyer', title: t('flow.applyer'), text: ({ applyer }) => nameOf(applyer) },
    { field: 'version', title: t('definition.version'), kind: 'number' },
    { field: 'key', title: t('flow.procName'), filter: processFilter('key'), filterOnly: true },
    { field: 'procInstId', title: t('instance.id') },
    { field: 'deployId', title: t('definition.deploymentId') },
  ];
  return (
    <CrudPage
      api={runs}
      title={t('instance.runsTitle')}
      columns={columns}
      rowActions={(row) => [
        { label: t('shared:action.detail'), onClick: () => show(row) },
        {
          label: t(row.isSuspended ? 'definition.activate' : 'definition.suspend'),
          permission: 'activiti:procInst:edit',
          onClick: () => toggle(row),
        },
        { label: t('instance.stop'), permission: 'activiti:procInst:remove', danger: true, onClick: () => stop(row) },
      ]}
    />
  );
}
