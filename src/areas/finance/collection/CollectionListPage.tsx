import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { addressOf } from '@/shared/list/addressOf';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { type Collection, collections } from './collection.resource';
import { CollectionDrawer } from './CollectionDrawer';
import { CollectionForm } from './CollectionForm';
import { CollectionSums } from './CollectionSums';
import { useCollectionActions } from './useCollectionActions';

/** The list of payments received. Users register, view, confirm and reject payments. */
export default function CollectionListPage() {
  const { t } = useTranslation(['finance', 'shared']);
  const open = useOpenDialog();
  const actionsOf = useCollectionActions();
  const show = (row: Collection) => open((close) => <CollectionDrawer row={row} onClose={close} />);
  const columns = columnsOf(t, collections, [
    { field: 'collectionNo', filter: true, width: 'code' },
    { field: 'collectionStatus', title: t('shared:field.status'), card: 'state' },
    { field: 'amount', sort: true, card: 'fact' },
    { field: 'payerName', filter: true, card: 'fact' },
    { field: 'payTime', sort: true, filter: true },
    { field: 'payChannel', filter: true },
    { field: 'orderNo', filter: true, width: 'code' },
    'confirmBy',
    'confirmTime',
    { field: 'createTime', sort: true },
    { field: 'tradeNo', filter: true, width: 'l' },
  ]);
  const address = addressOf(columns, {
    tab: { field: 'collectionStatus', values: ['0', '1', '2', '3'] },
    defaultSort: ({ collectionStatus }) => ({ field: 'payTime', order: collectionStatus === '0' ? 'asc' : 'desc' }),
  });
  return (
    <CrudPage
      api={collections}
      address={address}
      columns={columns}
      above={<CollectionSums />}
      states="biz_collection_status"
      exportable
      addLabel={t('collection.add')}
      form={({ close }) => <CollectionForm onClose={close} />}
      rowActions={(row) => [
        { label: t('shared:action.detail'), permission: 'finance:collection:get', onClick: () => show(row) },
        ...actionsOf(row),
      ]}
      footer={(rows) => <MoneyTotals api={collections} address={address} rows={rows} fields={[{ name: 'amount' }]} />}
    />
  );
}
