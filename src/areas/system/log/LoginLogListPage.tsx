import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { type LoginLog, loginLogName, loginLogs } from './log.api';
import { LogTable } from './LogTable';

const address = listAddress({
  filters: { loginName: text, ipaddr: text, status: entry, beginTime: day, endTime: day },
  sortable: ['loginName', 'loginTime'],
  defaultSort: { field: 'loginTime', order: 'desc' },
});

/** The log of sign-ins and failed attempts. */
export default function LoginLogListPage() {
  const { t } = useTranslation('system');
  const columns: Column<LoginLog>[] = [
    { field: 'loginName', title: t('log.loginName'), filter: true, sort: true },
    { field: 'status', title: t('log.loginStatus'), dict: 'sys_common_status', filter: true, card: 'state' },
    { field: 'loginTime', title: t('log.loginTime'), filter: true, kind: 'time', sort: true },
    { field: 'msg', title: t('log.msg') },
    { field: 'ipaddr', title: t('log.ipaddr'), filter: true },
    { field: 'loginLocation', title: t('log.loginLocation') },
    { field: 'browser', title: t('log.browser') },
    { field: 'os', title: t('log.os') },
    { field: 'infoId', title: t('log.infoId'), width: 's' },
  ];
  return (
    <LogTable<LoginLog>
      api={loginLogs}
      address={address}
      columns={columns}
      title={t('log.loginTitle')}
      permission="monitor:logininfor"
      nameOf={loginLogName}
    />
  );
}
