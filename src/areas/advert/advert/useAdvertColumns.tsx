import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { StoredPicture } from '@/shared/files/StoredPicture';
import { type Advert, adverts } from './advert.resource';

/** The columns and filters of the advertisements. */
export function useAdvertColumns(): Column<Advert>[] {
  const { t } = useTranslation(['advert', 'shared']);
  return columnsOf(t, adverts, [
    { field: 'advertName', filter: true },
    { field: 'displayStatus', filter: true, card: 'state' },
    { field: 'advertPosition', filter: true },
    { field: 'startTime', sort: true, filter: true },
    { field: 'endTime', sort: true },
    { field: 'viewCount', sort: true },
    { field: 'clickCount', sort: true },
    { field: 'advertiser', filter: true },
    {
      field: 'imgUrl',
      width: 's',
      render: ({ imgUrl }) => (
        <StoredPicture
          small
          url={imgUrl}
          alt=""
          width={57}
          height={32}
          style={{ objectFit: 'cover', borderRadius: 4 }}
        />
      ),
    },
    { field: 'status', filter: true, filterOnly: true },
    'linkType',
    { field: 'sort', sort: true },
    { field: 'createTime', sort: true },
  ]);
}
