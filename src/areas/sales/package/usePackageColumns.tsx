import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { type Package, packages } from './package.resource';

export function usePackageColumns(): Column<Package>[] {
  const { t } = useTranslation(['sales', 'shared']);
  const quota = (value: number | null | undefined) => (value === -1 ? t('package.unlimited') : value);
  return columnsOf(t, packages, [
    { field: 'packageName', filter: true },
    { field: 'shelfStatus', filter: true, card: 'state' },
    { field: 'price', sort: true, card: 'fact' },
    { field: 'saleCount', sort: true, card: 'fact' },
    { field: 'packageType', filter: true },
    'originalPrice',
    { field: 'validDays', sort: true },
    ...(['positionQuota', 'resumeQuota'] as const).map((field): Column<Package> => ({
      field,
      title: t(`package.${field}`),
      kind: 'number',
      text: (row) => quota(row[field]),
    })),
    { field: 'sort', sort: true },
    { field: 'createTime', sort: true },
  ]);
}
