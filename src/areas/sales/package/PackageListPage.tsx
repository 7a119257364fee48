import { allows } from '@/shared/transitions/moves';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { packages, rightsToForm, rightsToWire } from './package.resource';
import { packageMoves } from './package.rules';
import { PackageFields } from './PackageFields';
import { usePackageColumns } from './usePackageColumns';
import { useShelve } from './useShelve';

/** The list of packages: editable while off the shelf, sold while on it; a sold package cannot be removed. */
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
