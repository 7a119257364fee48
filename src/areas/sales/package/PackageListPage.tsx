import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useCrud } from '@/shared/crud/useCrud';
import { dictColumn } from '@/shared/dict/dictColumn';
import { showMoney } from '@/shared/lib/money';
import { allows } from '@/shared/states/moves';
import { type Package, packages } from './package.api';
import { packageMoves } from './package.rules';
import { PackageForm } from './PackageForm';

const address = listAddress({
  filters: {
    packageName: text,
    packageType: oneOf('1', '2', '3', '4', '5'),
    shelfStatus: oneOf('0', '1', '2'),
  },
  sortable: ['price', 'validDays', 'saleCount', 'sort', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});
const nameOf = ({ packageName }: Package) => packageName;
const permission = 'sales:package';

/** The packages: written while they are off the shelf, sold while they are on it, kept once one was sold. */
export default function PackageListPage() {
  const { t } = useTranslation(['sales', 'shared']);
  const shelve = useShelve();
  const { opening, edit, actions, newButton } = useCrud({
    api: packages,
    permission,
    nameOf,
    closed: ({ shelfStatus }) => !allows(packageMoves.edit, shelfStatus),
    stays: ({ shelfStatus, saleCount }) => !allows(packageMoves.remove, shelfStatus) || (saleCount ?? 0) > 0,
    more: (row) =>
      (['putOn', 'takeOff'] as const)
        .filter((move) => allows(packageMoves[move], row.shelfStatus))
        .map((move) => ({
          label: t(`package.${move}`),
          permission: packageMoves[move].permission,
          onClick: () => shelve(row, move),
        })),
  });
  const number = { search: false, sorter: true, align: 'right' } as const;
  const quota = (value: number | null | undefined) => (value === -1 ? t('package.unlimited') : value);
  const columns: ProColumns<Package>[] = [
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
    actions,
  ];

  return (
    <>
      <DraftOffer<Package> path={packages.path} onResume={edit} />
      <CrudTable
        api={packages}
        address={address}
        columns={columns}
        nameOf={nameOf}
        title={t('package.title')}
        toolbar={newButton}
      />
      <PackageForm opening={opening} nameOf={nameOf} />
    </>
  );
}

/** Puts a package on the shelf or takes it off, after asking. */
function useShelve() {
  const { t } = useTranslation('sales');
  const ask = useAskedChange(packages.path);
  return (row: Package, move: 'putOn' | 'takeOff') => {
    ask({
      title: t(`package.${move}Title`),
      content: t(`package.${move}Ask`, { name: row.packageName, price: showMoney(row.price) }),
      okText: t(`package.${move}`),
      careful: true,
      run: () => packages.act('shelf', { id: row.id, shelfStatus: packageMoves[move].to }),
    });
  };
}
