import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { dictColumn } from '@/shared/dict/dictColumn';
import { showMoney } from '@/shared/lib/money';
import type { Package } from './package.api';

export function usePackageColumns(): ProColumns<Package>[] {
  const { t } = useTranslation(['sales', 'shared']);
  const number = { search: false, sorter: true, align: 'right' } as const;
  const quota = (value: number | null | undefined) => (value === -1 ? t('package.unlimited') : value);
  return [
    { dataIndex: 'packageName', title: t('package.packageName') },
    dictColumn('biz_package_type', 'packageType', t('package.packageType')),
    {
      dataIndex: 'originalPrice',
      title: t('package.originalPrice'),
      search: false,
      align: 'right',
      render: (_, { originalPrice }) => showMoney(originalPrice),
    },
    { dataIndex: 'price', title: t('package.price'), ...number, render: (_, { price }) => showMoney(price) },
    { dataIndex: 'validDays', title: t('package.validDays'), ...number },
    ...(['positionQuota', 'resumeQuota'] as const).map((name): ProColumns<Package> => ({
      dataIndex: name,
      title: t(`package.${name}`),
      search: false,
      align: 'right',
      renderText: (_, row) => quota(row[name]),
    })),
    { dataIndex: 'saleCount', title: t('package.saleCount'), ...number },
    { dataIndex: 'sort', title: t('shared:field.sort'), ...number },
    dictColumn('biz_shelf_status', 'shelfStatus', t('package.shelfStatus')),
    { dataIndex: 'createTime', title: t('shared:field.createTime'), search: false, sorter: true },
  ];
}
