import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { StoredPicture } from '@/shared/files/StoredPicture';
import type { Advert } from './advert.api';

/** The columns and filters of the advertisements. */
export function useAdvertColumns(): Column<Advert>[] {
  const { t } = useTranslation(['advert', 'shared']);
  return [
    { field: 'advertName', title: t('name'), filter: true },
    { field: 'displayStatus', title: t('displayStatus'), dict: 'biz_ad_display_status', filter: true, card: 'state' },
    { field: 'advertPosition', title: t('position'), dict: 'biz_ad_position', filter: true },
    { field: 'startTime', title: t('startTime'), kind: 'time', sort: true, filter: true },
    { field: 'endTime', title: t('endTime'), kind: 'time', sort: true },
    { field: 'viewCount', title: t('viewCount'), kind: 'number', sort: true },
    { field: 'clickCount', title: t('clickCount'), kind: 'number', sort: true },
    { field: 'advertiser', title: t('advertiser'), filter: true },
    {
      field: 'imgUrl',
      title: t('image'),
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
    { field: 'status', title: t('status'), dict: 'sys_normal_disable', filter: true, filterOnly: true },
    { field: 'linkType', title: t('linkType'), dict: 'biz_link_type' },
    { field: 'sort', title: t('shared:field.sort'), kind: 'number', sort: true },
    { field: 'createTime', title: t('shared:field.createTime'), kind: 'time', sort: true },
  ];
}
