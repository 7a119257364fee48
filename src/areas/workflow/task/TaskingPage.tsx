import type { ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsColumn } from '@/shared/crud/actionsColumn';
import { CrudTable } from '@/shared/crud/CrudTable';
import { listAddress, text } from '@/shared/crud/listAddress';
import { RowActions } from '@/shared/crud/RowActions';
import { ColourTag } from '@/shared/dict/DictTag';
import { FlowDrawer } from '../ui/FlowDrawer';
import { Decision } from './Decision';
import { type Task, tasks } from './task.api';
import { TaskBatch } from './TaskBatch';

const address = listAddress({ filters: { processDefKey: text }, sortable: [] });
const nameOf = (task: Task) => task.processName ?? task.id;
/** The most that is decided one after the other without going back to the list. */
const MOST = 200;

/** What waits for the person signed in: decided one after the other, or several at once. */
export default function TaskingPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [shown, setShown] = useState<Task>();

  /** Goes on with what waits next, the oldest first; with nothing left the drawer closes. */
  async function next(decided: Task) {
    const { records } = await tasks.list({ pageNum: 1, pageSize: MOST });
    setShown(records.find(({ id, suspended }) => id !== decided.id && !suspended));
  }

  const columns: ProColumns<Task>[] = [
    { dataIndex: 'processName', title: t('task.processName'), search: false, ellipsis: true, width: 240 },
    { dataIndex: 'processDefName', title: t('flow.procName'), search: false },
    { dataIndex: 'processDefKey', title: t('flow.key'), hideInTable: true },
    { dataIndex: 'name', title: t('task.name'), search: false },
    { dataIndex: 'applyer', title: t('flow.applyer'), search: false },
    { dataIndex: 'createTime', title: t('task.startTime'), search: false },
    {
      dataIndex: 'suspended',
      title: t('shared:field.status'),
      search: false,
      render: (_, { suspended }) => (
        <ColourTag colour={suspended ? 'warning' : 'success'}>
          {t(suspended ? 'definition.suspended' : 'definition.active')}
        </ColourTag>
      ),
    },
    actionsColumn(t('shared:action.actions'), (task) => (
      <RowActions
        name={nameOf(task)}
        actions={[{ label: t(task.suspended ? 'task.look' : 'task.decide'), onClick: () => setShown(task) }]}
      />
    )),
  ];
  return (
    <>
      <CrudTable
        api={tasks}
        address={address}
        columns={columns}
        nameOf={nameOf}
        title={t('task.title')}
        fixedRows={({ suspended }) => suspended === true}
        batch={(rows, clear) => <TaskBatch rows={rows} onDone={clear} />}
      />
      {shown && (
        <FlowDrawer
          key={shown.id}
          flow={{
            title: `${nameOf(shown)} · ${shown.name ?? ''}`,
            businessKey: shown.businessKey,
            procDefKey: shown.processDefKey ?? '',
            procDefId: shown.procDefId,
            procInstId: shown.procInstId,
          }}
          footer={<Decision task={shown} onDecided={() => void next(shown)} />}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
