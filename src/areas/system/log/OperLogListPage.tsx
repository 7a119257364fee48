import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { useDialogs } from '@/shared/display/useDialogs';
import { type OperLog, operLogName, operLogs } from './log.api';
import { LogTable } from './LogTable';
import { OperLogDrawer } from './OperLogDrawer';

const address = listAddress({
  filters: {
    title: text,
    operName: text,
    businessType: entry,
    status: entry,
    beginTime: day,
    endTime: day,
  },
  sortable: ['title', 'operName', 'operTime'],
  defaultSort: { field: 'operTime', order: 'desc' },
});
/** The operation log; opening an entry shows its request data. */
export default function OperLogListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();
  const columns: Column<OperLog>[] = [
    { field: 'title', title: t('log.module'), filter: true, sort: true },
    { field: 'status', title: t('log.operStatus'), dict: 'sys_common_status', filter: true, card: 'state' },
    { field: 'operTime', title: t('log.operTime'), filter: true, kind: 'time', sort: true },
    { field: 'operName', title: t('log.operName'), filter: true, sort: true, card: 'fact' },
    { field: 'businessType', title: t('log.businessType'), dict: 'sys_oper_type', filter: true },
    { field: 'deptName', title: t('log.deptName') },
    { field: 'operIp', title: t('log.operIp') },
    { field: 'operLocation', title: t('log.operLocation') },
    { field: 'operId', title: t('log.operId'), width: 's' },
  ];
  return (
    <LogTable<OperLog>
      api={operLogs}
      address={address}
      columns={columns}
      title={t('log.operTitle')}
      permission="monitor:operlog"
      nameOf={operLogName}
      rowActions={(log) => [
        {
          label: t('shared:action.detail'),
          permission: 'monitor:operlog:get',
          onClick: () => open((close) => <OperLogDrawer log={log} onClose={close} />),
        },
      ]}
    >
      {dialogs}
    </LogTable>
  );
}
