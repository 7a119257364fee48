import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { useDialogs } from '@/shared/crud/useDialogs';
import { type OperLog, operLogs } from './log.api';
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
const nameOf = ({ title, operName, operTime }: OperLog) => `${operName ?? ''} ${title} ${operTime}`;

/** The operation log; opening an entry shows its request data. */
export default function OperLogListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();
  const columns: ProColumns<OperLog>[] = [
    { dataIndex: 'operId', title: t('log.operId'), search: false },
    { dataIndex: 'title', title: t('log.module'), sorter: true },
    dictColumn('sys_oper_type', 'businessType', t('log.businessType')),
    { dataIndex: 'operName', title: t('log.operName'), sorter: true },
    { dataIndex: 'deptName', title: t('log.deptName'), search: false },
    { dataIndex: 'operIp', title: t('log.operIp'), search: false },
    { dataIndex: 'operLocation', title: t('log.operLocation'), search: false },
    dictColumn('sys_common_status', 'status', t('log.operStatus')),
    { dataIndex: 'operTime', title: t('log.operTime'), search: false, sorter: true },
    rangeColumn(t('log.operTime')),
  ];
  return (
    <LogTable<OperLog>
      api={operLogs}
      address={address}
      columns={columns}
      title={t('log.operTitle')}
      permission="monitor:operlog"
      nameOf={nameOf}
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
