import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { allows } from '@/shared/transitions/moves';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { packageName, packages, rightsToForm, rightsToWire } from './package.api';
import { packageMoves } from './package.rules';
import { PackageFields } from './PackageFields';
import { usePackageColumns } from './usePackageColumns';
import { useShelve } from './useShelve';

const address = listAddress({
  filters: {
    packageName: text,
    packageType: entry,
    shelfStatus: entry,
  },
  sortable: ['price', 'validDays', 'saleCount', 'sort', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});
const permission = 'sales:package';

/** The list of packages: edit while off the shelf, sell while on it; a package that was sold cannot be removed. */
export default function PackageListPage() {
  const { t } = useTranslation('sales');
  const shelve = useShelve();
  return (
    <CrudPage
      api={packages}
      address={address}
      permission={permission}
      title={t('package.title')}
      nameOf={packageName}
      columns={usePackageColumns()}
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
