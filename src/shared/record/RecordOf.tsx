import { Card, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Resource } from '@/shared/resource/resource';
import { InPageHead } from '@/shared/display/InPageHead';
import { BackToList } from '@/shared/menu/BackToList';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { useRecord } from './recordQuery';
import { RecordFailure } from '@/shared/resource/gone/RecordFailure';
import { LinkOutlined } from '@ant-design/icons';
import { copyText } from '@/shared/display/copy/copyText';
import { IconButton } from '@/shared/display/IconButton';
import { recordLink } from '@/shared/resource/gone/recordLink';

interface RecordOfProps<T extends object> {
  api: Resource<T>;
  /** The menu key of the records' list. */
  list: MenuKey;
  children: (row: T) => ReactNode;
}

/** Loads the record of `?id=`. Without an id, or if the call fails, shows a message and a link to the list. */
export function RecordOf<T extends object>({ api, list, children }: RecordOfProps<T>) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, isPending, isError, error, refetch } = useRecord(api, id);
  if (data)
    return (
      <>
        <InPageHead slot="tools">
          <CopyLink api={api} row={data} />
        </InPageHead>
        {children(data)}
      </>
    );
  const toList = <BackToList list={list} />;
  return (
    <Card>
      {id === '' && <Empty description={t('crud.noRecord')}>{toList}</Empty>}
      {id !== '' && isPending && <Skeleton active avatar paragraph={{ rows: 8 }} aria-label={t('boot.loading')} />}
      {isError && (
        <RecordFailure record={{ api, id }} error={error} onRetry={() => void refetch()}>
          {toList}
        </RecordFailure>
      )}
    </Card>
  );
}

/** Copies the link to a record. The link contains the record's name, unless it is a person's name (`recordLink`). */
function CopyLink<T extends object>({ api, row }: { api: Resource<T>; row: T }) {
  const { t } = useTranslation();
  const label = t('copy.link');
  return (
    <IconButton icon={LinkOutlined} label={label} title={label} onClick={() => void copyText(recordLink(api, row))} />
  );
}
