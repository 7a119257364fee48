import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { type LoginLog, loginLogs } from './log.resource';
import { LogTable } from './LogTable';

/** The log of sign-ins and failed attempts. */
export default function LoginLogListPage() {
  const { t } = useTranslation('system');
  const columns = columnsOf(t, loginLogs, [
    { field: 'loginName', filter: true, sort: true },
    { field: 'status', title: t('log.loginStatus'), filter: true, card: 'state' },
    { field: 'loginTime', filter: true, sort: true },
    'msg',
    { field: 'ipaddr', filter: true },
    'loginLocation',
    'browser',
    'os',
    { field: 'infoId', width: 's' },
  ]);
  return (
    <LogTable<LoginLog>
      api={loginLogs}
      columns={columns}
      defaultSort={{ field: 'loginTime', order: 'desc' }}
      title={t('log.loginTitle')}
    />
  );
}
