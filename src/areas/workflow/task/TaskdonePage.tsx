import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { useSpanWords } from '../ui/useWaitingWords';
import { FlowDrawer } from '../ui/FlowDrawer';
import { type DoneTask, doneTasks } from '../flow/task.resource';

const api: typeof doneTasks = {
  ...doneTasks,
  // Deleted rows stay on the server and are filtered out here (docs/contract#2.E: 已删除, default 否).
  list: (params, signal) => doneTasks.list({ ...params, delFlag: false }, signal),
};
/** The tasks decided by the signed-in user. */
export default function TaskdonePage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const [dialogs, open] = useDialogs();
  const span = useSpanWords();
  const show = (row: DoneTask) => open((close) => <FlowDrawer title={api.nameOf(row)} flow={row} onClose={close} />);
  const columns: Column<DoneTask>[] = [
    { field: 'title', title: t('request.name'), width: 'l' },
    { field: 'result', title: t('flow.result'), dict: 'act_business_result', card: 'state' },
    { field: 'endTime', title: t('task.endTime'), kind: 'time', sort: true },
    { field: 'procName', title: t('flow.procName') },
    { field: 'taskName', title: t('task.taskName'), filter: true },
    { field: 'applyer', title: t('flow.applyer') },
    { field: 'duration', title: t('flow.duration'), sort: true, text: ({ duration }) => span(duration) },
    { field: 'startTime', title: t('task.startTime'), kind: 'time', sort: true },
  ];
  return (
    <CrudPage
      api={api}
      title={t('task.doneTitle')}
      columns={columns}
      batch="remove"
      rowActions={(row, { remove }) => [{ label: t('shared:action.detail'), onClick: () => show(row) }, ...remove]}
    >
      {dialogs}
    </CrudPage>
  );
}
