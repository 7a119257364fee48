import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { listAddress, text } from '@/shared/list/listAddress';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { useSpanWords } from '../ui/useSpanWords';
import { FlowDrawer } from '../ui/FlowDrawer';
import { type DoneTask, doneTasks } from './task.api';

const address = listAddress({ filters: { taskName: text }, sortable: ['startTime', 'endTime', 'duration'] });
const api: typeof doneTasks = {
  ...doneTasks,
  // Deleted rows stay on the server and are filtered out here (docs/contract#2.E: 已删除, default 否).
  list: (params, signal) => doneTasks.list({ ...params, delFlag: false }, signal),
};
const nameOf = ({ title, taskName, id }: DoneTask) => `${title ?? id} · ${taskName ?? ''}`;

/** The tasks decided by the person signed in. */
export default function TaskdonePage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [dialogs, open] = useDialogs();
  const span = useSpanWords();
  const show = (row: DoneTask) =>
    open((close) => (
      <FlowDrawer
        title={nameOf(row)}
        businessKey={row.businessKey}
        procDefKey={row.procDefKey}
        procDefId={row.procDefId}
        procInstId={row.procInstId}
        onClose={close}
      />
    ));
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
  ];
  return (
    <CrudPage
      api={api}
      address={address}
      permission="activiti:taskdone"
      title={t('task.doneTitle')}
      nameOf={nameOf}
      columns={columns}
      batch="remove"
      rowActions={(row, { remove }) => [{ label: t('shared:action.detail'), onClick: () => show(row) }, ...remove]}
    >
      {dialogs}
    </CrudPage>
  );
}
