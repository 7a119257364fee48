import { useFormats } from '@/shared/settings/useFormats';
import { keysOf } from '@/shared/api/queryKeys';
import { useQuery } from '@tanstack/react-query';
import { Empty, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '@/shared/display/Loading';
import { listOwnLogins, listOwnOperations } from './activity.api';
import styles from './Activity.module.css';
import { isFound } from './isFound';

interface OwnActivityProps {
  /** The number of newest entries to fetch. */
  count: number;
  /** Shows only the entries that contain this text. */
  wanted?: string;
}

/** The latest operations of the signed-in user. */
export function OwnOperations({ count, wanted: search }: OwnActivityProps) {
  const { t } = useTranslation('activity');
  return (
    <Entries
      name="operations"
      count={count}
      wanted={search}
      load={listOwnOperations}
      empty={t('noOperations')}
      show={({ operId, title, businessType, operIp, operLocation, status, errorMsg, operTime }) => ({
        key: operId,
        title: `${t([`types.${businessType}`, 'types.0'])} · ${title}`,
        time: operTime,
        isFine: status === 0,
        details: [operIp, operLocation, errorMsg],
      })}
    />
  );
}

/** The latest sign-ins of the signed-in user, with time and place. */
export function OwnLogins({ count, wanted: search }: OwnActivityProps) {
  const { t } = useTranslation('activity');
  return (
    <Entries
      name="logins"
      count={count}
      wanted={search}
      load={listOwnLogins}
      empty={t('noLogins')}
      show={({ infoId, status, ipaddr, loginLocation, browser, os, msg, loginTime }) => ({
        key: infoId,
        title: [browser, os].filter(Boolean).join(' · ') || '-',
        time: loginTime,
        isFine: status === '0',
        details: [ipaddr, loginLocation, status === '0' ? '' : msg],
      })}
    />
  );
}

interface Entry {
  key: number | string;
  title: string;
  time: string | null | undefined;
  isFine: boolean;
  details: (string | null | undefined)[];
}

interface EntriesProps<T> {
  name: string;
  count: number;
  wanted?: string | undefined;
  load: (count: number, signal: AbortSignal) => Promise<T[]>;
  empty: string;
  show: (row: T) => Entry;
}

function Entries<T>({ name, count, wanted: search = '', load, empty, show }: EntriesProps<T>): ReactNode {
  const { t } = useTranslation('activity');
  const rows = useQuery({
    queryKey: keysOf('/system/accounts').call(name, count),
    queryFn: ({ signal }) => load(count, signal),
    staleTime: 0,
  });
  const formats = useFormats();
  if (!rows.isSuccess) return <Loading query={rows} />;
  if (rows.data.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />;
  const stateOf = ({ isFine }: Entry) => t(isFine ? 'ok' : 'failed');
  const entries = rows.data
    .map(show)
    .filter((entry) => isFound([entry.title, stateOf(entry), formats.time(entry.time), ...entry.details], search));
  if (entries.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('notFound')} />;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <span>
            {entry.title} <Tag color={entry.isFine ? 'success' : 'error'}>{stateOf(entry)}</Tag>
          </span>
          <time>{formats.time(entry.time)}</time>
          <small>{entry.details.filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  );
}
