import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { day, listAddress, text } from '@/shared/list/listAddress';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { type Collection, collectionName, collections } from './collection.api';
import { CollectionDrawer } from './CollectionDrawer';
import { CollectionForm } from './CollectionForm';
import { CollectionSums } from './CollectionSums';
import { useCollectionActions } from './useCollectionActions';

const address = listAddress({
  filters: {
    collectionNo: text,
    orderNo: text,
    payerName: text,
    payChannel: text,
    tradeNo: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['amount', 'payTime', 'createTime'],
  tab: { field: 'collectionStatus', values: ['0', '1', '2', '3'] },
  defaultSort: ({ collectionStatus }) => ({ field: 'payTime', order: collectionStatus === '0' ? 'asc' : 'desc' }),
});

/** The list of payments received: register, view with voucher, confirm or reject. */
export default function CollectionListPage() {
  const { t } = useTranslation(['finance', 'shared']);
  const [dialogs, open] = useDialogs();
  const decisions = useCollectionActions(open);
  const show = (row: Collection) =>
    open((close) => (
      <CollectionDrawer row={row} actions={(now) => <ActionButtons actions={decisions(now)} />} onClose={close} />
    ));
  const columns: Column<Collection>[] = [
    { field: 'collectionNo', title: t('collection.collectionNo'), filter: true, width: 'code' },
    { field: 'collectionStatus', title: t('shared:field.status'), dict: 'biz_collection_status', card: 'state' },
    { field: 'amount', title: t('collection.amount'), kind: 'money', sort: true, card: 'fact' },
    { field: 'payerName', title: t('collection.payerName'), filter: true, card: 'fact' },
    { field: 'payTime', title: t('collection.payTime'), kind: 'time', sort: true, filter: true },
    { field: 'payChannel', title: t('collection.payChannel'), dict: 'biz_pay_channel', filter: true },
    { field: 'orderNo', title: t('collection.orderNo'), filter: true, width: 'code' },
    { field: 'confirmBy', title: t('collection.confirmBy') },
    { field: 'confirmTime', title: t('collection.confirmTime'), kind: 'time' },
    { field: 'createTime', title: t('collection.createTime'), kind: 'time', sort: true },
    { field: 'tradeNo', title: t('collection.tradeNo'), filter: true, width: 'l' },
  ];

  return (
    <CrudPage
      api={collections}
      address={address}
      permission="finance:collection"
      title={t('collection.title')}
      nameOf={collectionName}
      columns={columns}
      above={<CollectionSums />}
      states="biz_collection_status"
      exportable
      addLabel={t('collection.add')}
      form={({ close }) => <CollectionForm onClose={close} />}
      rowActions={(row) => [
        { label: t('shared:action.detail'), permission: 'finance:collection:get', onClick: () => show(row) },
        ...decisions(row),
      ]}
      footer={(rows) => (
        <MoneyTotals
          path={collections.path}
          address={address}
          rows={rows}
          fields={[{ name: 'amount', label: t('collection.amount') }]}
        />
      )}
    >
      {dialogs}
    </CrudPage>
  );
}
