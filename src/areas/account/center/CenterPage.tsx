import { useFormats } from '@/shared/settings/useFormats';
import { keysOf } from '@/shared/api/queryKeys';
import { SearchOutlined, UserOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Avatar, Button, Card, Input, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { Loading } from '@/shared/display/Loading';
import { useGoTo } from '@/shared/menu/links';
import { shownHere } from '@/shared/files/shownHere';
import { InPageHead } from '@/shared/display/InPageHead';
import { useClear } from '@/shared/display/useClear';
import { LOGINS, OPERATIONS, SESSIONS } from '../activity/activity.api';
import { OwnDevices } from '../activity/OwnDevices';
import { OwnLogins, OwnOperations } from '../activity/OwnActivity';
import { getProfile, PROFILE, type Profile } from '../profile/profile.api';
import styles from './CenterPage.module.css';

/** The number of operations and of sign-ins to fetch. */
const COUNT = 20;

/** The user's own profile, latest activity and devices. */
export default function CenterPage() {
  const { t } = useTranslation(['account', 'activity']);
  const profile = useQuery({ queryKey: keysOf(PROFILE).call('own'), queryFn: ({ signal }) => getProfile(signal) });
  const [search, setSearch] = useState('');
  const clear = useClear();
  const [hasOperations, hasLogins] = [useHas('GET', OPERATIONS), useHas('GET', LOGINS)];
  const hasDevices = useHas('GET', SESSIONS);
  // All tabs load at once, so that a tab the server does not support disappears before the user can open it.
  const logs = [
    hasOperations && {
      key: 'operations',
      label: t('activity:operations'),
      children: <OwnOperations count={COUNT} wanted={search} />,
      forceRender: true,
    },
    hasLogins && {
      key: 'logins',
      label: t('activity:logins'),
      children: <OwnLogins count={COUNT} wanted={search} />,
      forceRender: true,
    },
    hasDevices && {
      key: 'devices',
      label: t('activity:devices.title'),
      children: <OwnDevices wanted={search} />,
      forceRender: true,
    },
  ].filter((tab) => tab !== false);
  return (
    <div className={styles.page}>
      {logs.length > 0 && (
        <InPageHead slot="search">
          <Input
            allowClear={clear}
            prefix={<SearchOutlined aria-hidden="true" />}
            aria-label={t('activity:find')}
            placeholder={t('activity:find')}
            maxLength={50}
            onChange={({ target }) => setSearch(target.value)}
          />
        </InPageHead>
      )}
      <Card>
        <Loading query={profile} avatar />
        {profile.isSuccess && <Facts profile={profile.data} />}
      </Card>
      {logs.length > 0 && (
        <Card>
          <Tabs items={logs} />
        </Card>
      )}
    </div>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const goTo = useGoTo();
  const { time } = useFormats();
  const facts: [string, string | null | undefined][] = [
    [t('profile.loginName'), profile.loginName],
    [t('profile.phonenumber'), profile.phonenumber],
    [t('profile.email'), profile.email],
    [t('profile.dept'), profile.deptName],
    [t('profile.posts'), profile.postNames?.join(', ')],
    [t('profile.roles'), profile.roleNames?.join(', ')],
    [t('profile.companies'), profile.companyNames?.join(', ')],
    [
      t('profile.lastLogin'),
      [profile.loginDate && time(profile.loginDate), profile.loginIp].filter(Boolean).join(' · '),
    ],
    [t('profile.since'), time(profile.createTime)],
  ];
  return (
    <>
      <div className={styles.who}>
        <Avatar
          size={88}
          src={shownHere(profile.avatar)}
          icon={<UserOutlined />}
          alt={t('avatar.of', { name: profile.userName })}
        />
        <h2>
          <bdi>{profile.userName}</bdi>
        </h2>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
      </dl>
      <Button block onClick={() => goTo('base')}>
        {t('profile.edit')}
      </Button>
    </>
  );
}
