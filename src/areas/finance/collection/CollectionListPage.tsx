import { addressOf } from '@/shared/list/addressOf';
import { useTranslation } from 'react-i18next';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { type Collection, collections } from './collection.resource';
import { CollectionDrawer } from './CollectionDrawer';
import { CollectionForm } from './CollectionForm';
import { CollectionSums } from './CollectionSums';
import { useCollectionActions } from './useCollectionActions';
import { useCollectionColumns } from './useCollectionColumns';

/** The list of payments received: register, view with voucher, confirm or reject. */
export default function CollectionListPage() {
  const { t } = useTranslation(['finance', 'shared']);
  const [dialogs, open] = useDialogs();
  const actionsOf = useCollectionActions(open);
  const show = (row: Collection) => open((close) => <CollectionDrawer row={row} open={open} onClose={close} />);
  const sums = [{ name: 'amount', label: t('collection.amount') }] as const;
  const columns = useCollectionColumns();
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
      footer={(rows) => <MoneyTotals path={collections.path} address={address} rows={rows} fields={sums} />}
    >
      {dialogs}
    </CrudPage>
  );
}
