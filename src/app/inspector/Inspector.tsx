import { Alert, Drawer, Input, Select } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawer } from '@/shared/display/useDialogs';
import { PlainTable } from '@/shared/display/PlainTable';
import { activeRoles } from '@/areas/system/role/role.resource';
import { useAskedPermissions } from '@/shared/auth/asked';
import { explain } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { useErrorText } from '@/shared/display/errorText';
import { useClear } from '@/shared/display/useClear';
import { useViewAs, viewAs, viewAsSelf } from '@/shared/auth/viewAs';
import styles from './Inspector.module.css';
import { useRoleRights } from '@/areas/system/role/useRoleRights';

/**
 * A drawer for administrators. Lists the permissions that the current screen checks, with the result of each check and
 * its reason. An administrator can also choose a role and view the product as a holder of the role.
 */
export default function Inspector({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tools', 'app']);
  const drawer = useDrawer(onClose);
  const user = useSession((session) => session.user);
  const asked = useAskedPermissions();
  const [tried, setTried] = useState('');
  const keys = tried.trim() ? [tried.trim(), ...asked] : asked;
  return (
    <Drawer {...drawer} size={640} title={t('app:inspector.title')} mask={false}>
      <div className={styles.parts}>
        <RoleChoice />
        <label className={styles.try}>
          <span>{t('inspector.try')}</span>
          <Input
            value={tried}
            maxLength={100}
            placeholder="system:user:add"
            onChange={(e) => setTried(e.target.value)}
          />
        </label>
        <PlainTable
          aria-label={t('app:inspector.title')}
          rowKey="key"
          locale={{ emptyText: t('inspector.none') }}
          dataSource={[...new Set(keys)].map((key) => ({ key, ...explain(user, key) }))}
          columns={[
            { dataIndex: 'key', title: t('inspector.key'), render: (key: string) => <code>{key}</code> },
            {
              dataIndex: 'allowed',
              title: t('inspector.answer'),
              render: (allowed: boolean) => (
                <span className={allowed ? styles.yes : styles.no}>
                  {t(allowed ? 'inspector.yes' : 'inspector.no')}
                </span>
              ),
            },
            {
              dataIndex: 'reading',
              title: t('inspector.reading'),
              render: (one: string) => t(`inspector.readings.${one}`),
            },
            { dataIndex: 'why', title: t('inspector.why'), render: (why: string) => t(`inspector.reasons.${why}`) },
          ]}
        />
      </div>
    </Drawer>
  );
}

function RoleChoice() {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const rightsOf = useRoleRights();
  const role = useViewAs((state) => state.role);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const roles = useQuery(activeRoles);

  async function choose(roleId: string | undefined) {
    setFailure('');
    const chosen = roles.data?.find((one) => String(one.roleId) === roleId);
    if (!chosen) return viewAsSelf();
    setBusy(true);
    try {
      const rights = await rightsOf(chosen);
      if (rights) viewAs(rights);
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  }
  const shown = failure || (roles.error ? errorText(roles.error) : '');
  return (
    <>
      <label className={styles.try}>
        <span>{t('inspector.viewAs')}</span>
        <Select<string>
          allowClear={useClear()}
          loading={busy || roles.isPending}
          placeholder={t('inspector.self')}
          value={roles.data?.find(({ roleName }) => roleName === role?.roleName)?.roleId.toString() ?? null}
          options={(roles.data ?? []).map(({ roleId, roleName }) => ({ value: String(roleId), label: roleName }))}
          onChange={(roleId) => void choose(roleId)}
        />
      </label>
      {shown && <Alert type="error" showIcon title={shown} />}
    </>
  );
}
