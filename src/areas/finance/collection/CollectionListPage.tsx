import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { day, listAddress, text } from '@/shared/list/listAddress';
import { moneyColumn } from '@/shared/list/moneyColumn';
import { MoneyTotals } from '@/shared/list/MoneyTotals';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { ActionButtons } from '@/shared/actions/ActionButtons';
import { type Collection, collectionName, collections } from './collection.api';
import { CollectionDrawer } from './CollectionDrawer';
import { CollectionForm } from './CollectionForm';
import { CollectionSums } from './CollectionSums';
import { useDecisions } from './useDecisions';

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
  const decisions = useDecisions(open);
  const show = (row: Collection) =>
    open((close) => (
      <CollectionDrawer row={row} actions={(now) => <ActionButtons actions={decisions(now)} />} onClose={close} />
    ));
  const columns: ProColumns<Collection>[] = [
    { dataIndex: 'collectionNo', title: t('collection.collectionNo') },
    { dataIndex: 'orderNo', title: t('collection.orderNo') },
    { dataIndex: 'payerName', title: t('collection.payerName') },
    dictColumn('biz_pay_channel', 'payChannel', t('collection.payChannel')),
    moneyColumn('amount', t('collection.amount')),
    { dataIndex: 'tradeNo', title: t('collection.tradeNo') },
    { dataIndex: 'payTime', title: t('collection.payTime'), search: false, sorter: true },
    rangeColumn(t('collection.payTime')),
    { ...dictColumn<Collection>('biz_collection_status', 'collectionStatus', t('shared:field.status')), search: false },
    { dataIndex: 'confirmBy', title: t('collection.confirmBy'), search: false },
    { dataIndex: 'confirmTime', title: t('collection.confirmTime'), search: false },
    { dataIndex: 'createTime', title: t('collection.createTime'), search: false, sorter: true },
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
