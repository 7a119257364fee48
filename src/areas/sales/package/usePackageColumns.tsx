import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import type { Package } from './package.api';

export function usePackageColumns(): Column<Package>[] {
  const { t } = useTranslation(['sales', 'shared']);
  const quota = (value: number | null | undefined) => (value === -1 ? t('package.unlimited') : value);
  return [
    { field: 'packageName', title: t('package.packageName'), filter: true },
    { field: 'shelfStatus', title: t('package.shelfStatus'), dict: 'biz_shelf_status', filter: true, card: 'state' },
    { field: 'price', title: t('package.price'), kind: 'money', sort: true, card: 'fact' },
    { field: 'saleCount', title: t('package.saleCount'), kind: 'number', sort: true, card: 'fact' },
    { field: 'packageType', title: t('package.packageType'), dict: 'biz_package_type', filter: true },
    { field: 'originalPrice', title: t('package.originalPrice'), kind: 'money' },
    { field: 'validDays', title: t('package.validDays'), kind: 'number', sort: true },
    ...(['positionQuota', 'resumeQuota'] as const).map((field): Column<Package> => ({
      field,
      title: t(`package.${field}`),
      kind: 'number',
      text: (row) => quota(row[field]),
    })),
    { field: 'sort', title: t('shared:field.sort'), kind: 'number', sort: true },
    { field: 'createTime', title: t('shared:field.createTime'), kind: 'time', sort: true },
  ];
}
