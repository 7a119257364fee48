import { useTranslation } from 'react-i18next';
import { allows } from '@/shared/resource/transitions/moves';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { type Package, packages, rightsToForm, rightsToWire } from './package.resource';
import { packageMoves } from './package.rules';
import { PackageFields } from './PackageFields';
import { useShelve } from './useShelve';

/**
 * The list of packages. A package on the shelf is on sale. Users can edit and remove only packages off the shelf. A
 * package that was sold cannot be removed.
 */
export default function PackageListPage() {
  const shelve = useShelve();
  const columns = usePackageColumns();
  return (
    <CrudPage
      api={packages}
      columns={columns}
      defaultSort={{ field: 'createTime', order: 'desc' }}
      uneditable={({ shelfStatus }) => !allows(packageMoves.edit, shelfStatus)}
      undeletable={({ shelfStatus, saleCount }) => !allows(packageMoves.remove, shelfStatus) || (saleCount ?? 0) > 0}
      rowActions={(row, { edit, remove }) => [...edit, ...shelve(row), ...remove]}
      form={{
        as: 'drawer',
        start: { validDays: 365 },
        mapping: { toForm: rightsToForm, toWire: rightsToWire },
        fields: <PackageFields />,
      }}
    />
  );
}

function usePackageColumns(): Column<Package>[] {
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
