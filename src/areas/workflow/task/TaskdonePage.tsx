import type { ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { listAddress, text } from '@/shared/list/listAddress';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { RowActions } from '@/shared/actions/RowActions';
import { useRemove } from '@/shared/actions/useRemove';
import { dictColumn } from '@/shared/dict/dictColumn';
import { FlowDrawer } from '../ui/FlowDrawer';
import { useSpanWords } from '../ui/useSpanWords';
import { type DoneTask, doneTasks } from './task.api';

const address = listAddress({ filters: { taskName: text }, sortable: ['startTime', 'endTime', 'duration'] });
const api: typeof doneTasks = {
  ...doneTasks,
  // What was removed stays with the server and out of the list (contract: 已删除, default 否).
  list: (params, signal) => doneTasks.list({ ...params, delFlag: false }, signal),
};
const nameOf = ({ title, taskName, id }: DoneTask) => `${title ?? id} · ${taskName ?? ''}`;

/** What the person signed in has decided. */
export default function TaskdonePage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [shown, setShown] = useState<DoneTask>();
  const remove = useRemove(api, nameOf);
  const span = useSpanWords();
  const columns: ProColumns<DoneTask>[] = [
    { dataIndex: 'title', title: t('request.name'), search: false, ellipsis: true, width: 220 },
    { dataIndex: 'procName', title: t('flow.procName'), search: false },
    { dataIndex: 'taskName', title: t('task.taskName') },
    { dataIndex: 'applyer', title: t('flow.applyer'), search: false },
    { ...dictColumn<DoneTask>('act_business_result', 'result', t('flow.result')), search: false },
    {
      dataIndex: 'duration',
      title: t('flow.duration'),
      search: false,
      sorter: true,
      render: (_, { duration }) => span(duration),
    },
    { dataIndex: 'startTime', title: t('task.startTime'), search: false, sorter: true },
    { dataIndex: 'endTime', title: t('task.endTime'), search: false, sorter: true },
    actionsColumn(t('shared:action.actions'), (row) => (
      <RowActions
        name={nameOf(row)}
        actions={[
          { label: t('shared:action.detail'), onClick: () => setShown(row) },
          {
            label: t('shared:action.remove'),
            permission: 'activiti:taskdone:remove',
            danger: true,
            onClick: () => remove([row]),
          },
        ]}
      />
    )),
  ];
  return (
    <>
      <CrudTable
        api={api}
        address={address}
        columns={columns}
        nameOf={nameOf}
        title={t('task.doneTitle')}
        batch={(rows, clear) => (
          <RemoveSelected permission="activiti:taskdone:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {shown && (
        <FlowDrawer
          title={nameOf(shown)}
          businessKey={shown.businessKey}
          procDefKey={shown.procDefKey}
          procDefId={shown.procDefId}
          procInstId={shown.procInstId}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
