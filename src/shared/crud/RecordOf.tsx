import { useQuery } from '@tanstack/react-query';
import { Card, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { CrudApi } from '@/shared/api/crudApi';
import { recordQuery } from './recordQuery';
import { TableFailure } from '@/shared/list/TableFailure';

interface RecordOfProps<T extends object> {
  api: CrudApi<T>;
  /** The address of the list the records are in. */
  list: string;
  children: (row: T) => ReactNode;
}

/** The record an address names with `?id=`; without one, or with one that is not there, it says so and offers the list. */
export function RecordOf<T extends object>({ api, list, children }: RecordOfProps<T>) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, isPending, isError, error, refetch } = useQuery({ ...recordQuery(api, id), enabled: id !== '' });
  if (data) return children(data);
  const toList = <Link to={list}>{t('crud.toList')}</Link>;
  return (
    <Card>
      {id === '' && <Empty description={t('crud.noRecord')}>{toList}</Empty>}
      {id !== '' && isPending && <Skeleton active avatar paragraph={{ rows: 8 }} aria-label={t('boot.loading')} />}
      {isError && (
        <>
          <TableFailure error={error} onRetry={() => void refetch()} />
          <p style={{ textAlign: 'center' }}>{toList}</p>
        </>
      )}
    </Card>
  );
}
