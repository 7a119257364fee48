import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type Online, online } from './online.resource';
import { useSignOutUsers } from './useSignOutUsers';

/** The signed-in users. An administrator can sign a user out. The user then sees the reason. */
export default function OnlineListPage() {
  const { t } = useTranslation('system');
  const signOut = useSignOutUsers();
  const maySelect = useCan('monitor:online:batchForceLogout');
  const own = ({ current }: Online) => (current ? t('online.own') : false);
  const named = ({ loginName, current }: Online) => (current ? `${loginName} · ${t('online.current')}` : loginName);
  const columns = columnsOf(t, online, [
    { field: 'loginName', filter: true, text: named },
    { field: 'userName', card: 'fact' },
    'deptName',
    { field: 'ipaddr', filter: true, card: 'fact' },
    'loginLocation',
    { field: 'lastTime', sort: true, card: 'fact' },
    { field: 'loginTime', sort: true },
    'browser',
    'os',
  ]);
  return (
    <CrudPage
      api={online}
      columns={columns}
      defaultSort={{ field: 'lastTime', order: 'desc' }}
      undeletable={own}
      batch={
        maySelect &&
        ((rows, clear) => (
          <Button danger size="small" disabled={rows.length === 0} onClick={() => signOut(rows, clear)}>
            {t('online.end')}
          </Button>
        ))
      }
      rowActions={(row) => [
        {
          label: t('online.end'),
          permission: 'monitor:online:forceLogout',
          danger: true,
          disabledReason: own(row),
          onClick: () => signOut([row]),
        },
      ]}
    />
  );
}
