import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { useSpanText } from '../ui/useWaitingTexts';
import { processFilter } from '../definition/processFilter';
import { FlowDrawer } from '../ui/FlowDrawer';
import { type Finished, finished } from './instance.resource';

/** The list of finished instances with result, reason and duration. */
export default function ProcInstFinishedPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const open = useOpenDialog();
  const span = useSpanText();
  const show = (row: Finished) =>
    open((close) => <FlowDrawer title={finished.nameOf(row)} flow={row} onClose={close} />);
  const columns: Column<Finished>[] = [
    { field: 'title', title: t('request.name'), width: 'l' },
    { field: 'result', title: t('flow.result'), dict: 'act_business_result', card: 'state' },
    { field: 'endTime', title: t('instance.endTime'), kind: 'time', sort: true },
    { field: 'procName', title: t('instance.name') },
    { field: 'applyer', title: t('flow.applyer') },
    { field: 'procDefKey', title: t('flow.procName'), filter: processFilter('procDefKey'), filterOnly: true },
    { field: 'duration', title: t('flow.duration'), sort: true, text: ({ duration }) => span(duration) },
    {
      field: 'deleteReason',
      title: t('instance.endReason'),
      render: ({ deleteReason }) =>
        deleteReason === 'suspend-no auditor' ? t('request.brokenOffShort') : (deleteReason ?? '-'),
    },
    { field: 'startTime', title: t('instance.startTime'), kind: 'time', sort: true },
    { field: 'procInstId', title: t('instance.id') },
  ];
  return (
    <CrudPage
      api={finished}
      title={t('instance.finishedTitle')}
      columns={columns}
      batch="remove"
      rowActions={(row, { remove }) => [{ label: t('shared:action.detail'), onClick: () => show(row) }, ...remove]}
    />
  );
}
