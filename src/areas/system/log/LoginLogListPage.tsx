import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { type LoginLog, loginLogs } from './log.api';
import { LogTable } from './LogTable';

const address = listAddress({
  filters: { loginName: text, ipaddr: text, status: entry, beginTime: day, endTime: day },
  sortable: ['loginName', 'loginTime'],
  defaultSort: { field: 'loginTime', order: 'desc' },
});

/** The log of sign-ins and failed attempts. */
export default function LoginLogListPage() {
  const { t } = useTranslation('system');
  const columns: ProColumns<LoginLog>[] = [
    { dataIndex: 'infoId', title: t('log.infoId'), search: false },
    { dataIndex: 'loginName', title: t('log.loginName'), sorter: true },
    { dataIndex: 'ipaddr', title: t('log.ipaddr') },
    { dataIndex: 'loginLocation', title: t('log.loginLocation'), search: false },
    { dataIndex: 'browser', title: t('log.browser'), search: false },
    { dataIndex: 'os', title: t('log.os'), search: false },
    dictColumn('sys_common_status', 'status', t('log.loginStatus')),
    { dataIndex: 'msg', title: t('log.msg'), search: false },
    { dataIndex: 'loginTime', title: t('log.loginTime'), search: false, sorter: true },
    rangeColumn(t('log.loginTime')),
  ];
  return (
    <LogTable<LoginLog>
      api={loginLogs}
      address={address}
      columns={columns}
      title={t('log.loginTitle')}
      permission="monitor:logininfor"
      nameOf={({ loginName, loginTime }) => `${loginName} ${loginTime}`}
    />
  );
}
