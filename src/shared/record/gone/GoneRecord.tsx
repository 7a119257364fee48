import { useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { titleOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import { useFormats } from '@/shared/settings/useFormats';
import { searchFor } from '@/shared/menu/searchFor';
import { nameIn } from './recordLink';
import { removalQuery } from './removal.api';
import styles from './gone.module.css';

interface GoneRecordProps<T extends object> {
  api: Resource<T>;
  id: string;
  /** The link to the list. */
  children: ReactNode;
}

/**
 * Says what a record was that no longer exists: its kind, its name from the link or the operation log, its number, who
 * removed it and when; leads to its list, and to a search for its name.
 */
export function GoneRecord<T extends object>({ api, id, children }: GoneRecordProps<T>) {
  const { t } = useTranslation(['gone', 'shared']);
  const formats = useFormats();
  const { hash } = useLocation();
  const { data: removal } = useQuery(removalQuery(api.path, id));
  const name = removal?.name ?? nameIn(hash);
  const { userName: by, time } = removal ?? {};
  // The title is the kind's, whose translations its page has loaded.
  const kind = titleOf(t as TFunction, api);
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <div className={styles.gone} role="status">
          <strong>{t('title')}</strong>
          <p>
            <bdi>{name ? t('named', { kind, name, id }) : t('numbered', { kind, id })}</bdi>
          </p>
          {time && <p>{by ? t('by', { by, time: formats.time(time) }) : t('at', { time: formats.time(time) })}</p>}
        </div>
      }
    >
      <div className={styles.ways}>
        {children}
        {name && (
          <Button type="link" onClick={() => searchFor(name)}>
            {t('search', { name })}
          </Button>
        )}
      </div>
    </Empty>
  );
}
