import { useQuery } from '@tanstack/react-query';
import { Card, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, useHas } from '@/shared/api/optional';
import { Loading } from '@/shared/display/Loading';
import { useChange } from '@/shared/list/actions/useChange';
import { wordOf } from '@/shared/lib/wordOf';
import {
  CHANNELS,
  type Preference,
  PREFERENCES,
  preferences as preferencesQuery,
  savePreference,
} from '@/shared/notices/preferences.api';
import { MissingCard } from '../ui/MissingCard';
import { DesktopAlerts } from './DesktopAlerts';
import { SettingsTabs } from '../binding/SettingsTabs';
import styles from './NotificationPage.module.css';

type Channel = (typeof CHANNELS)[number];

/** The notification preferences. Each kind of notice has a switch for each channel. A switch saves immediately. */
export default function NotificationPage() {
  return (
    <>
      <SettingsTabs />
      <Preferences />
      <DesktopAlerts />
    </>
  );
}

function Preferences() {
  const { t } = useTranslation('notification');
  const preferences = useQuery(preferencesQuery);
  if (isMissing(preferences.error)) return <MissingCard />;
  if (!preferences.isSuccess) return <Loading query={preferences} />;
  return (
    <Card>
      <p>{t('hint')}</p>
      <p>{t('siteHint')}</p>
      <table className={styles.table} aria-label={t('kind')}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preferences.data.map((preference) => (
            <Row key={preference.kind} preference={preference} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ preference }: { preference: Preference }) {
  const { t } = useTranslation('notification');
  const change = useChange(PREFERENCES);
  const canSave = useHas('POST', PREFERENCES);
  const [pending, setPending] = useState<{ channel: Channel; on: boolean }>();
  const kind = wordOf(t, 'kinds', preference.kind);

  async function set(channel: Channel, on: boolean) {
    setPending({ channel, on });
    await change(() => savePreference({ ...preference, [channel]: on }));
    setPending(undefined);
  }

  return (
    <tr>
      <th scope="row">
        {kind}
        <small>{t(`hints.${preference.kind}`, { defaultValue: '' })}</small>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel}>
          <Switch
            aria-label={t('switch', { kind, channel: t(`channels.${channel}`) })}
            checked={pending?.channel === channel ? pending.on : preference[channel]}
            loading={pending?.channel === channel}
            disabled={!canSave || pending !== undefined}
            onChange={(on) => void set(channel, on)}
          />
        </td>
      ))}
    </tr>
  );
}
