import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type ApiError, isGone } from '@/shared/api/ApiError';
import { invalidateResource } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { LongText } from '@/shared/display/LongText';
import { useFormats } from '@/shared/settings/useFormats';
import { searchFor } from '@/shared/menu/searchFor';
import { titleOf } from '../labelOf';
import type { NamedRecord } from '../resource';
import { nameIn } from './recordLink';
import { removalQuery } from './removal.api';
import styles from './gone.module.css';

interface LostRecordProps {
  record: NamedRecord;
  /** The server's refusal. The record does not exist, or the user may not see it. */
  error: ApiError;
  /** The link to the list. */
  children?: ReactNode;
}

/**
 * Explains why a record is not shown. For a removed record, shows its name, the user who removed it, and the time, as
 * far as known. Also offers to search for the name. If the user may not see the record, shows whom to ask. Refetches
 * the lists of the resource on unmount.
 */
export function LostRecord({ record: { api, id, name: given }, error, children }: LostRecordProps) {
  const { t } = useTranslation(['gone', 'shared']);
  const formats = useFormats();
  const { hash } = useLocation();
  const client = useQueryClient();
  const phone = useSession(({ config }) => config.serviceTel);
  const gone = isGone(error);
  const { data: removal } = useQuery({ ...removalQuery(api.path, String(id)), enabled: gone });
  const name = given ?? removal?.name ?? nameIn(hash);
  const { userName: by, time } = removal ?? {};
  // The title of the kind of record; its translations are loaded, because the surrounding page is in the same area.
  const kind = titleOf(t as TFunction, api);
  useEffect(() => () => void invalidateResource(client, api.path), [client, api.path]);
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <div className={styles.gone} role="status">
          <strong>{t(gone ? 'title' : 'forbidden')}</strong>
          <p>
            <bdi>{name ? t('named', { kind, name, id }) : t('numbered', { kind, id })}</bdi>
          </p>
          {time && <p>{by ? t('by', { by, time: formats.time(time) }) : t('at', { time: formats.time(time) })}</p>}
          {!gone && error.message && (
            <p>
              <LongText>{error.message}</LongText>
            </p>
          )}
          {!gone && <p>{phone ? t('askBy', { phone }) : t('ask')}</p>}
        </div>
      }
    >
      <div className={styles.ways}>
        {children}
        {gone && name && (
          <Button type="link" onClick={() => searchFor(name)}>
            {t('search', { name })}
          </Button>
        )}
      </div>
    </Empty>
  );
}
