import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { type OperLog, operLogs } from './log.resource';
import { LogTable } from './LogTable';
import { OperLogDrawer } from './OperLogDrawer';

/** The operation log. Opening an entry shows all its data. */
export default function OperLogListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const open = useOpenDialog();
  const columns = columnsOf(t, operLogs, [
    { field: 'title', filter: true, sort: true },
    { field: 'status', filter: true, card: 'state' },
    { field: 'operTime', filter: true, sort: true },
    { field: 'operName', filter: true, sort: true, card: 'fact' },
    { field: 'businessType', filter: true },
    'deptName',
    'operIp',
    'operLocation',
    { field: 'operId', width: 's' },
  ]);
  return (
    <LogTable<OperLog>
      api={operLogs}
      columns={columns}
      defaultSort={{ field: 'operTime', order: 'desc' }}
      title={t('log.operTitle')}
      rowActions={(log) => [
        {
          label: t('shared:action.detail'),
          permission: 'monitor:operlog:get',
          onClick: () => open((close) => <OperLogDrawer log={log} onClose={close} />),
        },
      ]}
    />
  );
}
