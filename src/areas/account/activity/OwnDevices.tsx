import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useHas } from '@/shared/api/optional';
import { keysOf } from '@/shared/api/queryKeys';
import { Loading } from '@/shared/display/Loading';
import { useFormats } from '@/shared/settings/useFormats';
import { useProven } from '@/shared/factors/useProven';
import styles from './Activity.module.css';
import { type Device, endSession, listOwnSessions, SESSIONS } from './activity.api';
import { isFound } from './isFound';

/**
 * The devices the user is signed in on, this device first. Each of the other devices can be signed out here. Shows only
 * the devices whose entry contains `wanted`.
 */
export function OwnDevices({ wanted }: { wanted: string }) {
  const { t } = useTranslation('activity');
  const formats = useFormats();
  const ask = useAskedChange(SESSIONS);
  const proven = useProven();
  const canEnd = useHas('POST', `${SESSIONS}/end`);
  const devices = useQuery({ queryKey: keysOf(SESSIONS).all, queryFn: ({ signal }) => listOwnSessions(signal) });
  if (!devices.isSuccess) return <Loading query={devices} />;
  const nameOf = ({ browser, os }: Device) => [browser, os].filter(Boolean).join(' · ') || '-';
  const end = (device: Device) =>
    ask({
      title: t('devices.askTitle'),
      content: t('devices.ask', { name: nameOf(device) }),
      okText: t('devices.end'),
      run: () => proven((proof) => endSession(device.sessionId, proof)),
      done: t('devices.ended'),
    });
  const found = devices.data.filter((device) =>
    isFound(
      [
        nameOf(device),
        device.current ? t('devices.current') : '',
        formats.time(device.loginTime),
        device.ipaddr,
        device.location,
      ],
      wanted,
    ),
  );
  if (found.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notFound')} />;
  return (
    <ul className={styles.list}>
      {found
        .toSorted((one, other) => Number(other.current ?? false) - Number(one.current ?? false))
        .map((device) => (
          <li key={device.sessionId}>
            <span>
              {nameOf(device)} {device.current && <Tag>{t('devices.current')}</Tag>}
            </span>
            <time>{formats.time(device.loginTime)}</time>
            <small>{[device.ipaddr, device.location].filter(Boolean).join(' · ')}</small>
            {canEnd && !device.current && (
              <Button
                size="small"
                aria-label={t('devices.endNamed', { name: nameOf(device) })}
                onClick={() => end(device)}
              >
                {t('devices.end')}
              </Button>
            )}
          </li>
        ))}
    </ul>
  );
}
