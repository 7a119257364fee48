import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { safeHref } from '@/shared/lib/safeUrl';
import type { Advert } from './advert.api';

/** The columns and filters of the advertisements. */
export function useAdvertColumns(): ProColumns<Advert>[] {
  const { t } = useTranslation(['advert', 'shared']);
  const count = { search: false, align: 'right', sorter: true } as const;
  return [
    {
      dataIndex: 'imgUrl',
      title: t('image'),
      search: false,
      render: (_, { imgUrl }) => (
        <img src={safeHref(imgUrl)} alt="" width={80} height={45} style={{ objectFit: 'cover', borderRadius: 4 }} />
      ),
    },
    { dataIndex: 'advertName', title: t('name') },
    dictColumn('biz_ad_position', 'advertPosition', t('position')),
    { dataIndex: 'advertiser', title: t('advertiser') },
    dictColumn('biz_ad_display_status', 'displayStatus', t('displayStatus')),
    { ...dictColumn<Advert>('sys_normal_disable', 'status', t('status')), hideInTable: true },
    { ...dictColumn<Advert>('biz_link_type', 'linkType', t('linkType')), search: false },
    { dataIndex: 'startTime', title: t('startTime'), search: false, sorter: true },
    { dataIndex: 'endTime', title: t('endTime'), search: false, sorter: true },
    { dataIndex: 'sort', title: t('shared:field.sort'), ...count },
    { dataIndex: 'viewCount', title: t('viewCount'), ...count },
    { dataIndex: 'clickCount', title: t('clickCount'), ...count },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), search: false, sorter: true },
    rangeColumn(t('startTime')),
  ];
}
