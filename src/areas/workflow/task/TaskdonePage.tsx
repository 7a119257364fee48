import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import { present } from '@/shared/list/actions/present';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { useMoreAction } from '../ui/useMoreAction';
import { useSpanText, useWaitingTexts } from '../ui/useWaitingTexts';
import { FlowDrawer } from '../ui/FlowDrawer';
import { type DoneTask, doneTasks as api } from '../flow/task.resource';

/** The tasks decided by the signed-in user. */
export default function TaskdonePage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const open = useOpenDialog();
  const span = useSpanText();
  const waitingTexts = useWaitingTexts();
  const more = useMoreAction();
  const show = (row: DoneTask) => open((close) => <FlowDrawer title={api.nameOf(row)} flow={row} onClose={close} />);
  const columns: Column<DoneTask>[] = [
    { field: 'title', title: t('request.name'), width: 'l' },
    { field: 'result', title: t('flow.result'), dict: 'act_business_result', card: 'state' },
    { field: 'endTime', title: t('task.endTime'), kind: 'time', sort: true },
    { field: 'procName', title: t('flow.procName') },
    { field: 'taskName', title: t('task.taskName'), filter: true },
    { field: 'applyer', title: t('flow.applyer') },
    { key: 'waiting', title: t('waiting.for'), text: ({ waiting = [] }) => waitingTexts.all(waiting) },
    { field: 'duration', title: t('flow.duration'), sort: true, text: ({ duration }) => span(duration) },
    { field: 'startTime', title: t('task.startTime'), kind: 'time', sort: true },
  ];
  return (
    <CrudPage
      api={api}
      title={t('task.doneTitle')}
      columns={columns}
      batch="remove"
      rowActions={(row, { remove }) =>
        present([
          { label: t('shared:action.detail'), onClick: () => show(row) },
          more({ procInstId: row.procInstId, taskId: row.id }, api.nameOf(row)),
          ...remove,
        ])
      }
    />
  );
}
